package dev.wirebench.qualities;

/**
 * A message that was damaged.
 *
 * @param caseId how
 * @param what was done to it, in a few words
 * @param value which of the payload's values it was; {@link #NO_VALUE} if it was none of them
 */
record DamagedMessage(String caseId, String what, byte[] bytes, int value) {
  /** It stands for none. */
  static final int NO_VALUE = -1;
}

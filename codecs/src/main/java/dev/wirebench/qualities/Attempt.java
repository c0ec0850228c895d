package dev.wirebench.qualities;

/** One input that is tried on a codec: it may throw, never return, or end the JVM. */
public interface Attempt {
  /** The subject of the attempt where a case has several, a payload for instance; else empty. */
  default String about() {
    return "";
  }

  String caseId();

  /**
   * The input that shows it, made by {@link Excerpt}. Empty if the attempt makes it: {@link
   * Answer}.
   */
  String input();

  /**
   * Makes the attempt. The caller tells a stack overflow from exhausted memory.
   *
   * @throws Exception what the codec throws
   */
  Answer run() throws Exception;

  /** The outcome if the codec throws an exception. */
  Outcome thrown();
}

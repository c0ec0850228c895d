package dev.wirebench.qualification;

import java.util.Locale;

/** A rule that a codec must keep for a payload before it is measured. */
public enum Clause {
  /** Every value is equal after serialize and deserialize. */
  ROUND_TRIP,
  /** The application holds what the traits say: no class that the codec made for itself. */
  HELD,
  /** {@code serialize} returns an array that later calls leave alone. */
  FRESH_OUTPUT,
  /** Neither {@code deserialize} writes to its bytes nor {@code serialize} to its value. */
  UNTOUCHED_INPUT,
  /** A value that was read shares nothing with the bytes nor with the value read next. */
  NO_ALIASING,
  /** Nothing in a value that was read is left to be decoded when it is first asked for. */
  READ_WHOLE,
  /** A value gives the same bytes each time. */
  DETERMINISTIC,
  /** A value of other lengths, not known at set-up, is equal after a round trip. */
  UNSEEN_VALUES,
  /** No result of an earlier call is given out again, whatever is given in. */
  NOTHING_REMEMBERED,
  /**
   * Every proper prefix of a message is rejected or yields an unequal value, in a buffer also with
   * the rest of the message behind it. Whoever breaks it is marked, and measured all the same: that
   * is no reason to lose the speed of a library.
   */
  TRUNCATION,
  /** A codec writes and reads its own part of the caller's buffer, and nothing else of it. */
  CALLERS_BUFFER,
  /** A value is written into the caller's buffer without an array of its own before. */
  NOTHING_COPIED,
  /** JSON output, as a tree, equals the payload's document. */
  DOCUMENT,
  /** The library's tree holds what the document holds. */
  PARSE,
  /** Threads that share a binding get what one alone gets, if the traits allow it to be shared. */
  THREADS,
  /**
   * An extreme value of a leaf, such as the largest number, is equal after a round trip. A codec
   * that breaks it is marked: the payload holds no such value.
   */
  EDGES;

  /** Says whether a codec that breaks the clause is not measured. */
  public boolean excludes() {
    return this != TRUNCATION && this != EDGES;
  }

  /**
   * Says whether the clause looks at values that are made from the payload's own, and are none of
   * these.
   */
  boolean looksAtMadeValues() {
    return switch (this) {
      case UNSEEN_VALUES, NOTHING_REMEMBERED, TRUNCATION, EDGES -> true;
      default -> false;
    };
  }

  /** The name as it is printed: {@code round-trip}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

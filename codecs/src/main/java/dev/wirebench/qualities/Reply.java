package dev.wirebench.qualities;

import java.io.Serializable;

/**
 * One reply of the JVM of a codec. The first may be about the input that ended the JVM before it.
 * The others are about one attempt each, and the last says that there are no more.
 *
 * @param kind what it is
 * @param index of the attempt
 * @param isLast whether the JVM ends behind it by itself, though more attempts may follow
 */
record Reply(
    Kind kind,
    int index,
    String about,
    String caseId,
    Outcome outcome,
    String said,
    String input,
    boolean isLast)
    implements Serializable {

  enum Kind {
    /** The codec has been set up. */
    READY,
    /** The quality has nothing to ask of it. */
    REFUSED,
    ATTEMPT,
    END
  }

  static Reply ready() {
    return bare(Kind.READY, "");
  }

  static Reply refused(String reason) {
    return bare(Kind.REFUSED, reason);
  }

  static Reply end() {
    return bare(Kind.END, "");
  }

  private static Reply bare(Kind kind, String said) {
    return new Reply(kind, -1, "", "", null, said, "", kind != Kind.READY);
  }

  static Reply of(int index, Attempt attempt, Answer answer, boolean isLast) {
    return new Reply(
        Kind.ATTEMPT,
        index,
        attempt.about(),
        attempt.caseId(),
        answer.outcome(),
        answer.said(),
        answer.input().isEmpty() ? attempt.input() : answer.input(),
        isLast);
  }

  /**
   * The group of similar attempts. Where too many of them take all of their time, the rest is not
   * tried.
   */
  String group() {
    return group(about, caseId);
  }

  static String group(String about, String caseId) {
    return about + "/" + caseId;
  }
}

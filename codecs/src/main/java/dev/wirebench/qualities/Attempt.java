package dev.wirebench.qualities;

/** One input that is tried on a codec: it may throw, never return, or end the JVM. */
public interface Attempt {
  /** What it is tried with where there are several, a payload for instance; else empty. */
  default String about() {
    return "";
  }

  String caseId();

  /** What shows it; made by {@link Excerpt}. Empty if the attempt makes it: {@link Answer}. */
  String input();

  /**
   * What happens: stack overflow and exhausted memory are told apart by who calls.
   *
   * @throws Exception what the codec throws
   */
  Answer run() throws Exception;

  /** What it means that the codec threw an exception. */
  Outcome thrown();
}

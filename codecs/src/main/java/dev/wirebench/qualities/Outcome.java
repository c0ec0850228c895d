package dev.wirebench.qualities;

import java.util.Arrays;
import java.util.Locale;

/**
 * The outcome of a case that was tried on a codec.
 *
 * <p>A stack overflow is neutral: it ends the one call that read the message, if the caller expects
 * more than exceptions. Memory that is exhausted, a thread that never returns and a JVM that dies
 * are the trouble of everybody else in the process.
 */
public enum Outcome {
  /** The message is read as it was meant. */
  ACCEPTS(Grade.NEUTRAL),
  /** An exception says that it cannot be read. */
  REJECTS(Grade.NEUTRAL),
  /** The text is read as something else than it says, without an error. */
  CHANGES_THE_VALUE(Grade.HARD),
  /** A damaged message is read as another value, without an error. */
  WRONG_VALUE(Grade.NEUTRAL),
  STACK_OVERFLOW(Grade.NEUTRAL),
  MEMORY_EXHAUSTED(Grade.HARD),
  /** Nothing came back within the time that an input has. */
  HANGS(Grade.HARD),
  /** The JVM died. */
  CRASHES(Grade.HARD),
  /** An object was made of a class that the bytes named. */
  INSTANTIATES(Grade.HARD),
  WORKS(Grade.GOOD),
  /** A value was lost without an error, and a default replaces it. */
  DEFAULT(Grade.NEUTRAL),
  ERROR(Grade.NEUTRAL),
  SILENT_GARBAGE(Grade.HARD),
  RIGHT(Grade.GOOD),
  WRONG(Grade.HARD),
  THROWS(Grade.HARD),
  YES(Grade.GOOD),
  NO(Grade.NEUTRAL),
  /**
   * The case concerns the codec, and the codec was not executed in it: there is no message for it,
   * or too many like it took all of their time, or ended the JVM. Nothing is known.
   */
  UNTESTED(Grade.NONE),
  /** The codec has nothing that the case is about; the observation says why. */
  NOT_APPLICABLE(Grade.NONE);

  private final Grade grade;

  Outcome(Grade grade) {
    this.grade = grade;
  }

  /** The name as tables and files have it: {@code changes the value}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public Grade grade() {
    return grade;
  }

  /**
   * The outcome with this label.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Outcome of(String label) {
    return Arrays.stream(values())
        .filter(outcome -> outcome.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no outcome '" + label + "'"));
  }

  @Override
  public String toString() {
    return label();
  }
}

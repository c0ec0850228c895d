package dev.wirebench.qualities.use;

import dev.wirebench.qualities.Case;
import java.util.Locale;

/** A question about the daily use of a codec. */
enum UseCase {
  SAME_BYTES_AGAIN(
      "same bytes for an equal value",
      "A value, the same value again, and an equal one that was built anew: are the bytes the same?"),
  SAME_BYTES_OF_ANOTHER_ORDER(
      "same bytes for another order of a map",
      "A map that is equal, and was filled in another order: are the bytes the same? Only then do"
          + " equal values have one signature and one key in a cache."),
  SAME_BYTES_ELSEWHERE(
      "same bytes in another JVM",
      "The same values in a JVM that was started anew: are the bytes the same?"),
  MESSAGES_IN_ONE_STREAM(
      "several messages in one stream",
      "Three messages are written to a stream one after the other, and read again. Works without"
          + " anything between them, or no: then an application has to write the length of each"
          + " message before it. By the calls that the row makes: a library may have others for it,"
          + " such as Protobuf's writeDelimitedTo."),
  READ_WITHOUT_CLASSES(
      "read without classes or schema",
      "Can whoever has nothing but the bytes see what is in them? Texts that people can read, or a"
          + " library that makes a tree of its own of them."),
  SHARED_BY_THREADS(
      "shared by threads",
      "One binding is used by all processors at once for seconds, each thread with values of its own:"
          + " right, wrong or throws, where the row says that threads may share it; where it says"
          + " that they must not, no. What came out right is no proof."),
  WITHOUT_GENERATED_CODE(
      "without generated code",
      "Is there anything to generate, annotate, register or write by hand before a class can be"
          + " sent? By the needs that the row states."),
  FIRST_MESSAGE(
      "the first message",
      "Writes and reads a first message in a new JVM, and says what that has loaded: classes and"
          + " threads by then, and the jars that the codec brings. How long it takes is measured"
          + " elsewhere.");

  private final String title;
  private final String explanation;

  UseCase(String title, String explanation) {
    this.title = title;
    this.explanation = explanation;
  }

  /** The name as the user writes it: {@code same-bytes-again}. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  Case toCase() {
    return new Case(id(), title, explanation);
  }
}

package dev.wirebench.codec;

/**
 * What is on the wire. Those here are shared by several codecs; a codec of another format makes its
 * own.
 *
 * @param label as reports print it
 * @param humanReadable whether a person can read a message without tools
 * @param needsSchema whether both ends need a schema file that is compiled into code
 * @param languages where implementations are maintained
 */
public record Format(String label, boolean humanReadable, boolean needsSchema, String languages) {
  public static final Format JSON = new Format("JSON", true, false, "every language");

  public static final Format PROTOBUF =
      new Format("Protobuf", false, true, "C++, C#, Dart, Go, Java, Kotlin, Python, Rust and more");

  public static final Format KRYO = new Format("Kryo", false, false, "JVM only");

  public static final Format CBOR =
      new Format("CBOR", false, false, "C, C++, C#, Go, Java, Kotlin, Python, Rust and more");

  public static final Format MESSAGE_PACK =
      new Format("MessagePack", false, false, "C, C++, C#, Go, Java, Python, Rust and more");
}

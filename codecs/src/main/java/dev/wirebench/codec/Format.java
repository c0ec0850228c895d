package dev.wirebench.codec;

/**
 * A format on the wire. Several codecs share the formats here; a codec of another format makes its
 * own.
 *
 * @param label as reports print it
 * @param humanReadable whether a person can read a message without tools
 * @param languages where implementations are maintained
 */
public record Format(String label, boolean humanReadable, String languages) {
  public static final Format JSON = new Format("JSON", true, "every language");

  public static final Format PROTOBUF =
      new Format("Protobuf", false, "C++, C#, Dart, Go, Java, Kotlin, Python, Rust and more");

  public static final Format KRYO = new Format("Kryo", false, "JVM only");

  public static final Format CBOR =
      new Format("CBOR", false, "C, C++, C#, Go, Java, Kotlin, Python, Rust and more");

  public static final Format SMILE =
      new Format("Smile", false, "Java, and ports to C, Go, Rust and more");

  public static final Format MESSAGE_PACK =
      new Format("MessagePack", false, "C, C++, C#, Go, Java, Python, Rust and more");
}

package dev.wirebench.codec;

/** What is on the wire. */
public enum Format {
  JSON("JSON", true, false, "every language"),
  PROTOBUF("Protobuf", false, true, "C++, C#, Dart, Go, Java, Kotlin, Python, Rust and more"),
  KRYO("Kryo", false, false, "JVM only");

  private final String label;
  private final boolean humanReadable;
  private final boolean needsSchema;
  private final String languages;

  Format(String label, boolean humanReadable, boolean needsSchema, String languages) {
    this.label = label;
    this.humanReadable = humanReadable;
    this.needsSchema = needsSchema;
    this.languages = languages;
  }

  public String label() {
    return label;
  }

  public boolean humanReadable() {
    return humanReadable;
  }

  /** Whether both ends need a schema file that is compiled into code. */
  public boolean needsSchema() {
    return needsSchema;
  }

  /** Where implementations are maintained. */
  public String languages() {
    return languages;
  }
}

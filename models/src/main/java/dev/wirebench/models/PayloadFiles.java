package dev.wirebench.models;

/** Where the build leaves a payload's values and documents on the class path. */
public final class PayloadFiles {
  /** A Java-serialized list of beans. */
  public static final String VALUES = "values.ser";

  /** One minified document a line, in UTF-8. */
  public static final String DOCUMENTS = "documents.jsonl";

  private PayloadFiles() {}

  public static String path(String payload, String file) {
    return "dev/wirebench/models/payloads/" + payload + "/" + file;
  }
}

package dev.wirebench.models;

/** Where the build leaves the payloads' ids, values and documents on the class path. */
public final class PayloadFiles {
  /** One id a line. A class path can hold several such files. */
  public static final String IDS = "dev/wirebench/models/payload-ids.txt";

  /** Beans, each a Java-serialized object: the unseen value, then the others. */
  public static final String VALUES = "values.ser";

  /** One minified document a line, in UTF-8, in the order of the values. */
  public static final String DOCUMENTS = "documents.jsonl";

  /** As {@link #DOCUMENTS}, without what a payload leaves out; absent if that is nothing. */
  public static final String INPUTS = "inputs.jsonl";

  private PayloadFiles() {}

  public static String path(String payload, String file) {
    return "dev/wirebench/models/payloads/" + payload + "/" + file;
  }
}

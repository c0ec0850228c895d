package dev.wirebench.models;

/** The places where the build leaves the payloads' ids, values and documents on the class path. */
public final class PayloadFiles {
  /** One id a line. A class path can hold several such files. */
  public static final String IDS = "dev/wirebench/models/payload-ids.txt";

  /** The ids of payloads that codecs are looked at with, and which are not measured. */
  public static final String PROBE_IDS = "dev/wirebench/models/probe-ids.txt";

  /** The folder with a folder for each payload. */
  public static final String PAYLOADS = "dev/wirebench/models/payloads";

  /** Beans, each a Java-serialized object: the unseen value, then the others. */
  public static final String VALUES = "values.ser";

  /** One minified document a line, in UTF-8, in the order of the values. */
  public static final String DOCUMENTS = "documents.jsonl";

  /**
   * The documents of {@link #DOCUMENTS}, without what a payload leaves out; absent if that is
   * nothing.
   */
  public static final String INPUTS = "inputs.jsonl";

  /** An empty file, which is there if no field of any value is null: see {@link Nulls}. */
  public static final String NO_NULLS = "no-nulls.txt";

  /**
   * The number of values, from the first, that are documents which a user has given. It is absent
   * where the values are the suite's own.
   */
  public static final String GIVEN = "given.txt";

  /**
   * The files that a payload in a jar needs on the class path, one absolute path a line. They come
   * after all libraries, so that those of the suite are used.
   */
  public static final String CLASS_PATH_LAST = "dev/wirebench/models/class-path-last.txt";

  /** The files that come before all libraries, so that they are used instead of the suite's. */
  public static final String CLASS_PATH_FIRST = "dev/wirebench/models/class-path-first.txt";

  private PayloadFiles() {}

  /**
   * The reason why a payload has no classes for a library that generates code: a sentence. Most
   * payloads have no such file.
   *
   * @param codec whose library it is
   */
  public static String absent(String codec) {
    return "absent-" + codec + ".txt";
  }

  public static String path(String payload, String file) {
    return PAYLOADS + "/" + payload + "/" + file;
  }
}

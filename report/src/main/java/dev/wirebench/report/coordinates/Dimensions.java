package dev.wirebench.report.coordinates;

/** Names of what cells can differ in. */
public final class Dimensions {
  public static final String CODEC = "codec";
  public static final String PAYLOAD = "payload";
  public static final String OPERATION = "operation";
  public static final String MEDIUM = "medium";
  public static final String CLASS = "class";
  public static final String METHOD = "method";
  public static final String MODE = "mode";
  public static final String THREADS = "threads";
  public static final String JDK = "jdk";
  public static final String SOURCE = "source";

  private Dimensions() {}
}

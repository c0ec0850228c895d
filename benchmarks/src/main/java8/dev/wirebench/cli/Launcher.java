package dev.wirebench.cli;

import java.lang.reflect.InvocationTargetException;

/**
 * The entry point, compiled for Java 8: a JVM that is too old gets a sentence instead of the stack
 * trace of a class that it cannot read.
 */
public final class Launcher {
  private static final int OLDEST = 17;

  private Launcher() {}

  public static void main(String[] args) throws Exception {
    String refusal = refusal(System.getProperty("java.specification.version"));
    if (refusal != null) {
      System.err.println(refusal);
      System.exit(2);
    }
    try {
      Class.forName("dev.wirebench.cli.Main")
          .getMethod("main", String[].class)
          .invoke(null, (Object) args);
    } catch (InvocationTargetException e) {
      throw e.getCause() instanceof Exception ? (Exception) e.getCause() : e;
    }
  }

  /**
   * @param version as in {@code java.specification.version}: 1.8, 11, 17
   * @return why this version cannot be used, or null if it can
   */
  static String refusal(String version) {
    int feature = Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
    return feature >= OLDEST
        ? null
        : "Java "
            + feature
            + " is too old: start this with JDK "
            + OLDEST
            + " or newer, for instance by setting JAVA_HOME and PATH.";
  }
}

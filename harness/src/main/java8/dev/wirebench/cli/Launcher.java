package dev.wirebench.cli;

import java.lang.reflect.InvocationTargetException;

/**
 * The entry point, compiled for Java 8: a JVM that is too old gets a sentence instead of the stack
 * trace of a class that it cannot read.
 */
public final class Launcher {
  private static final int OLDEST = 17;

  /** The exit code of a failure that no command has foreseen: EX_SOFTWARE of sysexits.h. */
  static final int FAILED = 70;

  private Launcher() {}

  /** Ends the JVM with a sentence and an exit code, whatever is thrown. */
  public static void main(String[] args) {
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
      fail(e.getCause());
    } catch (Throwable e) {
      fail(e);
    }
  }

  private static void fail(Throwable thrown) {
    try {
      System.err.println(failure(thrown));
    } finally {
      // Without hooks, which may need what has run out.
      Runtime.getRuntime().halt(FAILED);
    }
  }

  /** The sentence about something that no command has foreseen, with the place in our code. */
  static String failure(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null
        && (cause instanceof ExceptionInInitializerError || cause.getMessage() == null)) {
      cause = cause.getCause();
    }
    String place = "";
    for (StackTraceElement element : cause.getStackTrace()) {
      if (place.isEmpty() && element.getClassName().startsWith("dev.wirebench.")) {
        place = " at " + element;
      }
    }
    return "The program failed ("
        + cause
        + place
        + "). If neither memory nor files nor disk ran out, this is a defect of Wirebench: report it"
        + " with this line.";
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

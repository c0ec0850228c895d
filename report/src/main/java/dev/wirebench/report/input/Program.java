package dev.wirebench.report.input;

/** The program that reads, judges and shows. */
public final class Program {
  /**
   * Its name and version, as in {@code wirebench 0.1.0}: as a run's files name what made them. What
   * is not run from its jar says that.
   */
  public static final String TEXT = text(Program.class.getPackage().getImplementationVersion());

  private Program() {}

  /**
   * @param version from the jar's manifest; null without one
   */
  static String text(String version) {
    return "wirebench " + (version == null ? "(not from a jar)" : version);
  }
}

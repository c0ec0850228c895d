package dev.wirebench.console;

import picocli.CommandLine.Model.CommandSpec;

/** The terminal that a command's words are read on, if it is one. */
public final class Screen {
  /**
   * The variable in which shells, and users who pipe the output, say how many characters a line
   * has.
   */
  private static final String COLUMNS = "COLUMNS";

  private Screen() {}

  /**
   * Characters of a line: what the environment says, else what the help texts find out; of a file
   * or a pipe, as many as there are.
   */
  public static int width() {
    String said = System.getenv().getOrDefault(COLUMNS, "");
    if (said.matches("[1-9]\\d{1,3}")) {
      return Integer.parseInt(said);
    }
    return System.console() == null
        ? Integer.MAX_VALUE
        : CommandSpec.create().usageMessage().autoWidth(true).width();
  }
}

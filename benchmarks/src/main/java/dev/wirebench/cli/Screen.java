package dev.wirebench.cli;

import picocli.CommandLine.Model.CommandSpec;

/** The terminal that a command's words are read on, if it is one. */
final class Screen {
  private Screen() {}

  /**
   * Characters of a line, as the help texts find it out; of a file or a pipe, as many as there are.
   */
  static int width() {
    return System.console() == null
        ? Integer.MAX_VALUE
        : CommandSpec.create().usageMessage().autoWidth(true).width();
  }
}

package dev.wirebench.cli;

import picocli.CommandLine.Command;

/** Stands in the help text; {@link Main} hands the arguments over before they are parsed. */
@Command(
    name = JmhCommand.NAME,
    description = "JMH's own command line, for people who know it: jmh -l, jmh -h.")
final class JmhCommand implements Runnable {
  static final String NAME = "jmh";

  @Override
  public void run() {
    throw new AssertionError("Main hands jmh to JMH");
  }
}

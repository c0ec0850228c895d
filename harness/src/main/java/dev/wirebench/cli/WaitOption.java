package dev.wirebench.cli;

import picocli.CommandLine.Option;

/** The option of a command that cannot run beside another campaign. */
final class WaitOption {
  @Option(
      names = "--wait",
      description = "Wait for another campaign on this machine to end, instead of refusing.")
  private boolean wait;

  boolean isGiven() {
    return wait;
  }
}

package dev.wirebench.options;

import picocli.CommandLine.Option;

/** The option of a command that cannot run beside another campaign. */
public final class WaitOption {
  @Option(
      names = "--wait",
      description = "Wait for another campaign on this machine to end, instead of refusing.")
  private boolean wait;

  public boolean isGiven() {
    return wait;
  }
}

package dev.wirebench.options;

import dev.wirebench.campaign.CampaignOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how a campaign behaves on its machine. */
public final class MachineOptions {
  @Option(
      names = "--force",
      description = "Measure even if the machine is noisy; the run records how noisy it was.")
  private boolean force;

  @Mixin private WaitOption wait;

  @Option(
      names = "--no-probe",
      description = "Do not look at the machine's noise for four seconds first.")
  private boolean noProbe;

  public CampaignOptions manners() {
    return new CampaignOptions(force, wait.isGiven(), !noProbe);
  }
}

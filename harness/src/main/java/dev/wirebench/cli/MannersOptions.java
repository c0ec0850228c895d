package dev.wirebench.cli;

import dev.wirebench.campaign.CampaignOptions;
import picocli.CommandLine.Option;

/** How a campaign behaves on its machine. */
final class MannersOptions {
  @Option(
      names = "--force",
      description = "Measure even if the machine is noisy; the run records how noisy it was.")
  private boolean force;

  @Option(
      names = "--wait",
      description = "Wait for another campaign on this machine to end, instead of refusing.")
  private boolean wait;

  @Option(
      names = "--no-probe",
      description = "Do not look at the machine's noise for four seconds first.")
  private boolean noProbe;

  CampaignOptions manners() {
    return new CampaignOptions(force, wait, !noProbe);
  }
}

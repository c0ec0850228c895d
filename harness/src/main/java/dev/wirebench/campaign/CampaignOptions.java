package dev.wirebench.campaign;

import dev.wirebench.machine.NoiseProbe.Noise;
import dev.wirebench.report.input.NoiseLevel;

/**
 * The behaviour of a campaign on its machine.
 *
 * @param force measure on a noisy machine too
 * @param patient wait for another campaign to end, instead of refusing
 * @param probe look at the machine's noise first
 */
public record CampaignOptions(boolean force, boolean patient, boolean probe) {

  /**
   * Says whether a machine is too noisy to measure on.
   *
   * @param noise null if it was not looked at
   */
  public boolean refuses(Noise noise) {
    return noise != null && noise.verdict() == NoiseLevel.RED && !force;
  }

  /** This behaviour, except that noise is recorded and is no reason to refuse. */
  public CampaignOptions forced() {
    return new CampaignOptions(true, patient, probe);
  }
}

package dev.wirebench.plan;

import java.util.List;
import java.util.Objects;

/**
 * The baseline and variants that the codecs of a comparison are compared with, and the precision of
 * the ratios.
 *
 * @param baseline the codec that others are compared with
 * @param variants further names of codecs, each a row of its own
 * @param precision half-width of a ratio's 95 % interval, as a share of the ratio, at which its
 *     cell may leave
 */
public record PlannedComparison(String baseline, List<String> variants, double precision) {
  public PlannedComparison {
    Objects.requireNonNull(baseline, "baseline");
    variants = List.copyOf(variants);
  }

  /** The smallest difference that is taken to matter, unless the user says otherwise. */
  public static final double PRECISION = 0.03;
}

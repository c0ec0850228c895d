package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.Report;
import java.util.Comparator;
import java.util.List;

/** All analysers: one file and one line each. */
public final class Findings {
  /** The kind of the finding that says what was guessed, of files that no run describes. */
  public static final String GUESSED_ROWS = "foreign-tables";

  /** The kind of the finding about the difference between identical rows. */
  public static final String NOISE_FLOOR = "noise-floor";

  private static final List<Analyser> ANALYSERS =
      List.of(
          new FailedCells(),
          new DoubtfulRecord(),
          new MissingCells(),
          new LeftOutTables(),
          new PrivateData(),
          new UnusableScores(),
          new ShortForks(),
          new ShortSamples(),
          new BelowFloor(),
          new HiddenWork(),
          new NoisyHost(),
          new Throttled(),
          new FlagsFromOutside(),
          new ClockWasSet(),
          new NoiseFloor(),
          new PairingFailed(),
          new BurstsInSlices(),
          new RoundsDisagree(),
          new BusyWaiting(),
          new WarmUpNotFinished(),
          new BimodalForks(),
          new DriftingForks(),
          new FewForks(),
          new TooLargeToCompile(),
          new DifferentJvms(),
          new IntervalTooWide(),
          new NotConverged(),
          new AllocationDiffers(),
          new OutputDiffers(),
          new DefaultLosesToTuned(),
          new CostOfTheSpi(),
          new Excluded(),
          new DefectiveCodecs(),
          new HardQualities(),
          new OtherVersionTried(),
          new ForeignTables());

  private Findings() {}

  /**
   * The findings of a report, most severe first. Among warnings, those with an unknown effect come
   * first, then those with the largest.
   */
  public static List<Finding> of(Report report) {
    return ANALYSERS.stream()
        .flatMap(analyser -> analyser.find(report).stream())
        .sorted(
            Comparator.comparing(Finding::severity)
                .thenComparingDouble(finding -> finding.mayMislead() ? largestFirst(finding) : 0))
        .toList();
  }

  private static double largestFirst(Finding finding) {
    return Double.isNaN(finding.effect()) ? Double.NEGATIVE_INFINITY : -finding.effect();
  }
}

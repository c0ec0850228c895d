package dev.wirebench.report.comparison;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.input.Sources;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/** Two results, compared. */
final class Pairs {
  /** Logarithms of forks around their mean: their variance is 0.00025. */
  private static final double[] SPREAD = {-0.02, -0.01, 0, 0.01, 0.02};

  private Pairs() {}

  /** Five forks whose logarithms have this mean's logarithm as theirs. */
  static double[] five(double mean) {
    return Arrays.stream(SPREAD).map(log -> mean * Math.exp(log)).toArray();
  }

  static RunComparison compare(
      Path folder, JmhFixture before, JmhFixture after, ComparisonSettings settings) {
    return compare(
        before.write(folder.resolve("before.json")),
        after.write(folder.resolve("after.json")),
        settings);
  }

  static RunComparison compare(Path folder, JmhFixture before, JmhFixture after) {
    return compare(folder, before, after, ComparisonSettings.DEFAULT);
  }

  static RunComparison compare(Path folder, RunFixture before, RunFixture after) {
    return compare(
        before.write(folder.resolve("before")),
        after.write(folder.resolve("after")),
        ComparisonSettings.DEFAULT);
  }

  private static RunComparison compare(Path before, Path after, ComparisonSettings settings) {
    var sources = Sources.read(List.of(before, after));
    return RunComparison.of(sources.get(0), sources.get(1), settings);
  }

  static ComparisonSettings forbidding(double regression) {
    return new ComparisonSettings(0.03, OptionalDouble.of(regression));
  }
}

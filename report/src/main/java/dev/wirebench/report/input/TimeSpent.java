package dev.wirebench.report.input;

import dev.wirebench.base.Durations;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The time that a run was worked on, in seconds, by what it was spent on.
 *
 * @param start of the run and of JVMs, probe and drawn values included
 * @param checks before the measurement, and of forks that are asked again after theirs
 * @param warmup in which forks warmed up and none measured
 * @param measurement in which one fork measured
 * @param waiting between the measurements of interleaved forks
 */
public record TimeSpent(
    double start, double checks, double warmup, double measurement, double waiting) {
  private static final long MILLIS = 1000;

  /** The parts by their names, in seconds. */
  public Map<String, Double> parts() {
    Map<String, Double> parts = new LinkedHashMap<>();
    parts.put("start", start);
    parts.put("checks", checks);
    parts.put("warm-up", warmup);
    parts.put("measurement", measurement);
    parts.put("waiting", waiting);
    return parts;
  }

  /** The whole time and the share of each part, in one line. */
  public String text() {
    double whole = start + checks + warmup + measurement + waiting;
    return parts().entrySet().stream()
        .map(part -> share(part.getKey(), part.getValue() / whole))
        .collect(Collectors.joining(", ", Durations.text(Math.round(whole * MILLIS)) + ": ", ""));
  }

  private static String share(String name, double share) {
    return String.format(Locale.ROOT, "%s %.0f %%", name, 100 * share);
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.input.BadInput;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A situation to decide for: so many messages a second, each written once and read once.
 *
 * @param rate messages per second
 * @param baseline what is used today; empty: the run's baseline
 * @param cores processors of the service; empty: those of the machine that was measured
 * @param medium {@code bytes} or {@code string}
 * @param jdk label; empty: the first of the report
 */
public record Scenario(
    double rate,
    String payload,
    Optional<String> baseline,
    Optional<Double> cores,
    String medium,
    Optional<String> jdk) {
  private static final Pattern RATE = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)([kM]?)/(s|min|h)");

  public Scenario {
    cores
        .filter(number -> !(number > 0 && Double.isFinite(number)))
        .ifPresent(
            number -> {
              throw new BadInput(
                  "A service cannot have "
                      + number
                      + " processors: give a number above 0, for instance --cores 4.");
            });
  }

  /** With bytes, on the first JDK, on as many processors as were measured on. */
  public static Scenario of(double rate, String payload, Optional<String> baseline) {
    return new Scenario(rate, payload, baseline, Optional.empty(), "bytes", Optional.empty());
  }

  /**
   * Messages per second.
   *
   * @param text as in {@code 50000/s}, {@code 50k/s}, {@code 3M/min}, {@code 100/h}
   * @throws BadInput if it is no positive rate of that form
   */
  public static double parseRate(String text) {
    Matcher matcher = RATE.matcher(text);
    if (matcher.matches()) {
      double rate =
          Double.parseDouble(matcher.group(1))
              * factor(matcher.group(2))
              / seconds(matcher.group(3));
      if (rate > 0 && Double.isFinite(rate)) {
        return rate;
      }
    }
    throw new BadInput("'" + text + "' is no rate: write for instance 50000/s, 50k/s or 3M/min.");
  }

  private static double factor(String suffix) {
    return switch (suffix) {
      case "k" -> 1e3;
      case "M" -> 1e6;
      default -> 1;
    };
  }

  private static double seconds(String unit) {
    return switch (unit) {
      case "min" -> 60;
      case "h" -> 3600;
      default -> 1;
    };
  }

  /** As in {@code 50,000/s}. */
  public String rateText() {
    return rate >= 10
        ? String.format(Locale.ROOT, "%,.0f/s", rate)
        : String.format(Locale.ROOT, "%.3g/s", rate);
  }
}

package dev.wirebench.base;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times in words. */
public final class Durations {
  private static final Pattern FORM = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(s|m|min|h)");
  private static final Map<String, Double> SECONDS =
      Map.of("s", 1.0, "m", 60.0, "min", 60.0, "h", 3600.0);
  private static final double LONGEST_SECONDS = 30 * 24 * 3600.0;
  private static final double MILLIS = 1000;

  private Durations() {}

  /**
   * @throws BadInput if {@code text} is not a time, for instance 90s, 15m or 2h
   */
  public static Duration parse(String text) {
    Matcher matcher = FORM.matcher(text);
    if (matcher.matches()) {
      double seconds = Double.parseDouble(matcher.group(1)) * SECONDS.get(matcher.group(2));
      if (seconds >= 1 && seconds <= LONGEST_SECONDS) {
        return Duration.ofMillis(Math.round(seconds * MILLIS));
      }
    }
    throw new BadInput(
        "'" + text + "' is not a time budget: write for instance 90s, 15m or 2h, at most 720h.");
  }

  /** The duration in words, for instance {@code 45 s}, {@code 3 min 20 s} or {@code 1 h 5 min}. */
  public static String text(long millis) {
    Duration duration = Duration.ofMillis(millis);
    if (duration.toMinutes() == 0) {
      return duration.toSeconds() + " s";
    }
    return duration.toHours() == 0
        ? duration.toMinutes() + " min " + duration.toSecondsPart() + " s"
        : duration.toHours() + " h " + duration.toMinutesPart() + " min";
  }
}

package dev.wirebench.report.input;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The settings with which JMH measured a benchmark.
 *
 * @param mode JMH's short label: thrpt, avgt, sample or ss
 * @param threads 0 if the file does not say
 * @param warmup number and length of the iterations as JMH writes them, for instance {@code 5 x 1
 *     s} or {@code 5 x single-shot}; empty if the file does not say
 * @param measurement the same for the measured iterations
 * @param forks how many JMH was asked for; 0 if the file does not say
 */
public record Setup(String mode, int threads, String warmup, String measurement, int forks) {
  /** The units as JMH's {@code TimeValue} prints them. */
  private static final Map<String, TimeUnit> UNITS =
      Map.of(
          "ns", TimeUnit.NANOSECONDS,
          "us", TimeUnit.MICROSECONDS,
          "ms", TimeUnit.MILLISECONDS,
          "s", TimeUnit.SECONDS,
          "min", TimeUnit.MINUTES,
          "hr", TimeUnit.HOURS,
          "day", TimeUnit.DAYS);

  private static final Pattern ITERATIONS =
      Pattern.compile("(\\d{1,9}) x (\\d{1,9}) (ns|us|ms|s|min|hr|day)");

  /** The length of all iterations of a fork, warm-up included; empty if the file does not say. */
  public OptionalLong iterationMillis() {
    OptionalLong before = millis(warmup);
    OptionalLong measured = millis(measurement);
    return before.isPresent() && measured.isPresent()
        ? OptionalLong.of(before.getAsLong() + measured.getAsLong())
        : OptionalLong.empty();
  }

  /** The length of one warm-up iteration; empty if there is none, or the file does not say. */
  public OptionalDouble warmupIterationMillis() {
    return iterationMillis(warmup);
  }

  /** The length of one measured iteration; empty if the file does not say. */
  public OptionalDouble measurementIterationMillis() {
    return iterationMillis(measurement);
  }

  private static OptionalDouble iterationMillis(String iterations) {
    Matcher matcher = ITERATIONS.matcher(iterations);
    OptionalLong all = millis(iterations);
    return matcher.matches() && all.isPresent() && Long.parseLong(matcher.group(1)) > 0
        ? OptionalDouble.of((double) all.getAsLong() / Long.parseLong(matcher.group(1)))
        : OptionalDouble.empty();
  }

  /** Adds up a text like {@code 5 x 100 ms}. */
  private static OptionalLong millis(String iterations) {
    Matcher matcher = ITERATIONS.matcher(iterations);
    if (!matcher.matches()) {
      return OptionalLong.empty();
    }
    TimeUnit unit = UNITS.get(matcher.group(3));
    long nanos = Long.parseLong(matcher.group(1)) * unit.toNanos(Long.parseLong(matcher.group(2)));
    return OptionalLong.of(TimeUnit.NANOSECONDS.toMillis(nanos));
  }
}

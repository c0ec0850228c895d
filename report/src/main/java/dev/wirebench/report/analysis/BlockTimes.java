package dev.wirebench.report.analysis;

import dev.wirebench.report.input.Fork;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The time that a repetition took in the run of a benchmark. It is the median over repetitions of
 * the time in which at least one of their forks ran. Thus neither forks that live at the same time
 * nor pauses count.
 */
public final class BlockTimes {
  private final Map<MeasuredCell, Double> hours = new IdentityHashMap<>();

  private BlockTimes() {}

  public static BlockTimes of(Report report) {
    BlockTimes times = new BlockTimes();
    for (Source source : report.sources()) {
      double median = median(source);
      source.cells().forEach(cell -> times.hours.put(cell, median));
    }
    return times;
  }

  /**
   * The time in hours; NaN where the file knows no repetitions, or not when each fork started and
   * stopped.
   */
  public double hours(MeasuredCell cell) {
    return hours.getOrDefault(cell, Double.NaN);
  }

  private static double median(Source source) {
    Map<Integer, List<Span>> blocks = new TreeMap<>();
    for (MeasuredCell cell : source.cells()) {
      for (Fork fork : cell.forks()) {
        Span span = Span.of(fork.host());
        if (span == null || !fork.hasBlock()) {
          return Double.NaN;
        }
        blocks.computeIfAbsent(fork.block(), block -> new ArrayList<>()).add(span);
      }
    }
    List<Duration> sorted = blocks.values().stream().map(BlockTimes::covered).sorted().toList();
    return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2).toMillis() / 3.6e6;
  }

  private static Duration covered(List<Span> spans) {
    Duration sum = Duration.ZERO;
    Instant end = Instant.MIN;
    for (Span span : spans.stream().sorted(Comparator.comparing(Span::start)).toList()) {
      Instant from = span.start().isAfter(end) ? span.start() : end;
      if (span.stop().isAfter(from)) {
        sum = sum.plus(Duration.between(from, span.stop()));
        end = span.stop();
      }
    }
    return sum;
  }

  private record Span(Instant start, Instant stop) {

    /** Null where the file does not say. */
    static Span of(Host host) {
      try {
        return host.start() == null || host.stop() == null
            ? null
            : new Span(instant(host.start()), instant(host.stop()));
      } catch (DateTimeParseException e) {
        return null;
      }
    }

    private static Instant instant(String text) {
      return OffsetDateTime.parse(text).toInstant();
    }
  }
}

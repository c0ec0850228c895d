package dev.wirebench.validation;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.report.charts.Charts;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.Run;
import dev.wirebench.validation.Neighbour.Seen;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The heat in which slices vary most, and the forks that ran by themselves in the minute in which
 * their iterations varied most, each with its bursts.
 */
final class BurstPicture {
  private static final double MILLIS = 1000;
  private static final double WINDOW_SECONDS = 60;

  private final List<Seen> bursts;

  BurstPicture(List<Seen> bursts) {
    this.bursts = bursts;
  }

  /** The data that {@code bursts.js} draws. */
  private record Data(String title, String subtitle, String baseline, List<Panel> panels) {}

  /**
   * @param named whether each row's name stands beside it
   * @param bands begin and end of each burst, in seconds
   */
  private record Panel(String name, boolean named, List<double[]> bands, List<Line> rows) {}

  /**
   * @param points seconds, and a time as a multiple of its row's median
   */
  private record Line(String name, List<double[]> points) {

    /** The distance of its times from the median, as a mean of logarithms. */
    double distance() {
      return points.stream().mapToDouble(p -> Math.abs(Math.log(p[1]))).average().orElse(0);
    }
  }

  /** Draws the picture as SVG; empty where one of the runs has nothing to show. */
  Optional<String> draw(Run turns, Run blocks) {
    Optional<Panel> above = heat(turns);
    Optional<Panel> below = minute(blocks);
    if (above.isEmpty() || below.isEmpty()) {
      return Optional.empty();
    }
    Data data =
        new Data(
            "Bursts of a neighbour, as forks see them",
            "Every line is a row. Blue: the baseline. Shaded: bursts that were made.",
            turns.plan().comparison().baseline(),
            List.of(above.get(), below.get()));
    try {
      return Optional.of(Charts.bursts(Json.LINE.writeValueAsString(data)));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private Optional<Panel> heat(Run run) {
    Map<Cell, Double> medians = medians(run);
    return run.heats().stream()
        .filter(heat -> heat.firstRound() != null)
        .map(heat -> heat(run, heat, medians))
        .max(Comparator.comparingDouble(panel -> variation(panel)));
  }

  private Panel heat(Run run, HeatRecord heat, Map<Cell, Double> medians) {
    List<Line> lines = new ArrayList<>();
    for (ForkRecord fork : run.forks()) {
      if (heat.holds(fork) && fork.result() != null && medians.containsKey(fork.cell())) {
        double[] scores = fork.result().scores();
        List<double[]> points =
            IntStream.range(0, scores.length)
                .mapToObj(
                    i ->
                        new double[] {
                          fork.turns().beginMillis().get(i) / MILLIS,
                          scores[i] / medians.get(fork.cell())
                        })
                .toList();
        lines.add(new Line(name(fork), points));
      }
    }
    String title =
        String.format(
            Locale.ROOT,
            "By turns: the slices of %d forks of one heat (%s)",
            lines.size(),
            heat.cells().get(0).operation().map(Object::toString).orElse(""));
    return new Panel(title, false, bands(heat.firstRound()), lines);
  }

  private static double variation(Panel panel) {
    return Estimates.median(panel.rows().stream().mapToDouble(Line::distance).toArray());
  }

  private Optional<Panel> minute(Run run) {
    Map<Cell, Double> medians = medians(run);
    List<ForkRecord> forks =
        run.forks().stream()
            .filter(fork -> fork.result() != null && medians.containsKey(fork.cell()))
            .sorted(Comparator.comparing(ForkRecord::start))
            .toList();
    return forks.stream()
        .map(fork -> minute(forks, fork.start(), medians))
        .max(Comparator.comparingDouble(panel -> sum(panel)));
  }

  private static double sum(Panel panel) {
    return panel.rows().stream().mapToDouble(Line::distance).sum();
  }

  private Panel minute(List<ForkRecord> forks, Instant from, Map<Cell, Double> medians) {
    List<Line> lines =
        forks.stream()
            .filter(fork -> !fork.start().isBefore(from))
            .filter(fork -> seconds(from, fork.stop()) <= WINDOW_SECONDS)
            .map(fork -> iterations(fork, from, medians.get(fork.cell())))
            .toList();
    return new Panel(
        "One after another: the measured iterations of " + lines.size() + " forks within a minute",
        true,
        bands(from),
        lines);
  }

  /** Reckoned back from the end of the fork, which follows on its last iteration. */
  private static Line iterations(ForkRecord fork, Instant from, double median) {
    double[] scores = fork.result().scores();
    double length = fork.result().measurement().millis() / MILLIS;
    double end = seconds(from, fork.stop());
    return new Line(
        name(fork),
        IntStream.range(0, scores.length)
            .mapToObj(
                i -> new double[] {end - (scores.length - i - 0.5) * length, scores[i] / median})
            .toList());
  }

  private List<double[]> bands(Instant from) {
    return bursts.stream()
        .map(
            burst ->
                new double[] {
                  seconds(from, Instant.ofEpochMilli(burst.begin())),
                  seconds(from, Instant.ofEpochMilli(burst.end()))
                })
        .filter(band -> band[1] > 0 && band[0] < WINDOW_SECONDS)
        .toList();
  }

  private static double seconds(Instant from, Instant to) {
    return (to.toEpochMilli() - from.toEpochMilli()) / MILLIS;
  }

  private static String name(ForkRecord fork) {
    return fork.cell().name().orElseThrow();
  }

  /** The median of all iterations that a row's forks measured, by cell. */
  private static Map<Cell, Double> medians(Run run) {
    Map<Cell, Double> medians = new HashMap<>();
    run.measuredByCell()
        .forEach(
            (cell, forks) -> {
              if (cell.name().isPresent()) {
                medians.put(
                    cell,
                    Estimates.median(
                        forks.stream()
                            .flatMapToDouble(fork -> Arrays.stream(fork.result().scores()))
                            .toArray()));
              }
            });
    return medians;
  }
}

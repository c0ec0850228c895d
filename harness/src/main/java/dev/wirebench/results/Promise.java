package dev.wirebench.results;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Protocol;
import dev.wirebench.machine.Environment;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The precision that a number of repetitions can be expected to give. It is computed from the
 * ratios of the newest earlier run on this machine, and from how much they differed between
 * repetitions.
 */
public final class Promise {
  /** A deviation of two values says next to nothing. */
  private static final int BLOCKS_FOR_DEVIATION = 3;

  private static final double WIDER = 0.05;
  private static final double PERCENT = 100;

  /** Nine in ten standard normal values are below this. */
  private static final double NINE_OF_TEN = 1.2816;

  private Promise() {}

  /**
   * @param results the folder that holds earlier runs; need not exist
   */
  public static String of(Plan plan, Path results) {
    if (plan.effort().blocks() < Settings.FORKS_FOR_VERDICTS) {
      return count(plan.effort().blocks())
          + ": preliminary; fewer than "
          + Settings.FORKS_FOR_VERDICTS
          + " blocks give no verdicts";
    }
    return earlierRun(results, plan)
        .map(run -> promise(plan, run))
        .orElse(
            count(plan.effort().blocks())
                + ": verdicts; how narrow the intervals will be is not known, since results/ holds"
                + " no earlier run on this machine whose forks measured in this order"
                + (plan.interleaving().isByTurns()
                    ? ""
                    : " (of 586 public JMH benchmarks, 42 % reached ±5 % with 5 forks, 72 % with"
                        + " 10)"));
  }

  private static String count(int blocks) {
    return blocks + (blocks == 1 ? " block" : " blocks");
  }

  private record Earlier(Path folder, Run run, double[] deviations) {}

  private static String promise(Plan plan, Earlier earlier) {
    String text =
        expectation(plan.effort().blocks(), plan.comparison().precision(), earlier.deviations());
    if (plan.effort().stopsEarly() && plan.effort().mostBlocks() < Effort.MOST_BLOCKS) {
      text +=
          "; "
              + expectation(
                  plan.effort().mostBlocks(), plan.comparison().precision(), earlier.deviations());
    }
    text += regression(plan, earlier.deviations());
    return text + ", if cells deviate as in the earlier run " + earlier.folder();
  }

  /**
   * The expectation in words, for instance {@code 8 blocks: ±3 % for about 40 % of cells, ±5 % for
   * about 70 %; half of them within ±3.6 %}.
   */
  static String expectation(int blocks, double precision, double[] deviations) {
    String text =
        String.format(
            Locale.ROOT,
            "%s: ±%s %% for about %.0f %% of cells",
            count(blocks),
            percent(precision),
            PERCENT * share(blocks, precision, deviations));
    if (precision != WIDER) {
      text +=
          String.format(
              Locale.ROOT,
              ", ±%s %% for about %.0f %%",
              percent(WIDER),
              PERCENT * share(blocks, WIDER, deviations));
    }
    return text + "; half of them within ±" + percent(medianWidth(blocks, deviations)) + " %";
  }

  /**
   * The change from one release of a library to another that is found nine times in ten. It is the
   * half-width of the adjusted interval at the median of the deviations, plus the margin that nine
   * in ten estimates stay within. Empty without two configurations of one codec.
   */
  static String regression(Plan plan, double[] deviations) {
    Map<String, List<String>> releases =
        plan.selection().codecs().stream()
            .collect(Collectors.groupingBy(Codecs::id, LinkedHashMap::new, Collectors.toList()));
    return releases.values().stream()
        .filter(rows -> rows.size() > 1)
        .findFirst()
        .map(
            rows ->
                String.format(
                    Locale.ROOT,
                    "; %s of %s %% is established in nine of ten such runs",
                    change(rows),
                    percent(smallest(plan, rows.size() - 1, Estimates.median(deviations)))))
        .orElse("");
  }

  private static String change(List<String> rows) {
    return rows.size() == 2
        ? "a slowdown of " + rows.get(1) + " against " + rows.get(0)
        : "a change from one of "
            + rows.size()
            + " releases of "
            + Codecs.id(rows.get(0))
            + " to the next";
  }

  /**
   * The smallest change as a share, in the family of all comparisons, or of the neighbours in one.
   */
  private static double smallest(Plan plan, int neighbours, double deviation) {
    int family = Math.max(1, neighbours > 1 ? neighbours : plan.tables().size());
    int blocks = plan.effort().blocks();
    double corrected = 1 - (1 - Settings.CONFIDENCE) / family;
    return Math.expm1(
        Estimates.halfWidth(deviation, blocks, corrected)
            + NINE_OF_TEN * deviation / Math.sqrt(blocks));
  }

  /** Half-width of the interval at the median of the deviations, as a share of the ratio. */
  private static double medianWidth(int blocks, double[] deviations) {
    double median = Estimates.median(deviations);
    return Math.expm1(Estimates.halfWidth(median, blocks, Settings.CONFIDENCE));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.3g", share * PERCENT).replaceFirst("\\.?0+$", "");
  }

  /** The share of the deviations for which t · s / √k is at most ln(1 + precision). */
  private static double share(int blocks, double precision, double[] deviations) {
    double most = Math.log1p(precision);
    return Arrays.stream(deviations)
            .filter(s -> Estimates.halfWidth(s, blocks, Settings.CONFIDENCE) <= most)
            .count()
        / (double) deviations.length;
  }

  private static Optional<Earlier> earlierRun(Path results, Plan plan) {
    if (!Files.isDirectory(results)) {
      return Optional.empty();
    }
    String host = Environment.read().get(Environment.HOST);
    try (Stream<Path> folders = Files.list(results)) {
      return folders
          .sorted(Comparator.reverseOrder())
          .flatMap(folder -> read(folder).stream())
          .filter(earlier -> host.equals(earlier.run().start().environment().get(Environment.HOST)))
          .filter(earlier -> isLike(earlier.run().plan(), plan))
          .filter(earlier -> earlier.deviations().length > 0)
          .max(Comparator.comparing(earlier -> earlier.run().start().time()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Says whether forks measured in the same order, and one call each in both or in neither. */
  static boolean isLike(Plan earlier, Plan plan) {
    return earlier.interleaving().interleave() == plan.interleaving().interleave()
        && isOfOneCall(earlier) == isOfOneCall(plan);
  }

  private static boolean isOfOneCall(Plan plan) {
    return plan.tables().stream()
        .allMatch(table -> table.operation().protocol() == Protocol.COLD_START);
  }

  /** The run in a folder; empty if this program cannot read it. */
  private static Optional<Earlier> read(Path folder) {
    try {
      Run run = RunFolder.open(folder).read();
      return Optional.of(new Earlier(folder, run, deviations(run)));
    } catch (BadInput noRun) {
      return Optional.empty();
    }
  }

  /** Standard deviation between blocks of the logarithm of each row's ratio to its baseline. */
  static double[] deviations(Run run) {
    CellForks forks = CellForks.of(run);
    List<Double> deviations = new ArrayList<>();
    for (Cell cell : run.cells()) {
      if (cell.payload().isPresent() && !cell.equals(cell.of(run.plan().comparison().baseline()))) {
        double[] logs = forks.logRatios(cell, cell.of(run.plan().comparison().baseline()));
        if (logs.length >= BLOCKS_FOR_DEVIATION) {
          deviations.add(Estimates.deviation(logs));
        }
      }
    }
    return deviations.stream().mapToDouble(Double::doubleValue).toArray();
  }
}

package dev.wirebench.report.comparison;

import dev.wirebench.report.verdicts.MachineNoise;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The results of a comparison in sentences. Names are as the files have them: escape the text as a
 * whole.
 */
public final class ComparisonWords {
  private static final int MOST_NAMED = 3;
  private static final int FEWEST = Settings.FORKS_FOR_VERDICTS;

  private static final List<Verdict> TOLD =
      List.of(
          Verdict.SLOWER,
          Verdict.FASTER,
          Verdict.PERHAPS_SLOWER,
          Verdict.PERHAPS_FASTER,
          Verdict.TIE,
          Verdict.NO_CLEAR_DIFFERENCE,
          Verdict.INDICATIVE,
          Verdict.NONE);

  private final RunComparison comparison;
  private final String limit;

  private ComparisonWords(RunComparison comparison) {
    this.comparison = comparison;
    this.limit = Words.percent(comparison.settings().limit());
  }

  /**
   * The first sentence is the one to read: what is missing, what was established, or that it is
   * inconclusive.
   */
  public static List<String> of(RunComparison comparison) {
    ComparisonWords words = new ComparisonWords(comparison);
    List<String> sentences = new ArrayList<>();
    words.losses(sentences);
    words.hosts(sentences);
    words.slower(sentences);
    words.open(sentences);
    words.ruledOut(sentences);
    sentences.add(words.verdicts());
    words.floors(sentences);
    words.noise(sentences);
    words.only(sentences, comparison.sides().beforeName(), comparison.only().before());
    words.only(sentences, comparison.sides().afterName(), comparison.only().after());
    words.undescribed(sentences);
    comparison.sides().sources().stream()
        .flatMap(source -> source.doubt().stream())
        .forEach(sentences::add);
    return List.copyOf(sentences);
  }

  private void losses(List<String> sentences) {
    List<LostBenchmark> losses = comparison.losses();
    if (!losses.isEmpty()) {
      long asked =
          Stream.concat(
                  comparison.cells().stream().map(CellChange::name),
                  losses.stream().map(LostBenchmark::name))
              .distinct()
              .count();
      sentences.add(
          losses.size()
              + " of "
              + Words.count(asked, "benchmark")
              + (losses.size() == 1 ? " has" : " have")
              + " no whole result in "
              + comparison.sides().afterName()
              + ": "
              + some(losses.stream().map(LostBenchmark::toString).toList())
              + ".");
    }
  }

  private void hosts(List<String> sentences) {
    List<Difference> hosts = comparison.hosts();
    if (!hosts.isEmpty()) {
      sentences.add(
          "Times are not comparable: the two runs are of different hosts ("
              + hosts.stream()
                  .map(host -> host.name() + " " + host.before() + " and " + host.after())
                  .collect(Collectors.joining("; "))
              + ").");
    }
  }

  private void slower(List<String> sentences) {
    List<CellChange> slower = comparison.slower();
    if (!slower.isEmpty()) {
      sentences.add(
          "A slowdown of more than "
              + limit
              + " is established in "
              + ofAll(slower.size())
              + ": "
              + some(slower.stream().map(ComparisonWords::slower).toList())
              + ".");
    }
  }

  private void ruledOut(List<String> sentences) {
    long ruledOut =
        comparison.cells().stream()
            .filter(cell -> cell.isNotSlowerBy(comparison.settings().limit()))
            .count();
    if (ruledOut > 0) {
      sentences.add(
          "A slowdown of more than " + limit + " is ruled out in " + ofAll(ruledOut) + ".");
    }
  }

  private String ofAll(long count) {
    return count + " of " + Words.count(comparison.cells().size(), "benchmark");
  }

  /** The slowdown as in {@code a is 1.12 times slower (1.08 to 1.16, corrected 1.05 to 1.20)}. */
  private static String slower(CellChange cell) {
    return cell.name()
        + " is "
        + SlowdownWords.times(cell.slowdown().value())
        + " ("
        + SlowdownWords.interval(cell.slowdown())
        + ", corrected "
        + SlowdownWords.interval(cell.family())
        + ")";
  }

  private boolean isOneRun() {
    return comparison.sides().areRows();
  }

  private void open(List<String> sentences) {
    List<CellChange> open = comparison.open();
    if (open.isEmpty()) {
      return;
    }
    List<String> names =
        Stream.concat(
                open.stream()
                    .filter(CellChange::hasVerdict)
                    .sorted(Comparator.comparingDouble(cell -> -cell.family().high()))
                    .map(
                        cell ->
                            cell.name()
                                + " may be up to "
                                + SlowdownWords.times(cell.family().high())),
                open.stream()
                    .filter(cell -> !cell.hasVerdict())
                    .map(cell -> cell.name() + " has fewer than " + FEWEST + unit()))
            .toList();
    sentences.add(
        (comparison.slower().isEmpty() ? "Inconclusive: a" : "A")
            + " slowdown of more than "
            + limit
            + " is not ruled out in "
            + ofAll(open.size())
            + ": "
            + some(names)
            + ".");
    boolean hasTooFew = open.stream().anyMatch(cell -> !cell.hasVerdict());
    sentences.add(
        hasTooFew
            ? "Measure"
                + (isOneRun() ? "" : " both runs")
                + " with --blocks "
                + FEWEST
                + " or more."
            : "More --blocks"
                + (isOneRun() ? ", or a longer --budget," : " in both runs")
                + " make the intervals narrower.");
  }

  private String unit() {
    return isOneRun() ? " common blocks" : " forks in one of the runs";
  }

  private String verdicts() {
    List<String> counts = new ArrayList<>();
    for (Verdict verdict : TOLD) {
      long count = comparison.cells().stream().filter(cell -> cell.verdict() == verdict).count();
      if (count > 0) {
        counts.add(verdict.words(comparison.settings().delta()) + ": " + count);
      }
    }
    return "Verdicts on a difference of at least "
        + Words.percent(comparison.settings().delta())
        + ": "
        + String.join("; ", counts)
        + ".";
  }

  private void floors(List<String> sentences) {
    List<Double> ratios =
        comparison.floors().stream()
            .map(cell -> cell.slowdown().value())
            .filter(Double::isFinite)
            .sorted()
            .toList();
    if (!ratios.isEmpty()) {
      sentences.add(
          "Copying arrays, in which no library runs, took "
              + SlowdownWords.ratio(ratios.get(0))
              + " to "
              + SlowdownWords.ratio(ratios.get(ratios.size() - 1))
              + " times as long ("
              + Words.count(ratios.size(), "size")
              + "): so much changed with the machine or by chance.");
    }
  }

  private void noise(List<String> sentences) {
    for (Machine machine : comparison.machines()) {
      sentences.add(
          machine
                  .probe()
                  .map(
                      seen -> "Machine before " + machine.run() + ": " + MachineNoise.ofProbe(seen))
                  .orElse("The machine was not probed before " + machine.run())
              + ".");
      if (!machine.controls().isEmpty()) {
        sentences.add(
            "A/A control: a codec measured twice in "
                + machine.run()
                + " "
                + MachineNoise.ofControls(machine.controls())
                + ".");
      }
    }
  }

  private void only(List<String> sentences, String run, List<String> cells) {
    if (!cells.isEmpty()) {
      sentences.add(
          Words.count(cells.size(), "benchmark")
              + (cells.size() == 1 ? " is" : " are")
              + " only in "
              + run
              + ": "
              + some(cells)
              + ".");
    }
  }

  private void undescribed(List<String> sentences) {
    if (!comparison.undescribed().isEmpty()) {
      sentences.add(
          "Host and libraries are not known of "
              + String.join(" and ", comparison.undescribed())
              + ", as there is no run.json: compare times of the same host only.");
    }
  }

  private static String some(List<String> all) {
    String named = all.stream().limit(MOST_NAMED).collect(Collectors.joining("; "));
    return all.size() > MOST_NAMED ? named + "; and " + (all.size() - MOST_NAMED) + " more" : named;
  }
}

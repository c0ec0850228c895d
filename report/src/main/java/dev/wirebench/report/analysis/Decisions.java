package dev.wirebench.report.analysis;

import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Decision.Outcome;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.input.Source;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Applies a scenario to a report. */
public final class Decisions {
  private final Report report;
  private final Scenario scenario;
  private final List<Table> tables;
  private final Source source;
  private final boolean byCpu;
  private final Map<String, Sample> totals = new LinkedHashMap<>();
  private final String baseline;
  private final Optional<Double> knownCores;

  private Decisions(Report report, Scenario scenario) {
    this.report = report;
    this.scenario = scenario;
    this.tables = ScenarioTables.of(report, scenario);
    this.source = report.source(tables.get(0).key()).orElseThrow();
    complete().forEach(name -> totals.put(name, total(name)));
    totals.values().removeIf(Sample::isEmpty);
    this.byCpu =
        totals.keySet().stream()
            .allMatch(name -> rows(name).stream().allMatch(row -> row.cpu().isPresent()));
    this.baseline = baseline();
    this.knownCores = scenario.cores().or(this::measuredCores);
  }

  /**
   * @throws BadInput if the report has no table for the scenario, or no row for its baseline
   */
  public static Decision of(Report report, Scenario scenario) {
    return new Decisions(report, scenario).decide();
  }

  /** Names of ranked rows that every table has. */
  private List<String> complete() {
    return tables.get(0).rows().stream()
        .filter(Row::ranked)
        .map(Row::name)
        .filter(name -> tables.stream().allMatch(table -> table.row(name).isPresent()))
        .toList();
  }

  private List<Row> rows(String name) {
    return tables.stream().map(table -> table.row(name).orElseThrow()).toList();
  }

  /** Seconds for all operations, fork by fork: of a block where there are blocks. */
  private Sample total(String name) {
    return tables.stream().map(table -> seconds(table, name)).reduce(Sample::plus).orElseThrow();
  }

  private Sample seconds(Table table, String name) {
    Sample sample = seconds(table.row(name).orElseThrow().cell());
    return table
        .anchor()
        .map(every -> sample.through(seconds(table.row(every).orElseThrow().cell())))
        .orElse(sample);
  }

  private Sample seconds(MeasuredCell cell) {
    return Sample.of(source.name(), cell, score -> Units.secondsPerOperation(score, cell.unit()));
  }

  private String baseline() {
    String wanted =
        scenario
            .baseline()
            .or(() -> report.settings().baseline())
            .or(() -> tables.get(0).baseline())
            .orElseGet(() -> tables.get(0).rows().get(0).name());
    if (!totals.containsKey(wanted)) {
      throw new BadInput(
          "'"
              + wanted
              + "' has no rows to decide with for '"
              + scenario.payload()
              + "': choose a baseline from "
              + String.join(", ", totals.keySet())
              + ".");
    }
    return wanted;
  }

  private Optional<Double> measuredCores() {
    return source
        .run()
        .map(run -> run.environment().get("cpus"))
        .filter(text -> text.matches("[0-9]{1,5}(\\.[0-9]+)?"))
        .map(Double::parseDouble)
        .filter(cores -> cores > 0);
  }

  private double cores() {
    return knownCores.orElse(1.0);
  }

  private Decision decide() {
    List<Candidate> candidates =
        totals.keySet().stream()
            .map(this::candidate)
            .sorted(Comparator.comparingDouble(Candidate::cores))
            .toList();
    Candidate current =
        candidates.stream().filter(c -> c.name().equals(baseline)).findFirst().orElseThrow();
    List<Rival> rivals = rivals(candidates);
    Set<String> best = new LinkedHashSet<>(List.of(candidates.get(0).name()));
    rivals.forEach(rival -> best.add(rival.name()));
    List<Candidate> worthwhile =
        candidates.stream().filter(candidate -> isWorthwhile(candidate, current)).toList();
    return new Decision(
        scenario,
        source,
        tables,
        tables.get(0).key().jdk().orElse(""),
        cores(),
        knownCores.isEmpty(),
        byCpu,
        current,
        candidates,
        rivals,
        incomplete(),
        outcome(candidates, current, worthwhile),
        chosen(worthwhile, current, best),
        worthwhile.stream().filter(c -> c.format().equals(current.format())).findFirst());
  }

  private Outcome outcome(
      List<Candidate> candidates, Candidate current, List<Candidate> worthwhile) {
    if (candidates.stream().anyMatch(c -> c.verdict() == Verdict.INDICATIVE)) {
      return Outcome.TOO_FEW_FORKS;
    }
    if (current.cores() < Decision.RULE * cores()) {
      return Outcome.BASELINE_IS_CHEAP;
    }
    return worthwhile.isEmpty() ? Outcome.NO_CODEC_SAVES_ENOUGH : Outcome.CHANGE;
  }

  private List<Rival> rivals(List<Candidate> candidates) {
    Map<String, Sample> samples = new LinkedHashMap<>();
    candidates.forEach(candidate -> samples.put(candidate.name(), totals.get(candidate.name())));
    return Rivals.of(samples, samples.size() - 1, false, report.settings().delta());
  }

  /**
   * One that keeps the format, among the cheapest and its rivals; else the cheapest.
   *
   * @param best names of the cheapest of all candidates and of its rivals
   */
  private static Optional<Candidate> chosen(
      List<Candidate> worthwhile, Candidate current, Set<String> best) {
    return worthwhile.stream()
        .filter(candidate -> best.contains(candidate.name()))
        .filter(candidate -> candidate.format().equals(current.format()))
        .findFirst()
        .or(() -> worthwhile.stream().findFirst());
  }

  private boolean isWorthwhile(Candidate candidate, Candidate current) {
    return candidate.verdict() == Verdict.FASTER
        && current.cores() - candidate.cores() >= Decision.RULE * cores();
  }

  private List<String> incomplete() {
    Set<String> names = new LinkedHashSet<>();
    tables.forEach(
        table -> table.rows().stream().filter(Row::ranked).map(Row::name).forEach(names::add));
    names.removeAll(totals.keySet());
    return List.copyOf(names);
  }

  private double coresOf(String name) {
    return coresByOperation(name).stream().mapToDouble(Double::doubleValue).sum();
  }

  private List<Double> coresByOperation(String name) {
    return rows(name).stream()
        .map(
            row ->
                byCpu
                    ? row.cpu().get().value() * 1e-9 * scenario.rate()
                    : meanSeconds(row) * scenario.rate())
        .toList();
  }

  private static double meanSeconds(Row row) {
    return Units.secondsPerOperation(
        Arrays.stream(row.cell().means()).average().orElse(Double.NaN), row.cell().unit());
  }

  private Candidate candidate(String name) {
    boolean isBaseline = name.equals(baseline);
    int family = Math.max(1, totals.size() - 1);
    Ratio ratio = Ratios.of(totals.get(name), totals.get(baseline), family);
    Verdict verdict =
        isBaseline
            ? Verdict.BASELINE
            : Verdicts.of(ratio.family(), false, report.settings().delta());
    List<Row> rows = rows(name);
    return new Candidate(
        name,
        rows.get(0).codec(),
        coresByOperation(name),
        coresOf(name),
        rows.get(0).size().raw() * scenario.rate() / 1e6,
        rows.stream()
                .mapToDouble(row -> row.allocation().map(a -> a.value()).orElse(Double.NaN))
                .sum()
            * scenario.rate()
            / 1e6,
        isBaseline ? Optional.empty() : Optional.of(ratio),
        verdict,
        isBaseline ? Double.NaN : breakEven(name, verdict));
  }

  private double breakEven(String name, Verdict verdict) {
    double savedPerMessage = (coresOf(baseline) - coresOf(name)) / scenario.rate();
    return switch (verdict) {
      case FASTER ->
          savedPerMessage > 0
              ? Decision.RULE * cores() / savedPerMessage
              : Double.POSITIVE_INFINITY;
      case SLOWER, TIE -> Double.POSITIVE_INFINITY;
      case DIFFERENT, NO_CLEAR_DIFFERENCE, INDICATIVE, BASELINE, NONE -> Double.NaN;
    };
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.RivalWords;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The answer of a comparison, in sentences. It names the row that is best, or those that may be as
 * good as the best. It also names the rows that are known to be faster or slower than the baseline.
 * The page says the same of any baseline, in {@code words.js}; a test holds the two together.
 */
public final class TableAnswer {
  private final ResultTable table;
  private final Row baseline;
  private final Row best;
  private final double delta;

  private TableAnswer(ResultTable table, Row baseline, Row best, double delta) {
    this.table = table;
    this.baseline = baseline;
    this.best = best;
    this.delta = delta;
  }

  /**
   * Ratios with both intervals, where a verdict rests on the corrected one. Names are as the files
   * have them: escape the whole text.
   *
   * @param delta δ, the smallest difference that matters, 0.03 for 3 %
   */
  public static String of(ResultTable table, double delta) {
    List<Row> ranked =
        table.rows().stream().filter(row -> row.answers() && isComparable(row)).toList();
    Optional<Row> baseline = table.baselineRow();
    if (ranked.isEmpty() || baseline.isEmpty() || ranked.equals(List.of(baseline.get()))) {
      return "Nothing to compare here: "
          + Words.count(ranked.size(), "row")
          + "."
          + holdingOther(table);
    }
    TableAnswer answer = new TableAnswer(table, baseline.get(), ranked.get(0), delta);
    return (table.isIndicative() ? answer.indicative() : answer.established())
        + holdingOther(table);
  }

  /** The rows of the comparison that are no answer, as they do less. */
  private static String holdingOther(ResultTable table) {
    List<String> rows =
        table.rows().stream()
            .filter(row -> row.ranked() && row.holdsOther() && row.ratio().isPresent())
            .map(
                row ->
                    row.name() + ", " + Words.ratio(row.ratio().get().plain().value()) + " \u00d7")
            .toList();
    return rows.isEmpty()
        ? ""
        : " Holding ready-made messages or maps: " + String.join("; ", rows) + ".";
  }

  private static boolean isComparable(Row row) {
    return Arrays.stream(row.means()).anyMatch(mean -> mean > 0 && Double.isFinite(mean));
  }

  private String indicative() {
    boolean blocks = table.rows().stream().anyMatch(row -> row.cell().hasBlocks());
    int forks = table.rows().stream().mapToInt(row -> row.cell().replications()).max().orElse(0);
    String lead =
        "Preliminary, "
            + Words.count(forks, blocks ? "block" : "fork")
            + ": too few to establish a winner. "
            + (table.largerIsBetter() ? "Highest" : "Lowest")
            + " so far is "
            + name(best);
    return best.ratio().isEmpty()
        ? lead + "."
        : lead + ", " + ratio(best) + " the " + measure() + " of " + name(baseline) + ".";
  }

  /** The subject of the sentence: the codec, or its message. */
  private String name(Row row) {
    return row.name() + (table.isOfMessages() ? "'s message" : "");
  }

  private String measure() {
    return table.largerIsBetter() ? "throughput" : "time";
  }

  private String established() {
    String rivals = RivalWords.of(table.rivals(), best.name());
    return (rivals.isEmpty() ? winner() : "No winner: " + lowest() + rivals) + "." + tally();
  }

  private String winner() {
    String wins = table.largerIsBetter() ? " does the most" : " takes the least time";
    return name(best)
        + wins
        + (best == baseline ? "" : ": " + ratio(best) + " that of " + name(baseline));
  }

  private String lowest() {
    return name(best)
        + (table.largerIsBetter() ? " is highest" : " is lowest")
        + (best == baseline
            ? ""
            : ", " + ratio(best) + " the " + measure() + " of " + name(baseline));
  }

  private static String ratio(Row row) {
    Estimate plain = row.ratio().orElseThrow().plain();
    return Words.ratio(plain.value())
        + " ×"
        + (Double.isFinite(plain.low())
            ? " (95 % interval " + Words.interval(plain) + corrected(row) + ")"
            : " (fewer than three forks: no interval)");
  }

  private static String corrected(Row row) {
    return row.corrected().map(interval -> ", corrected " + Words.interval(interval)).orElse("");
  }

  /**
   * The verdicts on rows against the baseline, as far as nothing was said of them with the best
   * row.
   */
  private String tally() {
    List<Row> others =
        table.rows().stream().filter(row -> row.answers() && row.ratio().isPresent()).toList();
    List<Row> faster = with(others, Verdict.FASTER);
    String than = " than " + baseline.name();
    boolean told = faster.equals(List.of(best));
    return clause(" Faster" + than, told ? List.of() : faster)
        + clause(" Slower" + (told || faster.isEmpty() ? than : ""), with(others, Verdict.SLOWER))
        + clause(perhaps(" Faster"), with(others, Verdict.PERHAPS_FASTER))
        + clause(perhaps(" Slower"), with(others, Verdict.PERHAPS_SLOWER))
        + (best == baseline ? "" : level(others));
  }

  private String perhaps(String direction) {
    return direction
        + " than "
        + baseline.name()
        + ", possibly by less than "
        + Words.percent(delta);
  }

  private String level(List<Row> others) {
    return RivalWords.KINDS.stream()
        .map(
            kind ->
                clause(" " + capital(RivalWords.lead(kind)) + baseline.name(), with(others, kind)))
        .collect(Collectors.joining());
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private static List<Row> with(List<Row> rows, Verdict verdict) {
    return rows.stream().filter(row -> row.verdict() == verdict).toList();
  }

  private static String clause(String lead, List<Row> rows) {
    return rows.isEmpty()
        ? ""
        : lead + ": " + Words.some(rows.stream().map(Row::name).toList()) + ".";
  }
}

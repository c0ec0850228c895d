package dev.wirebench.report.analysis;

import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a table says, in sentences: who is best or ties for it, and who is known to be faster or
 * slower than the baseline. The page says the same of any baseline, in {@code words.js}; a test
 * holds the two together.
 */
public final class Answer {
  /** Of more than one beyond this the rest is counted. */
  private static final int NAMED = 4;

  private final Table table;
  private final Row baseline;
  private final Row best;

  private Answer(Table table, Row baseline, Row best) {
    this.table = table;
    this.baseline = baseline;
    this.best = best;
  }

  /** Ratios with plain 95 % intervals. Names are as the files have them: escape the whole text. */
  public static String of(Table table) {
    List<Row> ranked =
        table.rows().stream().filter(row -> row.ranked() && isComparable(row)).toList();
    Optional<Row> baseline = table.baselineRow();
    if (ranked.isEmpty() || baseline.isEmpty() || ranked.equals(List.of(baseline.get()))) {
      return "Nothing to compare here: " + Words.count(ranked.size(), "row") + ".";
    }
    Answer answer = new Answer(table, baseline.get(), ranked.get(0));
    return table.isIndicative() ? answer.indicative() : answer.established(ranked);
  }

  private static boolean isComparable(Row row) {
    return Arrays.stream(row.means()).anyMatch(mean -> mean > 0 && Double.isFinite(mean));
  }

  private String indicative() {
    boolean blocks = table.rows().stream().anyMatch(row -> row.cell().hasBlocks());
    int forks = table.rows().stream().mapToInt(row -> row.means().length).max().orElse(0);
    String lead =
        "Indicative only, "
            + Words.count(forks, blocks ? "block" : "fork")
            + ": too few to establish a winner. "
            + (table.largerIsBetter() ? "Highest" : "Lowest")
            + " so far is "
            + best.name();
    return best.ratio().isEmpty()
        ? lead + "."
        : lead + ", " + ratio(best) + " the " + measure() + " of " + baseline.name() + ".";
  }

  private String measure() {
    return table.largerIsBetter() ? "throughput" : "time";
  }

  private String established(List<Row> ranked) {
    List<Row> tied = ranked.stream().filter(row -> table.best().contains(row.name())).toList();
    return (tied.size() > 1 ? ties(tied) : winner()) + "." + tally();
  }

  private String winner() {
    String wins = table.largerIsBetter() ? " does the most" : " takes the least time";
    return best.name()
        + wins
        + (best == baseline ? "" : ": " + ratio(best) + " that of " + baseline.name());
  }

  private static String ratio(Row row) {
    Estimate plain = row.ratio().orElseThrow().plain();
    return Words.ratio(plain.value())
        + " ×"
        + (Double.isFinite(plain.low())
            ? " (95 % interval " + interval(plain) + ")"
            : " (one fork each: no interval)");
  }

  private static String interval(Estimate estimate) {
    return Words.ratio(estimate.low()) + " – " + Words.ratio(estimate.high());
  }

  private String ties(List<Row> tied) {
    String names =
        tied.size() > NAMED
            ? named(tied) + " (" + range(tied) + ")"
            : joined(tied.stream().map(this::withRatio).toList());
    return names + " tie for the " + (table.largerIsBetter() ? "most " : "least ") + measure();
  }

  private String withRatio(Row row) {
    if (row == baseline) {
      return row.name();
    }
    Estimate plain = row.ratio().orElseThrow().plain();
    return row.name()
        + " ("
        + Words.ratio(plain.value())
        + " × "
        + baseline.name()
        + (Double.isFinite(plain.low()) ? ", " + interval(plain) : "")
        + ")";
  }

  private String range(List<Row> rows) {
    double[] ratios =
        rows.stream()
            .mapToDouble(row -> row == baseline ? 1 : row.ratio().orElseThrow().plain().value())
            .sorted()
            .toArray();
    return Words.ratio(ratios[0])
        + " – "
        + Words.ratio(ratios[ratios.length - 1])
        + " × "
        + baseline.name();
  }

  /** Who is known to be faster and slower than the baseline, and of whom neither is. */
  private String tally() {
    List<Row> others =
        table.rows().stream().filter(row -> row.ranked() && row.ratio().isPresent()).toList();
    List<Row> faster = with(others, Verdict.FASTER);
    List<Row> slower = with(others, Verdict.SLOWER);
    List<Row> open = new ArrayList<>(others);
    open.removeAll(faster);
    open.removeAll(slower);
    String than = " than " + baseline.name();
    boolean told = faster.equals(List.of(best));
    return clause(" Faster" + than + ": ", told ? List.of() : faster)
        + clause(" Slower" + (told || faster.isEmpty() ? than : "") + ": ", slower)
        + clause(" Neither faster nor slower is established for ", open);
  }

  private static List<Row> with(List<Row> rows, Verdict verdict) {
    return rows.stream().filter(row -> row.verdict() == verdict).toList();
  }

  private static String clause(String lead, List<Row> rows) {
    return rows.isEmpty() ? "" : lead + named(rows) + ".";
  }

  /** a, b and c; long lists end in "and 7 others". */
  private static String named(List<Row> rows) {
    if (rows.size() <= NAMED + 1) {
      return joined(rows.stream().map(Row::name).toList());
    }
    String first = rows.stream().limit(NAMED).map(Row::name).collect(Collectors.joining(", "));
    return first + " and " + (rows.size() - NAMED) + " others";
  }

  private static String joined(List<String> items) {
    int last = items.size() - 1;
    return IntStream.rangeClosed(0, last)
        .mapToObj(i -> (i == 0 ? "" : i == last ? " and " : ", ") + items.get(i))
        .collect(Collectors.joining());
  }
}

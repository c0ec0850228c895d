package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Notation;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.comparison.BeforeAfter;
import dev.wirebench.report.comparison.CellChange;
import dev.wirebench.report.comparison.ComparisonWords;
import dev.wirebench.report.comparison.Difference;
import dev.wirebench.report.comparison.RunComparison;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * A comparison in GitHub-flavoured Markdown, as a comment for a pull request: the headline, the
 * cells with the largest slowdown, and the rest folded.
 */
public final class ComparisonMarkdown {
  /** What GitHub takes as a comment has 65,536 characters. */
  private static final int LONGEST = 65_000;

  /** Cells below the fold: as many as fit. */
  private static final int[] MOST_CELLS = {200, 100, 50, 0};

  private static final int SHOWN = 15;
  private static final int MOST_NAMES = 20;
  private static final int MOST_DIFFERENCES = 40;
  private static final int LONGEST_TEXT = 120;
  private static final int LONGEST_SENTENCE = 600;

  private ComparisonMarkdown() {}

  /** At most 65,000 characters; ends with a line feed. */
  public static String of(RunComparison comparison) {
    return Arrays.stream(MOST_CELLS)
        .mapToObj(most -> of(comparison, most))
        .filter(text -> text.length() <= LONGEST)
        .findFirst()
        .orElseGet(() -> of(comparison, 0));
  }

  private static String of(RunComparison comparison, int most) {
    List<String> sentences = ComparisonWords.of(comparison);
    List<String> parts = new ArrayList<>();
    parts.add("**" + text(sentences.get(0), LONGEST_SENTENCE) + "**");
    parts.add(bullets(sentences.subList(1, sentences.size())));
    List<CellChange> cells = comparison.cells();
    double delta = comparison.settings().delta();
    parts.add(table(cells.stream().limit(SHOWN).toList(), delta));
    if (cells.size() > SHOWN) {
      parts.add(folded(Words.count(cells.size() - SHOWN, "more cell"), rest(cells, most, delta)));
    }
    parts.add(folded("What changed besides", differences(comparison)));
    parts.add(only(comparison.beforeName(), comparison.onlyBefore()));
    parts.add(only(comparison.afterName(), comparison.onlyAfter()));
    parts.add(folded("How to read this", explanation(comparison)));
    return parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining("\n\n"))
        + "\n";
  }

  private static String text(String value) {
    return text(value, LONGEST_TEXT);
  }

  private static String text(String value, int longest) {
    return Markdown.text(
        value.codePointCount(0, value.length()) <= longest
            ? value
            : value.substring(0, value.offsetByCodePoints(0, longest - 1)) + "…");
  }

  private static String bullets(List<String> sentences) {
    return sentences.stream()
        .map(sentence -> "- " + text(sentence, LONGEST_SENTENCE))
        .collect(Collectors.joining("\n"));
  }

  /**
   * @param summary without anything from a file
   */
  private static String folded(String summary, String content) {
    return "<details><summary>" + summary + "</summary>\n\n" + content + "\n\n</details>";
  }

  private static String table(List<CellChange> cells, double delta) {
    Markdown.Table table =
        new Markdown.Table(
            "cell", "before", "after", "× time", "95 %", "corrected", "verdict", "B/op", "bytes");
    Notation scores =
        Notation.of(
            cells.stream()
                .flatMapToDouble(
                    cell -> DoubleStream.of(cell.before().value(), cell.after().value())));
    for (CellChange cell : cells) {
      table.row(
          text(cell.name()) + (cell.ranked() ? "" : " \\*"),
          score(cell.before().value(), scores, cell.unit()),
          score(cell.after().value(), scores, cell.unit()),
          Cells.ratio(cell.slowdown()),
          Cells.ratioInterval(cell.slowdown()),
          cell.hasVerdict() ? Cells.ratioInterval(cell.family()) : Cells.NONE,
          cell.verdict().words(delta),
          amount(cell.allocation()),
          amount(cell.bytes()));
    }
    return table.toString().stripTrailing();
  }

  private static String score(double value, Notation notation, String unit) {
    return Double.isFinite(value) ? notation.text(value) + " " + text(unit) : Cells.NONE;
  }

  /** One number where nothing changed. */
  private static String amount(BeforeAfter amount) {
    if (!amount.isChanged()) {
      return Cells.bytes(Double.isFinite(amount.after()) ? amount.after() : amount.before());
    }
    return String.format(
        Locale.ROOT,
        "%s → %s (%+.1f %%)",
        Cells.bytes(amount.before()),
        Cells.bytes(amount.after()),
        100 * amount.growth());
  }

  private static String rest(List<CellChange> cells, int most, double delta) {
    List<CellChange> more = cells.stream().skip(SHOWN).limit(most).toList();
    int left = cells.size() - SHOWN - more.size();
    String rows = more.isEmpty() ? "" : table(more, delta) + "\n\n";
    return left > 0 ? rows + "Not shown: " + Words.count(left, "cell") + "." : rows.strip();
  }

  private static String differences(RunComparison comparison) {
    List<Difference> all = comparison.differences();
    if (all.isEmpty()) {
      return "Nothing that the files record.";
    }
    String lines =
        all.stream()
            .limit(MOST_DIFFERENCES)
            .map(ComparisonMarkdown::line)
            .collect(Collectors.joining("\n"));
    int left = all.size() - MOST_DIFFERENCES;
    return lines + (left > 0 ? "\n- and " + left + " more" : "");
  }

  private static String line(Difference difference) {
    return "- "
        + difference.kind().words()
        + ", "
        + text(difference.name())
        + ": "
        + value(difference.before())
        + " → "
        + value(difference.after());
  }

  private static String value(String text) {
    return text.isEmpty() ? "none" : text(text);
  }

  private static String only(String run, List<String> cells) {
    if (cells.isEmpty()) {
      return "";
    }
    String lines =
        cells.stream()
            .limit(MOST_NAMES)
            .map(cell -> "- " + text(cell))
            .collect(Collectors.joining("\n"));
    int left = cells.size() - MOST_NAMES;
    return folded(
        Words.count(cells.size(), "cell") + " in one run only",
        "Only in " + text(run) + ":\n\n" + lines + (left > 0 ? "\n- and " + left + " more" : ""));
  }

  private static String explanation(RunComparison comparison) {
    boolean study = comparison.cells().stream().anyMatch(cell -> !cell.ranked());
    return "Before: "
        + text(comparison.beforeName())
        + ". After: "
        + text(comparison.afterName())
        + ".\n\n*× time* is the time of an operation after / before: 1.12 is 1.12 times slower,"
        + " 0.80 is 1.25 times faster; the same for throughputs. "
        + (comparison.rows().isPresent()
            ? "Both are rows of one run: forks of one block are paired, and what happened to the"
                + " machine is taken out."
            : "Two runs have no blocks in common, so forks are not paired (Welch's t on the"
                + " logarithms of fork means), and what happened to the machine in between is not"
                + " taken out.")
        + " *95 %* is the plain interval; *corrected*"
        + " is the one that verdicts rest on (Bonferroni over all compared cells). B/op is"
        + " allocation, bytes is a message on the wire, on average."
        + (study ? " \\* A study row: no verdict." : "");
  }
}

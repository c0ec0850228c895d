package dev.wirebench.report.verdicts;

import dev.wirebench.report.statistics.Estimate;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Rivals in words, each with the interval that its verdict rests on. The page says the same, in
 * {@code words.js}; a test holds the two together.
 */
public final class RivalWords {
  /** The verdicts that leave open whether a row is worse, in the order of the sentence. */
  public static final List<Verdict> KINDS =
      List.of(Verdict.TIE, Verdict.NO_CLEAR_DIFFERENCE, Verdict.INDICATIVE);

  private RivalWords() {}

  /**
   * The rivals in words, as in {@code ; equivalent to b (1.01 × a, corrected 0.99 – 1.02);
   * inconclusive against c (1.2 × a, corrected 0.9 – 1.6)}. Names are as the files have them:
   * escape the text as a whole.
   *
   * @param best name of the row that they are rivals of
   */
  public static String of(List<Rival> rivals, String best) {
    return KINDS.stream()
        .map(kind -> clause(kind, rivals.stream().filter(r -> r.verdict() == kind).toList(), best))
        .collect(Collectors.joining());
  }

  /** The words before the name of the other row. */
  public static String lead(Verdict kind) {
    return switch (kind) {
      case TIE -> "equivalent to ";
      case NO_CLEAR_DIFFERENCE -> "inconclusive against ";
      case INDICATIVE -> "too few JVMs to tell from ";
      case FASTER, SLOWER, PERHAPS_FASTER, PERHAPS_SLOWER, BASELINE, NONE ->
          throw new IllegalArgumentException();
    };
  }

  private static String clause(Verdict kind, List<Rival> rivals, String best) {
    if (rivals.isEmpty()) {
      return "";
    }
    List<String> names = rivals.stream().map(Rival::name).toList();
    return "; "
        + lead(kind)
        + (rivals.size() > Words.NAMED
            ? Words.some(names) + " (" + range(rivals) + " × " + best + ")"
            : Words.list(rivals.stream().map(rival -> withRatio(rival, best)).toList()));
  }

  private static String withRatio(Rival rival, String best) {
    Estimate corrected = rival.ratio().family();
    return rival.name()
        + " ("
        + Words.ratio(corrected.value())
        + " × "
        + best
        + (rival.verdict().restsOnInterval() ? ", corrected " + Words.interval(corrected) : "")
        + ")";
  }

  private static String range(List<Rival> rivals) {
    double[] ratios =
        rivals.stream().mapToDouble(rival -> rival.ratio().family().value()).sorted().toArray();
    return Words.ratio(ratios[0]) + " – " + Words.ratio(ratios[ratios.length - 1]);
  }
}

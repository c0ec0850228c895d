package dev.wirebench.studies.claims;

import dev.wirebench.report.verdicts.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The result of one run on one JDK for a claim.
 *
 * @param source the run's name; empty if it is not from a run
 * @param jdk empty if it is not from a run
 * @param mark of the whole claim
 * @param figures in the claim's order
 * @param notes what to know of it, each a phrase
 */
public record Evidence(
    String source, String jdk, Mark mark, List<ClaimFigure> figures, List<String> notes) {
  /** More than these are not read. */
  private static final int MOST = 4;

  /** The marks in the order in which they decide. */
  private static final List<Mark> DECIDING =
      List.of(
          Mark.REFUTED,
          Mark.NO_CLEAR_DIFFERENCE,
          Mark.NOT_MEASURED,
          Mark.NOT_JUDGED,
          Mark.CONFIRMED);

  /** The figures as one line; of many, how many there are of each mark, and those that decide. */
  public String text() {
    if (figures.size() <= MOST) {
      return joined(figures.stream());
    }
    return counts()
        + ": "
        + joined(
            figures.stream()
                .sorted(Comparator.comparingInt(figure -> DECIDING.indexOf(figure.mark())))
                .limit(MOST - 1))
        + " …";
  }

  private String counts() {
    List<String> counts = new ArrayList<>();
    for (Mark each : DECIDING) {
      long count = figures.stream().filter(figure -> figure.mark() == each).count();
      if (count > 0) {
        counts.add(count + " " + words(each));
      }
    }
    return String.join(", ", counts) + " of " + Words.count(figures.size(), "ratio");
  }

  private static String words(Mark mark) {
    return switch (mark) {
      case CONFIRMED -> "as claimed";
      case REFUTED -> "otherwise";
      case NOT_MEASURED -> "preliminary";
      default -> mark.words();
    };
  }

  private static String joined(Stream<ClaimFigure> figures) {
    return figures.map(ClaimFigure::text).collect(Collectors.joining("; "));
  }

  /** A copy of this evidence for a machine that was too busy for a judgement. */
  Evidence notJudged(String reason) {
    List<String> all = new ArrayList<>(notes);
    all.add(reason);
    return new Evidence(source, jdk, Mark.NOT_JUDGED, figures, List.copyOf(all));
  }

  /** A copy of this evidence for a claim that cannot be judged by it. */
  Evidence notComparable() {
    return new Evidence(source, jdk, Mark.NOT_COMPARABLE, figures, notes);
  }
}

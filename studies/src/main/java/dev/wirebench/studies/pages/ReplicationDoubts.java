package dev.wirebench.studies.pages;

import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Part;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import dev.wirebench.studies.claims.Mark;
import dev.wirebench.studies.replication.BothMethods;
import dev.wirebench.studies.replication.LoggedSamples;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.RunFacts;
import dev.wirebench.studies.replication.RunFacts.Normality;
import dev.wirebench.studies.replication.TaskTest.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The points in which the study's protocol and JMH disagree, and why, each with what was measured.
 */
final class ReplicationDoubts {
  private static final double PERCENT = 100;

  /** A kilobyte: no object is as large by chance alone. */
  private static final int COARSE = 1024;

  private final Replicated replicated;
  private final Replication replication;
  private final RunFacts facts;

  private ReplicationDoubts(Replicated replicated) {
    this.replicated = replicated;
    this.replication = replicated.replication();
    this.facts = RunFacts.of(replication);
  }

  static Section of(Replicated replicated) {
    ReplicationDoubts doubts = new ReplicationDoubts(replicated);
    List<Part> points = new ArrayList<>();
    replicated.jmh().ifPresent(jmh -> points.addAll(doubts.disagreements(jmh.cells())));
    points.addAll(
        List.of(
            doubts.collections(),
            doubts.memory(),
            doubts.processor(),
            doubts.drift(),
            doubts.significance(),
            doubts.normality()));
    return new Section("Where the two methods disagree, and why", points);
  }

  /** A point of the list: a few words, and sentences on them. */
  private static Paragraph point(String title, String sentences, Object... values) {
    return Paragraph.of(
        Style.ITEM,
        Spans.NONE.strong(title).and(" " + String.format(Locale.ROOT, sentences, values)));
  }

  private List<Paragraph> disagreements(List<BothMethods> cells) {
    if (cells.isEmpty()) {
      return List.of(Paragraph.of(Style.ITEM, Spans.NONE.strong("No cell was measured by both.")));
    }
    return List.of(
        point("Claims.", "%s", claims()),
        point(
            "One JVM for all.",
            "A call in the server takes %s of what it takes by JMH. In the server all libraries run"
                + " in one JVM: call sites in the JDK and in the harness are shared, and compiled"
                + " for all that came before; in JMH's forks each library is alone, and each cell"
                + " begins anew. In the server the order of measurement is the same each time, so"
                + " that who comes later finds another JVM.",
            range(cells, BothMethods::timeRatio)));
  }

  private String claims() {
    List<Judged> own = replicated.judged();
    List<Judged> byJmh = replicated.jmh().orElseThrow().judged();
    List<String> alike = new ArrayList<>();
    List<String> otherwise = new ArrayList<>();
    for (int i = 0; i < own.size(); i++) {
      Set<Mark> marks = verdicts(own.get(i));
      Set<Mark> others = verdicts(byJmh.get(i));
      if (!marks.isEmpty() && !others.isEmpty()) {
        (marks.equals(others) ? alike : otherwise).add(own.get(i).claim().id());
      }
    }
    if (alike.isEmpty() && otherwise.isEmpty()) {
      return "None was judged by both methods.";
    }
    return "Both methods judge alike: "
        + (alike.isEmpty() ? "none" : Words.list(alike))
        + "; otherwise: "
        + (otherwise.isEmpty() ? "none" : Words.list(otherwise))
        + ".";
  }

  private static Set<Mark> verdicts(Judged judged) {
    return judged.evidence().stream()
        .map(Evidence::mark)
        .filter(ReplicationDoubts::isVerdict)
        .collect(Collectors.toSet());
  }

  private static boolean isVerdict(Mark mark) {
    return switch (mark) {
      case CONFIRMED, REFUTED, NO_CLEAR_DIFFERENCE -> true;
      default -> false;
    };
  }

  private static String range(List<BothMethods> cells, ToDoubleFunction<BothMethods> ratio) {
    BothMethods least = cells.stream().min(Comparator.comparingDouble(ratio)).orElseThrow();
    BothMethods most = cells.stream().max(Comparator.comparingDouble(ratio)).orElseThrow();
    return String.format(
        Locale.ROOT,
        "%.2f (%s) to %.2f times (%s)",
        ratio.applyAsDouble(least),
        least.cell().label(),
        ratio.applyAsDouble(most),
        most.cell().label());
  }

  private Paragraph collections() {
    String slower =
        facts.slowdowns().length == 0
            ? "No cell has enough runs with and without one to compare."
            : String.format(
                Locale.ROOT,
                "In the %d cells that have some of both, the median run with a collection takes"
                    + " %.2f to %.2f times as"
                    + " long as the median run without.",
                facts.slowdowns().length,
                least(facts.slowdowns()),
                most(facts.slowdowns()));
    return point(
        "Collections inside the window.",
        "In %s a garbage collection ended between both looks at the clock. %s It"
            + " clears away what earlier runs left, also those of another library; JMH's score"
            + " has the collections of"
            + " the own fork, spread over all its calls.",
        share(facts.withCollection()),
        slower);
  }

  private Paragraph memory() {
    String growth =
        replicated
            .jmh()
            .filter(jmh -> !jmh.cells().isEmpty())
            .map(
                jmh ->
                    " On average the heap grew by "
                        + range(jmh.cells(), BothMethods::bytesRatio)
                        + " of the bytes that JMH finds allocated.")
            .orElse("");
    return point(
        "Memory by the heap in use.",
        "Behind %s less of the heap was in use than before: the difference is negative,"
            + " since it has what a collection took from earlier runs. Behind %s it was the"
            + " same.%s%s The difference"
            + " rather tells when a collection came than what a library allocates.",
        share(facts.heap().shrunk()),
        share(facts.heap().unchanged()),
        facts.heap().grain() < COARSE ? "" : grain(),
        growth);
  }

  private String grain() {
    return String.format(
        Locale.ROOT,
        " Without a collection all differences are multiples of %,d bytes: the collector counts"
            + " what it has given to threads, not what they"
            + " have used of it.",
        facts.heap().grain());
  }

  private String share(int runs) {
    return String.format(
        Locale.ROOT,
        "%,d of %,d runs (%s)",
        runs,
        facts.runs(),
        Words.percent((double) runs / facts.runs()));
  }

  private Paragraph processor() {
    String processors =
        replication.file().sessions().stream()
            .map(session -> session.environment().getOrDefault("cpus", ""))
            .filter(cpus -> cpus.matches("[1-9]\\d*"))
            .distinct()
            .map(
                cpus ->
                    String.format(
                        Locale.ROOT,
                        " One thread that never waits is %.1f %% of the %s processors here.",
                        PERCENT / Integer.parseInt(cpus),
                        cpus))
            .collect(Collectors.joining());
    return point(
        "Percent of the processors.",
        "The median run loads them by %.1f %%; %s have 0 %%, or none, since"
            + " the system counts in ticks that are longer than a short run.%s What is above is"
            + " the compilers and the"
            + " collector, what is below the rounding: the number says how many processors there"
            + " are, and little of an"
            + " operation. The study's 7 to 8 %% would be one busy thread on 13 or 14 processors.",
        facts.load().median(),
        share(facts.load().none()),
        processors);
  }

  private Paragraph drift() {
    double[] drifts = facts.drifts();
    return point(
        "Warm-up by a count of calls.",
        "The median of the last tenth of a cell's runs is %.2f to %.2f times that of the"
            + " first tenth (median cell %.2f): what is warm after %,d calls stays at 1. JMH"
            + " warms up by time.",
        least(drifts),
        most(drifts),
        Estimates.median(drifts),
        replication.protocol().warmup());
  }

  private Paragraph significance() {
    List<Pair> pairs =
        replicated.tests(LoggedSamples.TIME).stream()
            .flatMap(test -> test.pairs().stream())
            .toList();
    List<Pair> significant = pairs.stream().filter(Pair::isSignificant).toList();
    String smallest =
        significant.stream()
            .min(Comparator.comparingDouble(pair -> Math.abs(Math.log(pair.ratio()))))
            .map(
                pair ->
                    String.format(
                        Locale.ROOT,
                        "; the smallest of these differences is %s",
                        Words.percent(Math.abs(pair.ratio() - 1))))
            .orElse("");
    return point(
        "Significance by many runs.",
        "Dunn's test tells %d of %d pairs of times apart%s. At the same level the first half"
            + " of a cell's runs differs from the second half, of the same library on the same"
            + " file, in %d of %d cells:"
            + " the test takes %,d runs for independent, though they share one JVM, one"
            + " compilation, one heap and one"
            + " hour, and so makes significant what does not come again. JMH's intervals are"
            + " over forks.",
        significant.size(),
        pairs.size(),
        smallest,
        facts.halves(),
        replication.logs().size(),
        replication.protocol().runs());
  }

  private Paragraph normality() {
    Normality times = Normality.of(replicated.tests(LoggedSamples.TIME));
    return point(
        "Normality.",
        "As published, Kolmogorov-Smirnov rejects that times are normal for %d of %d libraries,"
            + " tasks and"
            + " files, Lilliefors' test for %d. The published one takes mean and deviation from"
            + " the data that it tests,"
            + " and so accepts too much. Neither chooses a test here.",
        times.asPublished(),
        times.libraries(),
        times.lilliefors());
  }

  private static double least(double[] numbers) {
    return Arrays.stream(numbers).min().orElse(Double.NaN);
  }

  private static double most(double[] numbers) {
    return Arrays.stream(numbers).max().orElse(Double.NaN);
  }
}

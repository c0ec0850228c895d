package dev.wirebench.studies.replication;

import dev.wirebench.report.statistics.Adjusted;
import dev.wirebench.report.statistics.Dunn;
import dev.wirebench.report.statistics.Estimates;
import dev.wirebench.report.statistics.KolmogorovSmirnov;
import dev.wirebench.report.statistics.KruskalWallis;
import dev.wirebench.report.statistics.Lilliefors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The study's statistics of one task on one file: are the runs of each library normal, do the
 * libraries differ, and which of them.
 *
 * @param libraries in the order of the protocol
 * @param differ Kruskal-Wallis over the libraries
 * @param pairs of libraries, each with Dunn's p
 */
public record TaskTest(
    String task,
    String payload,
    LoggedSamples measured,
    List<Described> libraries,
    KruskalWallis differ,
    List<Pair> pairs) {
  /** The study's. */
  public static final double ALPHA = 0.05;

  /**
   * The runs of one library.
   *
   * @param asPublished Kolmogorov-Smirnov with the mean and the deviation of the same runs, which
   *     is what the study did, and not valid
   * @param lilliefors the same, made valid
   */
  public record Described(
      String library,
      double mean,
      double median,
      double deviation,
      KolmogorovSmirnov asPublished,
      Lilliefors lilliefors) {

    static Described of(String library, double[] runs) {
      Lilliefors lilliefors = Lilliefors.of(runs);
      return new Described(
          library,
          Arrays.stream(runs).average().orElseThrow(),
          Estimates.median(runs),
          Estimates.deviation(runs),
          KolmogorovSmirnov.of(lilliefors.d(), runs.length),
          lilliefors);
    }
  }

  /**
   * Two libraries.
   *
   * @param ratio median of the first divided by that of the second
   * @param p of Dunn's test, adjusted by Holm for the pairs of this task and file; NaN if all runs
   *     are equal
   */
  public record Pair(String first, String second, double ratio, double p) {
    public boolean isSignificant() {
      return p < ALPHA;
    }

    boolean isOf(String one, String other) {
      return first.equals(one) && second.equals(other) || first.equals(other) && second.equals(one);
    }
  }

  /**
   * @param samples runs by library, two at least
   */
  static TaskTest of(
      String task, String payload, LoggedSamples measured, Map<String, double[]> samples) {
    List<Described> libraries =
        samples.entrySet().stream()
            .map(library -> Described.of(library.getKey(), library.getValue()))
            .toList();
    List<double[]> runs = List.copyOf(samples.values());
    return new TaskTest(
        task,
        payload,
        measured,
        libraries,
        KruskalWallis.of(runs),
        pairs(libraries, Adjusted.holm(Dunn.of(runs))));
  }

  /**
   * @param p in the order (0,1), (0,2) … (1,2) …
   */
  private static List<Pair> pairs(List<Described> libraries, double[] p) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < libraries.size(); i++) {
      for (int j = i + 1; j < libraries.size(); j++) {
        Described first = libraries.get(i);
        Described second = libraries.get(j);
        double ratio = first.median() / second.median();
        pairs.add(new Pair(first.library(), second.library(), ratio, p[pairs.size()]));
      }
    }
    return pairs;
  }

  public Optional<Described> described(String library) {
    return libraries.stream().filter(each -> each.library().equals(library)).findFirst();
  }

  /** Empty if one of them was not measured. */
  public Optional<Pair> pair(String one, String other) {
    return pairs.stream().filter(pair -> pair.isOf(one, other)).findFirst();
  }
}

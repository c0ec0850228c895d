package dev.wirebench.report.load;

import dev.wirebench.report.load.CodecLoad.CpuTime;
import dev.wirebench.report.load.CodecLoad.Highest;
import dev.wirebench.report.load.CodecLoad.Open;
import dev.wirebench.report.load.CodecLoad.Point;
import dev.wirebench.report.load.CodecLoad.RoundTrips;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;

/** Computes the figures of a codec from the turns that count. */
final class CodecFigures {
  private static final double CONFIDENCE = 0.95;

  private final LoadTurns own;
  private final LoadTurns baseline;

  /**
   * @param own turns of the codec, for one payload
   * @param baseline those of the codec that it is compared with; null for that one itself
   */
  CodecFigures(LoadTurns own, LoadTurns baseline) {
    this.own = own;
    this.baseline = baseline;
  }

  /**
   * All figures.
   *
   * @param failures what went wrong in any turn, or why there is no server
   */
  CodecLoad of(LoadServer server, List<String> failures) {
    return new CodecLoad(
        server, highest(), roundTrips(), cpuTime(), answerWireBytes(), points(), failures);
  }

  private Highest highest() {
    int unjudged =
        (int)
            own.list().stream()
                .filter(turn -> turn.failure() == null && turn.held() == null)
                .filter(turn -> turn.purpose() == Purpose.RATE)
                .count();
    return new Highest(mean(own.rates()), ratio(LoadTurns::rates), open(), unjudged);
  }

  private RoundTrips roundTrips() {
    return new RoundTrips(
        Latencies.together(own.good(Purpose.COMMON).list()),
        ratio(turns -> turns.good(Purpose.COMMON).by(turn -> turn.latency().p99())));
  }

  private CpuTime cpuTime() {
    LoadTurns sampled = own.good(Purpose.SAMPLED);
    return new CpuTime(
        mean(cpu(own)),
        ratio(CodecFigures::cpu),
        mean(own.good(Purpose.COMMON).by(CodecFigures::share)),
        mean(sampled.by(CodecFigures::sampleShare)),
        sampled.list().stream()
            .map(turn -> turn.observed().samples())
            .filter(Objects::nonNull)
            .mapToLong(LoadTurn.Samples::all)
            .sum());
  }

  private Double answerWireBytes() {
    return own.list().stream()
        .map(turn -> turn.observed().answerWireBytes())
        .filter(Objects::nonNull)
        .reduce((earlier, later) -> later)
        .orElse(null);
  }

  /** Turns whose stacks were sampled are slower by that. */
  private List<Point> points() {
    return own.list().stream()
        .filter(turn -> turn.purpose() == Purpose.RATE || turn.purpose() == Purpose.COMMON)
        .filter(turn -> turn.failure() == null && turn.latency() != null)
        .map(turn -> new Point(turn.offered(), turn.latency().p99()))
        .toList();
  }

  /** The searches that did not come to their end, though their turns told something. */
  private Open open() {
    List<RateSearch> open =
        own.searches().values().stream()
            .filter(search -> !search.isClosed() && !Double.isNaN(search.estimate()))
            .toList();
    return open.isEmpty()
        ? null
        : new Open(
            open.size(),
            open.stream()
                .mapToDouble(RateSearch::held)
                .filter(held -> !Double.isNaN(held))
                .max()
                .orElse(Double.NaN));
  }

  private static TreeMap<Integer, Double> cpu(LoadTurns turns) {
    return turns.good(Purpose.COMMON).by(CodecFigures::cpu);
  }

  private static Double cpu(LoadTurn turn) {
    LoadTurn.Cpu cpu = turn.observed().cpu();
    return cpu == null || cpu.requests() == 0 ? null : Double.valueOf(cpu.microsPerRequest());
  }

  private static Double share(LoadTurn turn) {
    LoadTurn.Cpu cpu = turn.observed().cpu();
    return cpu == null || cpu.clocked() == 0 ? null : Double.valueOf(cpu.codecShare());
  }

  private static Double sampleShare(LoadTurn turn) {
    LoadTurn.Samples samples = turn.observed().samples();
    return samples == null || samples.codec() == 0
        ? null
        : Double.valueOf((double) samples.codec() / samples.all());
  }

  /**
   * The geometric mean of positive figures by repetition, with the interval on their logarithms;
   * null of none.
   */
  static Estimate mean(Map<Integer, Double> figures) {
    return figures.isEmpty()
        ? null
        : Estimates.ratio(figures.values().stream().mapToDouble(Math::log).toArray(), CONFIDENCE);
  }

  /** A figure's ratio to the baseline's, paired by repetition; null if no repetition has both. */
  private Estimate ratio(Function<LoadTurns, TreeMap<Integer, Double>> figure) {
    if (baseline == null) {
      return null;
    }
    TreeMap<Integer, Double> figures = figure.apply(own);
    TreeMap<Integer, Double> others = figure.apply(baseline);
    List<Integer> both = new ArrayList<>(figures.keySet());
    both.retainAll(others.keySet());
    return both.isEmpty()
        ? null
        : Estimates.pairedRatio(
            both.stream().mapToDouble(figures::get).toArray(),
            both.stream().mapToDouble(others::get).toArray(),
            CONFIDENCE);
  }
}

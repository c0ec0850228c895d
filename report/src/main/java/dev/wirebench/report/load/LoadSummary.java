package dev.wirebench.report.load;

import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.statistics.Estimates;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What follows from the record of a load.
 *
 * @param start what was asked for
 * @param sessions of programs that measured
 * @param payloads those of which anything was recorded
 * @param besides what the machine did in the turns that count
 */
public record LoadSummary(
    LoadStart start, List<LoadSession> sessions, List<PayloadLoad> payloads, Besides besides) {
  private static final double CONFIDENCE = 0.95;
  private static final String USUAL_BASELINE = "jackson";

  /**
   * How many turns of repetitions the machine disturbed.
   *
   * @param turns that count
   * @param disturbed of these, see {@link LoadTurn#isDisturbed}
   * @param repeated turns that do not count, since they were disturbed and measured again
   */
  public record Besides(int turns, int disturbed, int repeated) {
    private static final double MANY = 0.25;

    /** Whether so many were disturbed that the figures tell more of that than of the codecs. */
    public boolean isDisturbed() {
      return disturbed > MANY * turns;
    }

    /** What to say then. */
    public String words() {
      return String.format(
          Locale.ROOT,
          "Other programs disturbed %d of %d turns: measure again on an idle machine.",
          disturbed,
          turns);
    }
  }

  /**
   * Reads the record and computes all that follows from it.
   *
   * @param folder that a load was measured to
   */
  public static LoadSummary of(Path folder) {
    return of(LoadFile.read(folder));
  }

  /** What follows from lines, of which the first says what was asked for. */
  public static LoadSummary of(List<LoadLine> lines) {
    LoadStart start = lines.get(0).start();
    List<LoadTurn> whole = whole(lines);
    List<LoadTurn> counted = lastOfRounds(whole);
    return new LoadSummary(
        start,
        all(lines, LoadLine::session),
        start.payloads().stream()
            .map(payload -> payload(payload, lines, counted))
            .filter(payload -> !payload.codecs().isEmpty())
            .toList(),
        new Besides(
            counted.size(),
            (int) counted.stream().filter(LoadTurn::isDisturbed).count(),
            whole.size() - counted.size()));
  }

  private static <T> List<T> all(List<LoadLine> lines, Function<LoadLine, T> part) {
    return lines.stream().map(part).filter(Objects::nonNull).toList();
  }

  /** The turns of parts of repetitions that were measured to their end. */
  private static List<LoadTurn> whole(List<LoadLine> lines) {
    List<LoadLine> ends = lines.stream().filter(line -> line.repetition() != null).toList();
    return all(lines, LoadLine::turn).stream()
        .filter(turn -> ends.stream().anyMatch(line -> line.ends(turn)))
        .toList();
  }

  /**
   * The highest rate of a codec's service, in requests per second; null if no search came to its
   * end.
   */
  public static Estimate highest(String payload, String codec, List<LoadLine> lines) {
    List<LoadTurn> own =
        of(codec, lastOfRounds(whole(lines))).stream()
            .filter(turn -> turn.payload().equals(payload))
            .toList();
    return mean(rates(searches(own)));
  }

  /**
   * The turns that count: of those that were measured again, the last. One that failed then says
   * nothing of the one before.
   */
  public static List<LoadTurn> lastOfRounds(List<LoadTurn> turns) {
    Map<Object, LoadTurn> last = new LinkedHashMap<>();
    for (LoadTurn turn : turns) {
      Object round =
          turn.round() == null
              ? new Object()
              : List.of(
                  turn.payload(),
                  turn.codec(),
                  turn.purpose(),
                  turn.repetition(),
                  turn.session(),
                  turn.round());
      last.merge(round, turn, (before, again) -> again.failure() == null ? again : before);
    }
    return List.copyOf(last.values());
  }

  private static PayloadLoad payload(String payload, List<LoadLine> lines, List<LoadTurn> counted) {
    List<LoadServer> servers =
        all(lines, LoadLine::server).stream()
            .filter(server -> server.payload().equals(payload))
            .toList();
    List<String> codecs =
        lines.get(0).start().codecs().stream()
            .filter(codec -> servers.stream().anyMatch(server -> server.codec().equals(codec)))
            .toList();
    String baseline =
        codecs.stream()
            .filter(USUAL_BASELINE::equals)
            .findFirst()
            .orElse(codecs.isEmpty() ? null : codecs.get(0));
    List<LoadTurn> turns =
        all(lines, LoadLine::turn).stream().filter(turn -> turn.payload().equals(payload)).toList();
    List<LoadTurn> ofPayload =
        counted.stream().filter(turn -> turn.payload().equals(payload)).toList();
    return new PayloadLoad(
        payload,
        baseline,
        all(lines, LoadLine::common).stream()
            .filter(common -> common.payload().equals(payload))
            .map(LoadLine.Common::rate)
            .findFirst()
            .orElse(null),
        (int) ofPayload.stream().map(LoadTurn::repetition).distinct().count(),
        codecs.stream()
            .map(codec -> codec(last(servers, codec), baseline, turns, ofPayload))
            .toList());
  }

  private static LoadServer last(List<LoadServer> servers, String codec) {
    return servers.stream()
        .filter(server -> server.codec().equals(codec))
        .reduce((earlier, later) -> later)
        .orElseThrow();
  }

  private static CodecLoad codec(
      LoadServer server, String baseline, List<LoadTurn> all, List<LoadTurn> counted) {
    String codec = server.codec();
    List<LoadTurn> own = of(codec, counted);
    Map<Integer, RateSearch> searches = searches(own);
    List<LoadTurn> common = good(own, Purpose.COMMON);
    List<LoadTurn> sampled = good(own, Purpose.SAMPLED);
    boolean compared = !codec.equals(baseline);
    List<LoadTurn> others = of(baseline, counted);
    List<LoadTurn> othersCommon = good(others, Purpose.COMMON);
    return new CodecLoad(
        server,
        mean(rates(searches)),
        compared ? ratio(rates(searches), rates(searches(others))) : null,
        Latencies.together(common),
        mean(by(common, LoadSummary::p99)),
        compared ? ratio(by(common, LoadSummary::p99), by(othersCommon, LoadSummary::p99)) : null,
        mean(by(common, LoadSummary::cpu)),
        compared ? ratio(by(common, LoadSummary::cpu), by(othersCommon, LoadSummary::cpu)) : null,
        mean(by(common, LoadSummary::share)),
        mean(by(sampled, LoadSummary::sampleShare)),
        sampled.stream()
            .map(LoadTurn::samples)
            .filter(Objects::nonNull)
            .mapToLong(LoadTurn.Samples::all)
            .sum(),
        own.stream()
            .map(LoadTurn::answerWireBytes)
            .filter(Objects::nonNull)
            .reduce((earlier, later) -> later)
            .orElse(null),
        points(own),
        open(searches.values()),
        (int)
            own.stream()
                .filter(turn -> turn.failure() == null && turn.held() == null)
                .filter(turn -> turn.purpose() == Purpose.RATE)
                .count(),
        Stream.concat(
                Stream.ofNullable(server.failure()),
                of(codec, all).stream().map(LoadTurn::failure).filter(Objects::nonNull))
            .distinct()
            .toList());
  }

  /** Turns whose stacks were sampled are slower by that. */
  private static List<CodecLoad.Point> points(List<LoadTurn> turns) {
    return turns.stream()
        .filter(turn -> turn.purpose() == Purpose.RATE || turn.purpose() == Purpose.COMMON)
        .filter(turn -> turn.failure() == null && turn.latency() != null)
        .map(turn -> new CodecLoad.Point(turn.offered(), turn.latency().p99()))
        .toList();
  }

  /** Those of a codec. */
  public static List<LoadTurn> of(String codec, List<LoadTurn> turns) {
    return turns.stream().filter(turn -> turn.codec().equals(codec)).toList();
  }

  /** Those of one purpose that nothing went wrong in. */
  private static List<LoadTurn> good(List<LoadTurn> turns, Purpose purpose) {
    return turns.stream()
        .filter(turn -> turn.purpose() == purpose && turn.failure() == null)
        .filter(turn -> turn.latency() != null)
        .toList();
  }

  private static Double p99(LoadTurn turn) {
    return turn.latency().p99();
  }

  private static Double cpu(LoadTurn turn) {
    return turn.cpu() == null || turn.cpu().requests() == 0
        ? null
        : Double.valueOf(turn.cpu().microsPerRequest());
  }

  private static Double share(LoadTurn turn) {
    return turn.cpu() == null || turn.cpu().clocked() == 0
        ? null
        : Double.valueOf(turn.cpu().codecShare());
  }

  private static Double sampleShare(LoadTurn turn) {
    return turn.samples() == null || turn.samples().codec() == 0
        ? null
        : Double.valueOf((double) turn.samples().codec() / turn.samples().all());
  }

  /** The highest rate that each repetition found, of those whose search came to its end. */
  private static TreeMap<Integer, Double> rates(Map<Integer, RateSearch> searches) {
    TreeMap<Integer, Double> rates = new TreeMap<>();
    searches.forEach(
        (repetition, search) -> {
          if (search.isClosed()) {
            rates.put(repetition, search.estimate());
          }
        });
    return rates;
  }

  private static Map<Integer, RateSearch> searches(List<LoadTurn> turns) {
    return turns.stream()
        .collect(
            Collectors.groupingBy(
                LoadTurn::repetition,
                Collectors.collectingAndThen(Collectors.toList(), LoadSummary::search)));
  }

  /** Of those that did not come to their end, though their turns told something. */
  private static CodecLoad.Open open(Collection<RateSearch> searches) {
    List<RateSearch> open =
        searches.stream()
            .filter(search -> !search.isClosed() && !Double.isNaN(search.estimate()))
            .toList();
    return open.isEmpty()
        ? null
        : new CodecLoad.Open(
            open.size(),
            open.stream()
                .mapToDouble(RateSearch::held)
                .filter(held -> !Double.isNaN(held))
                .max()
                .orElse(Double.NaN));
  }

  /**
   * What the turns of one codec in one repetition found of its highest rate, in requests per
   * second.
   */
  public static RateSearch search(List<LoadTurn> turns) {
    RateSearch search = RateSearch.again(Double.NaN);
    turns.stream()
        .filter(turn -> turn.purpose() == Purpose.RATE && turn.failure() == null)
        .forEach(turn -> search.add(turn.offered(), turn.held()));
    return search;
  }

  private static TreeMap<Integer, Double> by(
      List<LoadTurn> turns, Function<LoadTurn, Double> figure) {
    TreeMap<Integer, Double> figures = new TreeMap<>();
    for (LoadTurn turn : turns) {
      Double value = figure.apply(turn);
      if (value != null) {
        figures.put(turn.repetition(), value);
      }
    }
    return figures;
  }

  /** The geometric mean of positive figures, with the interval on their logarithms. */
  private static Estimate mean(TreeMap<Integer, Double> figures) {
    return figures.isEmpty()
        ? null
        : Estimates.ratio(figures.values().stream().mapToDouble(Math::log).toArray(), CONFIDENCE);
  }

  private static Estimate ratio(TreeMap<Integer, Double> own, TreeMap<Integer, Double> others) {
    List<Integer> both = new ArrayList<>(own.keySet());
    both.retainAll(others.keySet());
    return both.isEmpty()
        ? null
        : Estimates.pairedRatio(
            both.stream().mapToDouble(own::get).toArray(),
            both.stream().mapToDouble(others::get).toArray(),
            CONFIDENCE);
  }
}

package dev.wirebench.report.load;

import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.statistics.Estimate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Some turns of a load, in the order in which they were measured. */
public record LoadTurns(List<LoadTurn> list) {
  /** All turns of a record. */
  static LoadTurns of(List<LoadLine> lines) {
    return new LoadTurns(lines.stream().map(LoadLine::turn).filter(Objects::nonNull).toList());
  }

  /** The turns of those parts of repetitions that were measured to their end. */
  static LoadTurns whole(List<LoadLine> lines) {
    List<LoadLine> ends = lines.stream().filter(line -> line.repetition() != null).toList();
    return new LoadTurns(
        of(lines).list.stream()
            .filter(turn -> ends.stream().anyMatch(line -> line.ends(turn)))
            .toList());
  }

  /**
   * The turns that count: of those that were measured again, the last. One that failed then says
   * nothing of the one before.
   */
  public LoadTurns lastOfRounds() {
    Map<Object, LoadTurn> last = new LinkedHashMap<>();
    for (LoadTurn turn : list) {
      Object round = turn.key().round() == null ? new Object() : turn.key();
      last.merge(round, turn, (before, again) -> again.failure() == null ? again : before);
    }
    return new LoadTurns(List.copyOf(last.values()));
  }

  /** The turns of a payload. */
  LoadTurns ofPayload(String payload) {
    return new LoadTurns(list.stream().filter(turn -> turn.payload().equals(payload)).toList());
  }

  /** The turns of a codec. */
  public LoadTurns ofCodec(String codec) {
    return new LoadTurns(list.stream().filter(turn -> turn.codec().equals(codec)).toList());
  }

  /** The turns of one purpose in which nothing went wrong. */
  LoadTurns good(Purpose purpose) {
    return new LoadTurns(
        list.stream()
            .filter(turn -> turn.purpose() == purpose && turn.failure() == null)
            .filter(turn -> turn.latency() != null)
            .toList());
  }

  /**
   * The highest rate of a codec's service, in requests per second; null if no search came to its
   * end.
   */
  public static Estimate highest(String payload, String codec, List<LoadLine> lines) {
    return CodecFigures.mean(whole(lines).lastOfRounds().ofPayload(payload).ofCodec(codec).rates());
  }

  /** The search that these turns were, if they are of one codec in one repetition. */
  public RateSearch search() {
    RateSearch search = RateSearch.again(Double.NaN);
    list.stream()
        .filter(turn -> turn.purpose() == Purpose.RATE && turn.failure() == null)
        .forEach(turn -> search.add(turn.offered(), turn.held()));
    return search;
  }

  /** The searches of one codec, by repetition. */
  Map<Integer, RateSearch> searches() {
    return list.stream()
        .collect(
            Collectors.groupingBy(
                LoadTurn::repetition,
                Collectors.collectingAndThen(
                    Collectors.toList(), turns -> new LoadTurns(turns).search())));
  }

  /** The highest rate that each repetition found, of those whose search came to its end. */
  TreeMap<Integer, Double> rates() {
    TreeMap<Integer, Double> rates = new TreeMap<>();
    searches()
        .forEach(
            (repetition, search) -> {
              if (search.isClosed()) {
                rates.put(repetition, search.estimate());
              }
            });
    return rates;
  }

  /**
   * A figure of one codec, by repetition.
   *
   * @param figure null of a turn that has none
   */
  TreeMap<Integer, Double> by(Function<LoadTurn, Double> figure) {
    TreeMap<Integer, Double> figures = new TreeMap<>();
    for (LoadTurn turn : list) {
      Double value = figure.apply(turn);
      if (value != null) {
        figures.put(turn.repetition(), value);
      }
    }
    return figures;
  }
}

package dev.wirebench.report.load;

import dev.wirebench.report.load.LoadTurn.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** Lines of a load as a program would have recorded them, with figures that are known. */
public final class Recorded {
  private Recorded() {}

  /**
   * What a codec costs in every turn, up to what differs between repetitions.
   *
   * @param rate that it holds
   * @param micros its round trips
   * @param cpuMicros of the server for a request
   */
  public record Figures(String codec, double rate, double micros, double cpuMicros) {}

  /** How much a repetition's figures differ from a codec's own. */
  public static double factor(int repetition) {
    return 1 + repetition / 100.0;
  }

  public static LoadStart start(List<String> codecs, int repetitions) {
    return new LoadStart(
        LoadStart.SCHEMA_VERSION,
        "2026-11-26T05:00:00Z",
        "wirebench 0.1.0",
        "load --repetitions " + repetitions,
        1,
        codecs,
        List.of("order-event"),
        10,
        8,
        2,
        4,
        repetitions,
        null,
        "17.0.15+6",
        List.of("-XX:+UseG1GC"),
        Map.of("cpu", "a processor", "cpus", "2"));
  }

  /** A load of so many repetitions. */
  public static List<LoadLine> load(int repetitions, Figures... codecs) {
    List<LoadLine> lines = new ArrayList<>();
    lines.add(
        LoadLine.of(start(List.of(codecs).stream().map(Figures::codec).toList(), repetitions)));
    lines.add(LoadLine.of(new LoadSession(0, "2026-11-26T05:00:00Z", 0, 1)));
    for (Figures codec : codecs) {
      lines.add(
          LoadLine.of(
              new LoadServer(
                  "order-event",
                  codec.codec(),
                  "1.2",
                  "own class",
                  0,
                  8,
                  286.0,
                  286.0,
                  386.0,
                  null)));
    }
    lines.add(LoadLine.of(new LoadLine.Common("order-event", 5000)));
    for (int repetition = 1; repetition <= repetitions; repetition++) {
      for (Figures codec : codecs) {
        lines.addAll(turns(codec, repetition));
      }
      lines.add(LoadLine.of(new LoadLine.Repetition("order-event", repetition, 0, null)));
    }
    return lines;
  }

  /** Of a codec in a repetition: one rate below and one above what it holds, and the others. */
  public static List<LoadLine> turns(Figures codec, int repetition) {
    double rate = codec.rate() * factor(repetition);
    return List.of(
        LoadLine.of(turn(codec, Purpose.RATE, repetition, 0, rate / 1.1, true)),
        LoadLine.of(turn(codec, Purpose.RATE, repetition, 1, rate * 1.1, false)),
        LoadLine.of(turn(codec, Purpose.COMMON, repetition, 0, 5000, true)),
        LoadLine.of(turn(codec, Purpose.SAMPLED, repetition, 0, 5000, true)));
  }

  /** The same on a machine that was busy with other programs all the time. */
  public static List<LoadLine> disturbed(List<LoadLine> lines) {
    return lines.stream()
        .map(line -> line.turn() == null ? line : LoadLine.of(disturbed(line.turn())))
        .toList();
  }

  private static LoadTurn disturbed(LoadTurn turn) {
    return new LoadTurn(
        turn.payload(),
        turn.codec(),
        turn.purpose(),
        turn.repetition(),
        turn.round(),
        turn.session(),
        turn.time(),
        turn.offered(),
        turn.seconds(),
        turn.sent(),
        turn.answered(),
        turn.unanswered(),
        turn.achieved(),
        turn.latency(),
        turn.histogram(),
        turn.generator(),
        turn.cpu(),
        turn.samples(),
        turn.answerWireBytes(),
        new LoadTurn.Besides(0.0, 0.9),
        turn.held(),
        turn.failure());
  }

  private static LoadTurn turn(
      Figures codec, Purpose purpose, int repetition, int round, double rate, Boolean held) {
    Histogram histogram = Latencies.histogram();
    for (int i = 0; i < 1000; i++) {
      // Nine of a thousand are ten times as long, one hundred times.
      double factor = i == 0 ? 100 : i < 10 ? 10 : 1;
      Latencies.record(histogram, (long) (codec.micros() * factor * 1e3));
    }
    long cpuNanos = (long) (codec.cpuMicros() * factor(repetition) * 1e3 * 1000);
    return new LoadTurn(
        "order-event",
        codec.codec(),
        purpose,
        repetition,
        round,
        0,
        "2026-11-26T05:00:00Z",
        rate,
        2,
        1000,
        1000,
        0,
        500,
        Latencies.of(histogram),
        Latencies.text(histogram),
        new LoadTurn.Generator(2, 3, 0.2),
        new LoadTurn.Cpu(cpuNanos, 1000, cpuNanos / 100, 40),
        purpose == Purpose.SAMPLED ? new LoadTurn.Samples(60, 200) : null,
        400.0,
        new LoadTurn.Besides(repetition == 1 ? 0.05 : 0, 0.01),
        held,
        null);
  }
}

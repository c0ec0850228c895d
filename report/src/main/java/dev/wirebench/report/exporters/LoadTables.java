package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.statistics.Estimate;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** The columns of what services did under load, for the console and for the page. */
final class LoadTables {
  private LoadTables() {}

  /**
   * @param header of the column
   * @param cell of a codec
   */
  record Column(String header, Function<CodecLoad, String> cell) {}

  /** The highest rates at the target. */
  static List<Column> rates(PayloadLoad payload) {
    return List.of(
        new Column("codec", CodecLoad::codec),
        new Column("requests/s", codec -> whole(codec.highest())),
        new Column("95 %", codec -> ends(codec.highest(), LoadTables::whole)),
        new Column("to " + payload.baseline(), codec -> ratio(codec.ratio())),
        new Column("95 % of it", codec -> interval(codec.ratio())));
  }

  /** Latencies at the common rate, in milliseconds. */
  static List<Column> latencies(PayloadLoad payload) {
    return List.of(
        new Column("codec", CodecLoad::codec),
        new Column("p50 ms", codec -> millis(codec, LoadTurn.Latency::p50)),
        new Column("p99 ms", codec -> millis(codec, LoadTurn.Latency::p99)),
        new Column("p99.9 ms", codec -> millis(codec, LoadTurn.Latency::p999)),
        new Column("p99 to " + payload.baseline(), codec -> ratio(codec.p99Ratio())),
        new Column("95 % of it", codec -> interval(codec.p99Ratio())));
  }

  /** The server's CPU time and bytes at the common rate. */
  static List<Column> costs(PayloadLoad payload) {
    return List.of(
        new Column("codec", CodecLoad::codec),
        new Column("CPU \u00b5s/request", codec -> number(codec.cpuMicros())),
        new Column("95 %", codec -> ends(codec.cpuMicros(), Words::ratio)),
        new Column("to " + payload.baseline(), codec -> ratio(codec.cpuRatio())),
        new Column("95 % of it", codec -> interval(codec.cpuRatio())),
        new Column("codec's share", codec -> percent(codec.share())),
        new Column("95 % of that", codec -> ends(codec.share(), Words::percent)),
        new Column("of Java samples", codec -> percent(codec.sampleShare())),
        new Column("bytes in", codec -> bytes(codec.server().requestWireBytes())),
        new Column("bytes out", codec -> bytes(codec.answerWireBytes())));
  }

  private static String whole(Estimate estimate) {
    return estimate == null ? Cells.NONE : whole(estimate.value());
  }

  private static String whole(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  private static String number(Estimate estimate) {
    return estimate == null ? Cells.NONE : Words.ratio(estimate.value());
  }

  private static String percent(Estimate share) {
    return share == null ? Cells.NONE : Words.percent(share.value());
  }

  private static String ratio(Estimate estimate) {
    return estimate == null ? Cells.NONE : Cells.ratio(estimate);
  }

  static String interval(Estimate estimate) {
    return ends(estimate, Words::ratio);
  }

  private static String ends(Estimate estimate, Function<Double, String> notation) {
    return estimate == null || !Double.isFinite(estimate.low()) || !Double.isFinite(estimate.high())
        ? Cells.NONE
        : notation.apply(estimate.low()) + " \u2013 " + notation.apply(estimate.high());
  }

  private static String millis(CodecLoad codec, Function<LoadTurn.Latency, Double> percentile) {
    return codec.latency() == null
        ? Cells.NONE
        : String.format(Locale.ROOT, "%.2f", percentile.apply(codec.latency()) / 1e3);
  }

  private static String bytes(Double value) {
    return value == null ? Cells.NONE : whole(value);
  }

  /** A number that somebody has chosen, with the digits that it was given. */
  static String chosen(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  /** How often it was measured. */
  static String repetitions(PayloadLoad payload) {
    return Words.count(payload.repetitions(), "repetition");
  }

  /** Codecs of which something failed or told nothing, each with what. */
  static List<String> remarks(PayloadLoad payload) {
    return payload.codecs().stream().flatMap(LoadTables::remarks).toList();
  }

  private static Stream<String> remarks(CodecLoad codec) {
    Stream<String> failed =
        codec.failures().stream().map(why -> codec.codec() + " failed: " + why + ".");
    Stream<String> told = Stream.concat(failed, Stream.ofNullable(open(codec)));
    return codec.unjudged() == 0
        ? told
        : Stream.concat(
            told,
            Stream.of(
                Words.count(codec.unjudged(), "turn")
                    + " of "
                    + codec.codec()
                    + " told nothing of its highest rate: the load generator lagged."));
  }

  private static String open(CodecLoad codec) {
    CodecLoad.Open open = codec.open();
    if (open == null) {
      return null;
    }
    return Words.count(open.repetitions(), "repetition")
        + " of "
        + codec.codec()
        + " ended before the highest rate was found, and "
        + (open.repetitions() == 1 ? "does" : "do")
        + " not count for it: "
        + (Double.isNaN(open.held())
            ? "no rate was held."
            : "it is at least " + whole(open.held()) + " requests/s.");
  }
}

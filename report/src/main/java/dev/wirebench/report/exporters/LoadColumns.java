package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.RowMark;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Words;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The columns of a load's tables, each with a row for each codec. */
final class LoadColumns {
  private LoadColumns() {}

  /** The highest rates at the target. */
  static List<Column<CodecLoad>> rates(PayloadLoad payload) {
    return List.of(
        Column.text("codec", LoadColumns::name),
        Column.number("requests/s", codec -> whole(codec.highest().rate())),
        Column.number("95 %", codec -> ends(codec.highest().rate(), LoadColumns::whole)),
        Column.number("to " + payload.baseline(), codec -> ratio(codec.highest().ratio())),
        Column.number("95 % of it", codec -> interval(codec.highest().ratio())));
  }

  /** Latencies at the common rate, in milliseconds. */
  static List<Column<CodecLoad>> latencies(PayloadLoad payload) {
    return List.of(
        Column.text("codec", LoadColumns::name),
        Column.number("p50 ms", codec -> millis(codec, LoadTurn.Latency::p50)),
        Column.number("p99 ms", codec -> millis(codec, LoadTurn.Latency::p99)),
        Column.number("p99.9 ms", codec -> millis(codec, LoadTurn.Latency::p999)),
        Column.number("p99 to " + payload.baseline(), codec -> ratio(codec.latency().p99Ratio())),
        Column.number("95 % of it", codec -> interval(codec.latency().p99Ratio())));
  }

  /** The server's CPU time and bytes at the common rate. */
  static List<Column<CodecLoad>> costs(PayloadLoad payload) {
    return List.of(
        Column.text("codec", LoadColumns::name),
        Column.number("CPU \u00b5s/request", codec -> number(codec.cpu().micros())),
        Column.number("95 %", codec -> ends(codec.cpu().micros(), Words::ratio)),
        Column.number("to " + payload.baseline(), codec -> ratio(codec.cpu().ratio())),
        Column.number("95 % of it", codec -> interval(codec.cpu().ratio())),
        Column.number("codec's share", codec -> percent(codec.cpu().share())),
        Column.number("95 % of that", codec -> ends(codec.cpu().share(), Words::percent)),
        Column.number("of Java samples", codec -> percent(codec.cpu().sampleShare())),
        Column.number("bytes in", codec -> bytes(codec.server().sizes().requestWireBytes())),
        Column.number("bytes out", codec -> bytes(codec.answerWireBytes())));
  }

  /** The codec's name, with its mark if it comes from outside. */
  static String name(CodecLoad codec) {
    return codec.isExternal() ? RowMark.EXTERNAL.behind(codec.codec()) : codec.codec();
  }

  private static String whole(Estimate estimate) {
    return estimate == null ? Cells.NONE : whole(estimate.value());
  }

  static String whole(double value) {
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

  private static String interval(Estimate estimate) {
    return ends(estimate, Words::ratio);
  }

  private static String ends(Estimate estimate, Function<Double, String> notation) {
    return estimate == null || !Double.isFinite(estimate.low()) || !Double.isFinite(estimate.high())
        ? Cells.NONE
        : notation.apply(estimate.low()) + " \u2013 " + notation.apply(estimate.high());
  }

  private static String millis(CodecLoad codec, Function<LoadTurn.Latency, Double> percentile) {
    LoadTurn.Latency percentiles = codec.latency().percentiles();
    return percentiles == null
        ? Cells.NONE
        : String.format(Locale.ROOT, "%.2f", percentile.apply(percentiles) / 1e3);
  }

  private static String bytes(Double value) {
    return value == null ? Cells.NONE : whole(value);
  }
}

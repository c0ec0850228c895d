package dev.wirebench.report.exporters;

import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Figure.Curve;
import dev.wirebench.report.document.Figure.Curves;
import dev.wirebench.report.document.Figure.DotRow;
import dev.wirebench.report.document.Figure.Dots;
import dev.wirebench.report.document.Figure.Point;
import dev.wirebench.report.document.Figure.Value;
import dev.wirebench.report.load.CodecLoad;
import dev.wirebench.report.load.PayloadLoad;
import java.util.Arrays;
import java.util.List;

/** The figures of a load. */
final class LoadFigures {
  private static final double MICROS_PER_MILLI = 1e3;

  private LoadFigures() {}

  static Figure latencyOverRate(PayloadLoad payload, double targetMillis) {
    return Figure.of(
        "Latency over the rate",
        "Each mark is a turn of some seconds: the rate that was offered, and what 99 of 100 round"
            + " trips did not exceed. Where a codec's marks rise, its server is at its limit.",
        new Curves(
            "requests per second, offered",
            "p99 of round trips in ms",
            true,
            false,
            targetMillis,
            "the target",
            payload.codecs().stream().map(LoadFigures::curve).toList()));
  }

  private static Curve curve(CodecLoad codec) {
    return new Curve(
        LoadColumns.name(codec),
        codec.points().stream()
            .map(point -> new Point(point.rate(), point.p99() / MICROS_PER_MILLI))
            .toList());
  }

  static Figure cpuOfRequest(PayloadLoad payload) {
    return Figure.of(
        "CPU time of a request",
        "All CPU time of the server's process at the common rate, divided by the requests: the"
            + " codec's two calls, and what the server, the system and the JVM do besides. The line"
            + " is the 95 % interval.",
        Dots.of(
            "\u00b5s of CPU time for a request",
            false,
            List.of("server"),
            payload.codecs().stream()
                .map(
                    codec ->
                        new DotRow(
                            LoadColumns.name(codec), Arrays.asList(Value.of(codec.cpu().micros()))))
                .toList()));
  }
}

package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import java.util.List;
import java.util.Map;

/** The content of {@code run.json}; anything may be absent. */
@JsonIgnoreProperties(ignoreUnknown = true)
record RunJson(
    Integer schemaVersion,
    RunInfo.Provenance provenance,
    RunInfo.Plan plan,
    RunInfo.Scope scope,
    String started,
    String stopped,
    List<RunInfo.ClockSet> clockSets,
    Map<String, String> environment,
    RunInfo.Noise noise,
    List<CodecInfo> codecs,
    List<String> libraries,
    Map<String, Double> documentBytes,
    List<String> imported,
    List<RunInfo.SizeRow> sizes,
    List<RunInfo.Exclusion> exclusions,
    List<RunInfo.HugeMethods> hugeMethods,
    List<RunInfo.Defects> defects,
    List<RunInfo.Failure> failures,
    List<RunInfo.NamedCell> left,
    List<RunInfo.Heat> heats,
    List<CellJson> cells) {

  /** One per entry of {@code jmh.json}, in the same order. */
  record CellJson(
      String benchmark,
      String operation,
      String medium,
      Map<String, String> params,
      String jdk,
      List<ForkJson> forks) {

    /** Null where it is not said: for calls without the SPI, for floors, and in older runs. */
    Protocol protocol() {
      return operation == null || medium == null ? null : new Protocol(operation, medium);
    }
  }

  /** One per row of raw data, in the same order. */
  record ForkJson(
      Integer block,
      Integer order,
      Integer attempt,
      String start,
      String stop,
      Double load,
      Double steal,
      Double pressure,
      Double otherProcess,
      Double others,
      Double throttled,
      Boolean drifting,
      double[] warmup,
      Integer heat,
      double[] beginMillis,
      double[] waitingMicros) {

    /** Null if it ran by itself. */
    Fork.Turns turns() {
      return heat == null || beginMillis == null || waitingMicros == null
          ? null
          : new Fork.Turns(heat, beginMillis, waitingMicros);
    }

    Host host() {
      return new Host(
          start,
          stop,
          number(load),
          number(steal),
          number(pressure),
          number(otherProcess),
          number(others),
          number(throttled));
    }

    private static double number(Double value) {
      return value == null ? Double.NaN : value;
    }
  }

  RunInfo info() {
    return new RunInfo(
        schemaVersion == null ? 0 : schemaVersion,
        provenance,
        plan,
        scope,
        started,
        stopped,
        clockSets,
        environment,
        noise,
        codecs,
        libraries,
        documentBytes,
        imported,
        sizes,
        exclusions,
        hugeMethods,
        defects,
        failures,
        left,
        heats);
  }
}

package dev.wirebench.results;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Json;
import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.machine.HostReading;
import dev.wirebench.machine.NoiseProbe;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Scope;
import dev.wirebench.plan.Table;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.run.ClockSet;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.RepairRecord;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import dev.wirebench.run.Run.Exclusion;
import dev.wirebench.run.Sizes;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * The content of {@code run.json}: what JMH's own file has no place for.
 *
 * @param schemaVersion of this file
 * @param derivedFrom the files that this one can be made from again
 * @param provenance of this file, and of the journal
 * @param scope what the budget pays for; absent without one
 * @param resumed when the run was taken up again
 * @param clockSets how far the machine's clock was set meanwhile; absent where it was not
 * @param secondsInForks time that passed inside forks, of that from {@code started} to {@code
 *     stopped}
 * @param noise how steadily the machine ran before the first fork
 * @param documentBytes length of the documents of each payload, on average, to the byte
 * @param imported payloads whose values are a user's own; absent where there are none
 * @param sizes bytes per value, by codec and payload
 * @param hugeMethods by operation, hot methods that are too large for HotSpot to compile
 * @param defects what codecs are marked for
 * @param noiseFloor what difference the machine shows between identical things
 * @param left cells that were known precisely enough before the last block
 * @param heats in which forks took turns; absent where none did
 * @param cells what JMH does not record of each fork; one entry per entry of {@code jmh.json}, in
 *     its order
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record RunDescription(
    int schemaVersion,
    List<String> derivedFrom,
    Provenance provenance,
    Plan plan,
    Scope scope,
    Instant started,
    Instant stopped,
    List<Instant> resumed,
    List<ClockSet> clockSets,
    double secondsInForks,
    Map<String, String> environment,
    NoiseProbe.Noise noise,
    List<CodecFacts> codecs,
    List<String> libraries,
    Map<String, Integer> documentBytes,
    List<String> imported,
    List<SizeRow> sizes,
    List<Exclusion> exclusions,
    List<HugeMethodRow> hugeMethods,
    List<DefectRow> defects,
    List<Failure> failures,
    List<ControlRatio> noiseFloor,
    List<LeftRow> left,
    List<HeatRow> heats,
    List<CellRow> cells) {
  static final String FILE = "run.json";

  private static final double MILLIS = 1000;

  /**
   * How far the record can be believed.
   *
   * @param madeBy the program that made this file
   * @param linked whether each line of the journal vouches for those before it
   * @param repairs after each of which lines of the journal were missing
   */
  record Provenance(String madeBy, boolean linked, List<RepairRecord> repairs) {
    static Provenance of(Run run) {
      return new Provenance(Program.TEXT, true, run.repairs());
    }
  }

  /**
   * How long messages are.
   *
   * @param compressed by compression, where that was measured, the length of each message; absent
   *     where there is none
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record SizeRow(
      String codec,
      String payload,
      Medium medium,
      Sizes bytes,
      Map<Compression, List<Integer>> compressed) {
    static SizeRow of(QualificationRecord row) {
      Map<Compression, List<Integer>> compressed = new TreeMap<>();
      row.compressed()
          .forEach((compression, messages) -> compressed.put(compression, messages.sizes()));
      return new SizeRow(row.codec(), row.payload(), row.medium(), row.sizes(), compressed);
    }
  }

  record HugeMethodRow(
      String codec,
      String payload,
      Medium medium,
      String jdk,
      Map<Operation, List<String>> methods) {}

  record DefectRow(
      String codec, String payload, Medium medium, String jdk, List<String> sentences) {}

  record Failure(int block, Cell cell, String reason, List<String> output) {}

  record LeftRow(String benchmark, Map<String, String> params, String jdk) {}

  /**
   * A heat.
   *
   * @param cpu on which all its forks measured; null if each was where the system put it
   * @param leftOut rounds that do not count, since the machine spoiled them
   * @param referenceNanos how long the same work took around each round that counts: the mean of
   *     before and after
   * @param throttled CPUs that a quota withheld in each round; absent where the system does not say
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record HeatRow(
      int number,
      int block,
      Integer cpu,
      int leftOut,
      List<Double> referenceNanos,
      List<Double> throttled) {

    static HeatRow of(HeatRecord heat) {
      int[] counted = heat.counted();
      List<Long> nanos = heat.referenceNanos();
      return new HeatRow(
          heat.number(),
          heat.block(),
          heat.cpu(),
          heat.rounds().size() - counted.length,
          nanos.isEmpty()
              ? List.of()
              : Arrays.stream(counted)
                  .mapToObj(round -> (nanos.get(round) + nanos.get(round + 1)) / 2.0)
                  .toList(),
          throttled(heat));
    }

    private static List<Double> throttled(HeatRecord heat) {
      List<Double> known =
          heat.rounds().stream()
              .map(round -> round.host().throttled())
              .filter(Objects::nonNull)
              .toList();
      return known.isEmpty() ? null : known;
    }
  }

  /**
   * What JMH measured, and what that is.
   *
   * @param operation null for plain calls and floors
   * @param medium null likewise
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record CellRow(
      String benchmark,
      Operation operation,
      Medium medium,
      Map<String, String> params,
      String jdk,
      List<ForkRow> forks) {}

  /** One row of {@code rawData}, in its order. The fields are those of {@link ForkRecord}. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record ForkRow(
      int block,
      int order,
      int attempt,
      Instant start,
      Instant stop,
      Double load,
      Double steal,
      Double pressure,
      Double otherProcess,
      Double others,
      Double throttled,
      Boolean drifting,
      List<Double> warmup,
      Integer heat,
      List<Long> beginMillis,
      List<Long> waitingMicros) {

    static ForkRow of(ForkRecord fork) {
      HostReading host = fork.host();
      return new ForkRow(
          fork.block(),
          fork.order(),
          fork.attempt(),
          fork.start(),
          fork.stop(),
          host.load(),
          host.steal(),
          host.pressure(),
          host.otherProcess(),
          host.others(),
          host.throttled(),
          fork.drifting(),
          fork.warmup(),
          fork.heat(),
          fork.turns() == null ? null : fork.turns().beginMillis(),
          fork.turns() == null ? null : fork.turns().waitingMicros());
    }
  }

  static RunDescription of(Run run) {
    List<ForkRecord> forks = run.forks();
    return new RunDescription(
        RunInfo.SCHEMA_VERSION,
        List.of("plan.json", "journal.jsonl"),
        Provenance.of(run),
        run.plan(),
        scope(run),
        run.start().time(),
        forks.stream()
            .map(ForkRecord::stop)
            .max(Comparator.naturalOrder())
            .orElse(run.start().time()),
        run.resumptions().stream().map(Resumption::time).toList(),
        run.clockSets().isEmpty() ? null : run.clockSets(),
        secondsInForks(run),
        run.start().environment(),
        run.start().noise(),
        run.codecs(),
        run.start().libraries(),
        run.start().documentBytes(),
        run.start().imported().isEmpty() ? null : run.start().imported(),
        run.qualified().stream()
            .filter(row -> row.sizes() != null)
            .map(SizeRow::of)
            .distinct()
            .toList(),
        run.exclusions(),
        run.qualified().stream()
            .filter(row -> !row.hugeMethods().isEmpty())
            .map(RunDescription::hugeMethods)
            .toList(),
        run.qualified().stream()
            .filter(row -> !row.defects().isEmpty())
            .map(
                row ->
                    new DefectRow(
                        row.codec(), row.payload(), row.medium(), row.jdk(), row.defects()))
            .toList(),
        run.failures().stream()
            .map(f -> new Failure(f.block(), f.cell(), f.failure(), f.output()))
            .toList(),
        ControlRatio.of(run),
        StopRule.left(run).stream()
            .map(cell -> new LeftRow(cell.benchmark(), cell.params(), cell.jdk()))
            .toList(),
        run.heats().isEmpty() ? null : run.heats().stream().map(HeatRow::of).toList(),
        run.measuredByCell().entrySet().stream()
            .map(entry -> cell(entry.getKey(), entry.getValue()))
            .toList());
  }

  /**
   * The program that made a {@code run.json}, in words.
   *
   * @param file anything
   */
  static Optional<String> madeBy(byte[] file) {
    return tree(file).map(RunDescription::madeBy);
  }

  private static String madeBy(JsonNode tree) {
    return tree.path("provenance").path("madeBy").asText("an older version");
  }

  /** The same, if it was another than this one. */
  static Optional<String> madeByAnother(byte[] file) {
    return tree(file)
        .filter(
            tree ->
                tree.path("schemaVersion").asInt() != RunInfo.SCHEMA_VERSION
                    || !madeBy(tree).equals(Program.TEXT))
        .map(RunDescription::madeBy);
  }

  /** Empty if it is no {@code run.json}. */
  private static Optional<JsonNode> tree(byte[] file) {
    try {
      return Optional.of(Json.LINE.readTree(file)).filter(tree -> tree.has("derivedFrom"));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Of a heat, whose forks live at the same time, from its start to its end. */
  private static double secondsInForks(Run run) {
    DoubleStream heats =
        run.heats().stream().mapToDouble(heat -> seconds(heat.start(), heat.stop()));
    DoubleStream others =
        run.forks().stream()
            .filter(fork -> fork.heat() == null)
            .mapToDouble(fork -> seconds(fork.start(), fork.stop()));
    return DoubleStream.concat(heats, others).sum();
  }

  private static double seconds(Instant from, Instant to) {
    return Duration.between(from, to).toMillis() / MILLIS;
  }

  private static Scope scope(Run run) {
    Set<Table> measured =
        run.measuredByCell().keySet().stream()
            .flatMap(cell -> Table.of(cell).stream())
            .collect(Collectors.toSet());
    return run.scope() == null ? null : run.scope().asMeasured(measured::contains);
  }

  private static HugeMethodRow hugeMethods(QualificationRecord row) {
    return new HugeMethodRow(
        row.codec(), row.payload(), row.medium(), row.jdk(), row.hugeMethods());
  }

  private static CellRow cell(Cell cell, List<ForkRecord> forks) {
    return new CellRow(
        cell.benchmark(),
        cell.operation().orElse(null),
        cell.medium().orElse(null),
        cell.params(),
        cell.jdk(),
        forks.stream().map(ForkRow::of).toList());
  }
}

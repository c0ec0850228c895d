package dev.wirebench.results;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Program;
import dev.wirebench.data.Json;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.plan.Scope;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.Host;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunJson;
import dev.wirebench.report.input.RunJson.CellJson;
import dev.wirebench.report.input.RunJson.ForkJson;
import dev.wirebench.report.input.RunJson.Turns;
import dev.wirebench.report.input.RunPlan;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Resumption;
import dev.wirebench.run.Run;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/**
 * Describes a run as {@code run.json} has it. {@link RunJson} and its parts are the shape of that
 * file, which the report reads.
 */
final class RunDescription {
  static final String FILE = "run.json";

  private static final double MILLIS = 1000;

  private RunDescription() {}

  static RunJson of(Run run) {
    return new RunJson(
        new RunInfo(
            origin(run),
            as(RunPlan.class, run.plan()),
            as(RunInfo.Scope.class, scope(run)),
            course(run),
            new RunInfo.MachineFacts(
                run.start().environment(), as(RunInfo.Noise.class, run.start().noise())),
            subjects(run),
            problems(run),
            new RunInfo.Sampling(
                ControlRatios.of(run),
                StopRule.left(run).stream().map(RunDescription::named).toList(),
                run.heats().stream().map(RunDescription::heat).toList())),
        run.measuredByCell().entrySet().stream()
            .map(entry -> cell(entry.getKey(), entry.getValue()))
            .toList());
  }

  /** Copies what a plan or a journal says, field by field, to the part of the file for it. */
  private static <T> T as(Class<T> part, Object said) {
    return Json.LINE.convertValue(said, part);
  }

  private static <T> List<T> allAs(Class<T> part, List<?> said) {
    return said.stream().map(one -> as(part, one)).toList();
  }

  private static RunInfo.Origin origin(Run run) {
    return new RunInfo.Origin(
        RunInfo.SCHEMA_VERSION,
        List.of("plan.json", "journal.jsonl"),
        new RunInfo.Provenance(Program.TEXT, true, allAs(RunInfo.Repair.class, run.repairs())));
  }

  private static Scope scope(Run run) {
    Set<PlannedTable> measured =
        run.measuredByCell().keySet().stream()
            .flatMap(cell -> PlannedTable.of(cell).stream())
            .collect(Collectors.toSet());
    return run.scope() == null ? null : run.scope().asMeasured(measured::contains);
  }

  private static RunInfo.Course course(Run run) {
    Instant stopped =
        run.forks().stream()
            .map(ForkRecord::stop)
            .max(Comparator.naturalOrder())
            .orElse(run.start().time());
    return new RunInfo.Course(
        run.start().time().toString(),
        stopped.toString(),
        run.resumptions().stream().map(Resumption::time).map(Instant::toString).toList(),
        allAs(RunInfo.ClockSet.class, run.clockSets()),
        secondsInForks(run),
        Accounting.of(run));
  }

  /** The forks of a heat live at the same time: it counts once, from its start to its end. */
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

  private static RunInfo.Subjects subjects(Run run) {
    return new RunInfo.Subjects(
        allAs(CodecInfo.class, run.codecs()),
        run.start().libraries(),
        run.start().documentBytes(),
        run.start().imported(),
        run.qualified().stream()
            .filter(row -> row.sizes() != null)
            .map(RunDescription::sizes)
            .distinct()
            .toList());
  }

  private static RunInfo.SizeRow sizes(QualificationRecord row) {
    Map<String, List<Integer>> compressed = new LinkedHashMap<>();
    new TreeMap<>(row.compressed())
        .forEach(
            (compression, messages) -> compressed.put(compression.toString(), messages.sizes()));
    return new RunInfo.SizeRow(
        row.codec(),
        row.payload(),
        row.medium().toString(),
        as(RunInfo.SizeLists.class, row.sizes()),
        compressed);
  }

  private static RunInfo.Problems problems(Run run) {
    return new RunInfo.Problems(
        allAs(RunInfo.Exclusion.class, run.exclusions()),
        run.qualified().stream()
            .filter(row -> !row.hugeMethods().isEmpty())
            .map(RunDescription::hugeMethods)
            .toList(),
        run.qualified().stream()
            .filter(row -> !row.defects().isEmpty())
            .map(RunDescription::defects)
            .toList(),
        run.failures().stream()
            .map(f -> new RunInfo.Failure(f.block(), named(f.cell()), f.failure(), f.output()))
            .toList());
  }

  private static RunInfo.HugeMethods hugeMethods(QualificationRecord row) {
    Map<String, List<String>> methods = new LinkedHashMap<>();
    row.hugeMethods().forEach((operation, huge) -> methods.put(operation.toString(), huge));
    return new RunInfo.HugeMethods(
        row.codec(), row.payload(), row.medium().toString(), row.jdk(), methods);
  }

  private static RunInfo.Defects defects(QualificationRecord row) {
    return new RunInfo.Defects(
        row.codec(), row.payload(), row.medium().toString(), row.jdk(), row.defects());
  }

  private static RunInfo.NamedCell named(Cell cell) {
    return new RunInfo.NamedCell(cell.benchmark(), cell.params(), cell.jdk());
  }

  private static RunInfo.Heat heat(HeatRecord heat) {
    int[] counted = heat.counted();
    List<Long> nanos = heat.referenceNanos();
    return new RunInfo.Heat(
        heat.number(),
        heat.block(),
        heat.cpu(),
        heat.rounds().size() - counted.length,
        nanos.isEmpty()
            ? new double[0]
            : Arrays.stream(counted)
                .mapToDouble(round -> (nanos.get(round) + nanos.get(round + 1)) / 2.0)
                .toArray(),
        heat.rounds().stream()
            .map(round -> round.host().throttled())
            .filter(Objects::nonNull)
            .mapToDouble(throttled -> throttled)
            .toArray());
  }

  private static CellJson cell(Cell cell, List<ForkRecord> forks) {
    return new CellJson(
        cell.benchmark(),
        cell.operation().map(Object::toString).orElse(null),
        cell.medium().map(Object::toString).orElse(null),
        cell.params(),
        cell.jdk(),
        forks.stream().map(RunDescription::fork).toList());
  }

  private static ForkJson fork(ForkRecord fork) {
    HostReading host = fork.host();
    return new ForkJson(
        fork.block(),
        fork.order(),
        fork.attempt(),
        new Host(
            fork.start().toString(),
            fork.stop().toString(),
            host.load(),
            host.steal(),
            host.pressure(),
            host.otherProcess(),
            host.others(),
            host.throttled()),
        fork.drifting(),
        fork.warmup().stream().mapToDouble(score -> score).toArray(),
        fork.turns() == null
            ? null
            : new Turns(
                fork.heat(),
                array(fork.turns().beginMillis()),
                array(fork.turns().waitingMicros()),
                fork.turns().freshRatio()));
  }

  private static long[] array(List<Long> numbers) {
    return numbers.stream().mapToLong(number -> number).toArray();
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

  /** The program that made a {@code run.json}, if it was another than this one. */
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
}

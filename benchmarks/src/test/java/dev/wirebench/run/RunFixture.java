package dev.wirebench.run;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Interleaving;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.ForkRecord.Turns;
import dev.wirebench.run.HeatRecord.Round;
import dev.wirebench.run.JmhFork.Iteration;
import dev.wirebench.run.JmhFork.Metric;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Runs with made-up numbers. */
public final class RunFixture {
  /** The one JDK of these runs. */
  public static final String JDK = "17.0.15+6";

  private RunFixture() {}

  /** A run of some codecs serializing the order event, with ns/op by codec and block. */
  public static Run serialize(Map<String, double[]> nanos, List<CodecFacts> codecs) {
    List<QualificationRecord> qualified = new ArrayList<>();
    List<ForkRecord> forks = new ArrayList<>();
    nanos.forEach(
        (codec, blocks) -> {
          Sizes sizes = new Sizes(List.of(100), List.of(80), List.of(70));
          qualified.add(
              new QualificationRecord(
                  codec,
                  "order-event",
                  Medium.BYTES,
                  JDK,
                  List.of(Operation.SERIALIZE),
                  Map.of(),
                  sizes,
                  hugeMethods(codec),
                  List.of(),
                  null,
                  Map.of()));
          for (int block = 0; block < blocks.length; block++) {
            Cell cell = Cell.of(Operation.SERIALIZE, Medium.BYTES, codec, "order-event", JDK);
            forks.add(
                Double.isNaN(blocks[block])
                    ? failure(block, cell, "java.lang.OutOfMemoryError: Java heap space")
                    : fork(block, cell, blocks[block]));
          }
        });
    int blocks = nanos.values().iterator().next().length;
    return run(blocks, codecs, List.of(), qualified, forks);
  }

  private static Map<Operation, List<String>> hugeMethods(String codec) {
    return codec.equals("jackson")
        ? Map.of(Operation.SERIALIZE, List.of("a.B::write (9560 bytes)", "a.C::write (9561 bytes)"))
        : Map.of();
  }

  /** Traits of a codec; {@code studyReason} may be null. */
  public static CodecFacts codec(String id, String studyReason) {
    return codec(id, studyReason, null);
  }

  /** Traits of a codec; both reasons may be null. */
  public static CodecFacts codec(String id, String studyReason, String ownDocument) {
    return new CodecFacts(
        id,
        "JSON",
        Map.of(id, "1.0"),
        "Apache-2.0",
        true,
        false,
        "every language",
        List.of(),
        "safe",
        "own class",
        "default",
        studyReason,
        ownDocument,
        "One.",
        "https://example.org",
        List.of(),
        Map.of(),
        false);
  }

  private static Run run(
      int blocks,
      List<CodecFacts> codecs,
      List<Integer> floors,
      List<QualificationRecord> qualified,
      List<ForkRecord> forks) {
    return new Run(
        plan(blocks, codecs, floors),
        start(),
        List.of(),
        List.of(),
        List.of(),
        codecs,
        qualified,
        null,
        true,
        forks,
        List.of());
  }

  /** A run of codecs whose forks took turns, serializing the order event. */
  public static Run byTurns(List<String> codecs, List<ForkRecord> forks, List<HeatRecord> heats) {
    Plan plan =
        new PlanBuilder(
                "test", suite(5, List.of()), List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())))
            .seed(1)
            .codecs(codecs)
            .interleaving(Interleaving.turns(10_000, 1, true))
            .build();
    List<QualificationRecord> qualified =
        codecs.stream()
            .map(
                codec ->
                    new QualificationRecord(
                        codec,
                        "order-event",
                        Medium.BYTES,
                        JDK,
                        List.of(Operation.SERIALIZE),
                        Map.of(),
                        null,
                        Map.of(),
                        List.of(),
                        null,
                        Map.of()))
            .toList();
    return new Run(
        plan, start(), List.of(), List.of(), List.of(), List.of(), qualified, null, true, forks,
        heats);
  }

  /**
   * A heat that came to its end; its first two cells are its anchors.
   *
   * @param spoiled whether the machine spoiled each round
   */
  public static HeatRecord heat(int number, int block, List<Cell> cells, boolean... spoiled) {
    double[] steal = new double[spoiled.length];
    Arrays.setAll(steal, round -> spoiled[round] ? 0.1 : 0);
    return heatWithSteal(number, block, cells, steal);
  }

  /**
   * The same.
   *
   * @param steal in each round; above 2 % it is spoiled
   */
  public static HeatRecord heatWithSteal(int number, int block, List<Cell> cells, double... steal) {
    List<Round> rounds = new ArrayList<>();
    for (double share : steal) {
      HostReading host = new HostReading(0.5, share, 0.01, 0.02, "sshd", 0.03, 0.0);
      rounds.add(new Round(List.of(0), host, host.spoiled().orElse(null)));
    }
    return new HeatRecord(
        number,
        block,
        cells,
        cells.subList(0, Math.min(2, cells.size())),
        Instant.EPOCH,
        Instant.EPOCH,
        Instant.EPOCH,
        null,
        Collections.nCopies(steal.length + 1, 20_000_000L),
        rounds);
  }

  /** A fork that took turns, one score for each round, a second apart. */
  public static ForkRecord sliced(int heat, int block, Cell cell, double... nanos) {
    ForkRecord fork = fork(block, cell, 1);
    List<Iteration> iterations =
        Arrays.stream(nanos)
            .mapToObj(score -> new Iteration(new Metric(score, "ns/op", "AVG"), Map.of()))
            .toList();
    List<Long> begins = new ArrayList<>();
    for (int round = 0; round < nanos.length; round++) {
      begins.add(1000L * round);
    }
    return new ForkRecord(
        block,
        heat,
        0,
        0,
        cell,
        fork.start(),
        fork.stop(),
        fork.host(),
        null,
        null,
        null,
        fork.warmup(),
        false,
        new Turns(begins, Collections.nCopies(nanos.length, 50L)),
        fork.result().with(iterations));
  }

  private static Plan plan(int blocks, List<CodecFacts> codecs, List<Integer> floors) {
    return new PlanBuilder(
            "test", suite(blocks, floors), List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())))
        .seed(1)
        .codecs(codecs.stream().map(CodecFacts::id).toList())
        .variants(List.of())
        .build();
  }

  /** A suite of the order event, serialized. */
  public static Suite suite(int blocks, List<Integer> floors) {
    return new Suite(
        "A test.",
        List.of("order-event"),
        List.of("jackson"),
        List.of(Operation.SERIALIZE),
        null,
        "jackson",
        null,
        blocks,
        new Iterations(1, 10),
        new Iterations(1, 1000),
        null,
        null,
        null,
        null,
        floors,
        null,
        null);
  }

  public static Start start() {
    return new Start(
        Instant.EPOCH, "digest", Map.of(), List.of(), Map.of("order-event", 286), null, List.of());
  }

  public static ForkRecord fork(int block, Cell cell, double nanos) {
    // In one order, so that files are the same each time.
    Map<String, Metric> profiled = new TreeMap<>();
    profiled.put("gc.alloc.rate.norm", new Metric(96, "B/op", "AVG"));
    profiled.put("cpu.norm", new Metric(nanos * 1.5, "ns/op", "AVG"));
    JmhFork result =
        new JmhFork(
            "1.37",
            "generated",
            "avgt",
            "NANOSECONDS",
            1,
            1,
            new Iterations(1, 10),
            new Iterations(1, 1000),
            "java",
            List.of(),
            "17",
            "vm",
            "17",
            List.of(new Iteration(new Metric(nanos, "ns/op", "AVG"), profiled)));
    return record(block, 0, cell, null, null, result);
  }

  public static ForkRecord failure(int block, Cell cell, String reason) {
    return record(block, 0, cell, null, reason, null);
  }

  /** A fork that the machine spoiled, or its repetition. */
  public static ForkRecord attempt(
      int block, int attempt, Cell cell, String spoiled, double nanos) {
    return record(block, attempt, cell, spoiled, null, fork(block, cell, nanos).result());
  }

  /** The same fork, started at the epoch and lasting so long. */
  public static ForkRecord lasting(ForkRecord fork, Duration time) {
    return changed(fork, fork.start(), Instant.EPOCH.plus(time), fork.drifting());
  }

  public static ForkRecord drifting(ForkRecord fork, boolean drifting) {
    return changed(fork, fork.start(), fork.stop(), drifting);
  }

  private static ForkRecord changed(
      ForkRecord fork, Instant start, Instant stop, Boolean drifting) {
    return new ForkRecord(
        fork.block(),
        fork.heat(),
        fork.order(),
        fork.attempt(),
        fork.cell(),
        start,
        stop,
        fork.host(),
        fork.spoiled(),
        fork.failure(),
        fork.output(),
        fork.warmup(),
        drifting,
        fork.turns(),
        fork.result());
  }

  private static ForkRecord record(
      int block, int attempt, Cell cell, String spoiled, String failure, JmhFork result) {
    return new ForkRecord(
        block,
        null,
        0,
        attempt,
        cell,
        Instant.EPOCH,
        Instant.EPOCH,
        new HostReading(0.5, 0.0, 0.01, 0.02, "sshd", 0.03, 0.0),
        spoiled,
        failure,
        failure == null ? null : List.of(),
        List.of(1.0),
        result == null ? null : false,
        null,
        result);
  }

  /**
   * The same run, whose forks and heats come one after another, each for as long as its iterations
   * take. Runs whose forks have other dates than the epoch stay as they are.
   */
  public static Run dated(Run run) {
    List<ForkRecord> forks = new ArrayList<>();
    Map<Integer, HeatRecord> heats = new TreeMap<>();
    run.heats().forEach(heat -> heats.put(heat.number(), heat));
    Instant free = Instant.EPOCH;
    Map<Integer, Instant> begins = new TreeMap<>();
    for (ForkRecord fork : run.forks()) {
      if (!fork.stop().equals(Instant.EPOCH)) {
        return run;
      }
      Instant begin = fork.heat() == null ? free : begins.getOrDefault(fork.heat(), free);
      Instant end = begin.plus(life(fork));
      forks.add(changed(fork, begin, end, fork.drifting()));
      free = end.isAfter(free) ? end : free;
      if (fork.heat() != null) {
        begins.put(fork.heat(), begin);
        Instant until = free;
        heats.computeIfPresent(fork.heat(), (number, heat) -> lasting(heat, begin, until));
      }
    }
    return with(run, run.start(), forks, List.copyOf(heats.values()));
  }

  /**
   * The same fork, dated behind others that ran by themselves.
   *
   * @param place how many there are before it
   */
  public static ForkRecord behind(int place, ForkRecord fork) {
    Instant begin = Instant.EPOCH.plus(life(fork).multipliedBy(place));
    return changed(fork, begin, begin.plus(life(fork)), fork.drifting());
  }

  private static Duration life(ForkRecord fork) {
    JmhFork result = fork.result();
    return result == null
        ? Duration.ofSeconds(1)
        : Duration.ofMillis(
            1000 + result.warmup().totalMillis() + result.measurement().totalMillis());
  }

  private static HeatRecord lasting(HeatRecord heat, Instant begin, Instant end) {
    return new HeatRecord(
        heat.number(),
        heat.block(),
        heat.cells(),
        heat.anchors(),
        begin,
        heat.firstRound() == null ? null : begin,
        end,
        heat.cpu(),
        heat.referenceNanos(),
        heat.rounds());
  }

  /** The same, measured in another environment. */
  public static Run startedWith(Map<String, String> environment, Run run) {
    Start start = run.start();
    Start other =
        new Start(
            start.time(),
            start.planDigest(),
            environment,
            start.libraries(),
            start.documentBytes(),
            start.noise(),
            start.imported());
    return with(run, other, run.forks(), run.heats());
  }

  private static Run with(Run run, Start start, List<ForkRecord> forks, List<HeatRecord> heats) {
    return new Run(
        run.plan(),
        start,
        run.resumptions(),
        run.repairs(),
        run.clockSets(),
        run.codecs(),
        run.qualified(),
        run.scope(),
        run.planned(),
        forks,
        heats);
  }
}

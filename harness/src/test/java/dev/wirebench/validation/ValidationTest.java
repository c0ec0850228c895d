package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlanBuilder;
import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suite.Jvms;
import dev.wirebench.plan.Suite.Matrix;
import dev.wirebench.plan.Suite.Spending;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.MarkdownForm;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.ForkRecord.Identity;
import dev.wirebench.run.ForkRecord.Lifetime;
import dev.wirebench.run.JmhFork;
import dev.wirebench.run.JmhFork.Iteration;
import dev.wirebench.run.JmhFork.Metric;
import dev.wirebench.run.JmhFork.Parameters;
import dev.wirebench.run.JmhFork.Vm;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.QualificationRecord.Key;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunHistory;
import dev.wirebench.run.Start;
import dev.wirebench.validation.Measured.RowId;
import dev.wirebench.validation.Validation.Pair;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On runs whose truth is known: 1 % of noise, planted slowdowns of 5 % and 10 %. */
class ValidationTest {
  private static final String JDK = "17.0.15+6";
  private static final int BLOCKS = 10;
  private static final Calibration CALIBRATION = new Calibration(500, 0.9);
  private static final Map<Operation, Calibration> CALIBRATIONS =
      Map.of(Operation.SERIALIZE, CALIBRATION, Operation.DESERIALIZE, CALIBRATION);

  @TempDir Path folder;

  private static final ValidationPlan PLAN =
      new ValidationPlan(
          BLOCKS,
          new Iterations(5, 1000),
          new Iterations(30, 100),
          new Iterations(3, 1000),
          1,
          false,
          false);

  private static Plan plan(long seed) {
    Suite suite =
        new Suite(
            "A test.",
            new Matrix(
                List.of("order-event"),
                List.of("jackson", "kryo"),
                List.of(Operation.SERIALIZE, Operation.DESERIALIZE),
                null,
                List.of(),
                List.of()),
            "jackson",
            new Spending(
                null, BLOCKS, new Iterations(5, 1000), new Iterations(3, 1000), null, false),
            null,
            null,
            new Jvms(null, null, null));
    return new PlanBuilder("validate", suite, List.of(new Jdk(JDK, "/jdk", 17, "vm", List.of())))
        .seed(seed)
        .variants(Validation.variants("jackson", CALIBRATIONS))
        .build();
  }

  private static Run run(long seed) {
    Plan plan = plan(seed);
    Random random = new Random(seed);
    List<ForkRecord> forks = new ArrayList<>();
    for (int block = 0; block < BLOCKS; block++) {
      double weather = Math.exp(0.1 * random.nextGaussian());
      for (Operation operation : plan.selection().operations()) {
        Map<Cell, Double> truth = new LinkedHashMap<>();
        truth.put(cell(operation, "jackson"), 500.0);
        truth.put(cell(operation, "kryo"), 204.0);
        for (String name : plan.comparison().variants()) {
          int every = Variant.serializedTwice(name);
          double slowdown = every == 0 ? 0 : CALIBRATION.slowdown(every);
          // Counting takes time, too, which is no part of what was planted.
          double counted = Variant.counts(name) ? 510 : 500;
          truth.put(cell(operation, name), counted * (1 + slowdown));
        }
        for (Map.Entry<Cell, Double> row : truth.entrySet()) {
          double noise = Math.exp(0.01 * random.nextGaussian());
          forks.add(fork(block, row.getKey(), row.getValue() * weather * noise));
        }
      }
    }
    Start start =
        new Start(
            Instant.parse("2026-11-21T10:00:00Z"),
            "digest",
            Map.of("cpu", "a processor"),
            List.of(),
            Map.of(),
            null,
            List.of());
    return new Run(plan, RunHistory.of(start), List.of(), List.of(), null, true, forks, List.of());
  }

  private static Cell cell(Operation operation, String name) {
    return Cell.of(operation, Medium.BYTES, name, "order-event", JDK);
  }

  private static ForkRecord fork(int block, Cell cell, double nanos) {
    JmhFork result =
        new JmhFork(
            new Parameters("1.37", "generated", "avgt", "NANOSECONDS", 1, 1),
            new Iterations(5, 1000),
            new Iterations(3, 1000),
            new Vm("java", List.of(), "17", "vm", "17"),
            List.of(new Iteration(new Metric(nanos, "ns/op", "AVG"), Map.of())));
    return new ForkRecord(
        new Identity(block, null, 0, 0, cell),
        new Lifetime(
            Instant.EPOCH,
            Instant.EPOCH,
            new HostReading(0.5, 0.0, 0.01, 0.02, "sshd", 0.03, 0.0),
            null),
        null,
        null,
        List.of(),
        false,
        null,
        result);
  }

  @Test
  void howOftenAnOperationIsDoneTwiceIsCalibrated() {
    assertThat(CALIBRATION.every(0.05)).isEqualTo(18);
    assertThat(CALIBRATION.every(0.10)).isEqualTo(9);
    assertThat(CALIBRATION.slowdown(18)).isEqualTo(0.05);
    assertThat(new Calibration(500, 0.01).every(0.05)).isEqualTo(1);
    Cell plain = cell(Operation.SERIALIZE, "jackson");
    Run run = run(1);
    List<ForkRecord> forks = new ArrayList<>();
    forks.add(fork(0, plain, 500));
    forks.add(fork(0, plain.of(Variant.never("jackson")), 510));
    forks.add(fork(0, plain.of(Variant.twice("jackson", 1, 1)), 969));
    Run calibrating =
        new Run(
            new PlanBuilder("validate", suiteOfOne(), run.plan().machines().jdks())
                .variants(Calibration.variants("jackson"))
                .build(),
            RunHistory.of(run.start()),
            List.of(),
            List.of(
                new QualificationRecord(
                    new Key("jackson", "order-event", Medium.BYTES, JDK),
                    List.of(Operation.SERIALIZE),
                    Map.of(),
                    null,
                    Map.of(),
                    List.of(),
                    null,
                    Map.of())),
            null,
            true,
            forks,
            List.of());
    assertThat(Calibration.of(calibrating, plain)).isEqualTo(new Calibration(510, 0.9));
  }

  private static Suite suiteOfOne() {
    return new Suite(
        "A test.",
        new Matrix(
            List.of("order-event"),
            List.of("jackson"),
            List.of(Operation.SERIALIZE),
            null,
            null,
            List.of()),
        "jackson",
        new Spending(null, 1, new Iterations(5, 1000), new Iterations(3, 1000), null, false),
        null,
        null,
        new Jvms(null, null, null));
  }

  @Test
  void thePageSaysWhatTheRunsHold() {
    Validation validation = new Validation(PLAN, withRows(run(1)), withRows(run(2)));
    assertThat(validation.sizes()).containsExactly(5, 10);
    assertThat(validation.turns().falseAlarms(10).share()).isLessThan(0.15);
    assertThat(validation.turns().falseAlarmsOnce(5).splits()).isEqualTo(2 * 2 * 2);
    String page =
        MarkdownForm.of(
            ValidationDocument.of(
                PLAN,
                validation,
                CALIBRATIONS,
                List.of(
                    new Pair("order-event", "kryo", Verdict.FASTER, Verdict.FASTER),
                    new Pair("order-event", "gson", Verdict.SLOWER, Verdict.TIE),
                    new Pair("order-event", "fory", Verdict.SLOWER, Verdict.NO_CLEAR_DIFFERENCE)),
                Optional.of("bursts.svg")));
    assertThat(page)
        .startsWith(
            "# The method compared with itself\n\nWritten by `validate --blocks 10 --warmup")
        .contains(
            "--warmup 5x1s --slices 30x100ms --measurement 3x1s --seed 1`: 10 repetitions interleaved")
        .contains("`jackson` had 4 forks in every repetition", "Nothing of ours ran next to it.")
        .containsPattern(
            "interleaved, \\d of 8 exclude 1 \\(that many or more in \\d+ % of the cases")
        .containsPattern(
            "\\| 5 % \\| 10 \\| \\d+ % \\| \\d+ % \\| (9[5-9]|100) % \\| (9[5-9]|100) % \\|")
        .containsPattern(
            "\\| serialize \\| 1 of 18 \\| 5.0 % of 500 ns \\| interleaved \\| 1\\.0[456]\\d \\|")
        .containsPattern(
            "\\| deserialize \\| 1 of 9 \\| 10.0 % of 500 ns \\| sequential \\|"
                + " 1\\.(09|10)\\d \\|.*\\| 100 % \\|")
        .containsPattern("\\| serialize kryo \\| 0\\.4[01]\\d ± \\d\\.\\d % \\| 0\\.4[01]\\d ±")
        .contains(
            "adjusted for 14 configurations (Bonferroni)", "![What a burst does", "(bursts.svg)")
        .contains("Of 3 verdicts, 1 are the same in both orders and 1 contradict each other")
        .contains("| order-event | gson | slower | equivalent within ±3 % (contradiction) |")
        .contains("| order-event | fory | slower | inconclusive |")
        .doesNotContain("NaN", "%%");
  }

  @Test
  void anOrderThatIsBiasedIsTold() {
    Run slower = withRows(run(2));
    List<ForkRecord> biased =
        slower.forks().stream()
            .map(
                fork ->
                    fork.cell().name().orElse("").equals("kryo")
                        ? fork(fork.block(), fork.cell(), 1.05 * fork.result().mean())
                        : fork)
            .toList();
    Validation validation =
        new Validation(
            PLAN,
            withRows(run(1)),
            new Run(
                slower.plan(),
                RunHistory.of(slower.start()),
                List.of(),
                slower.qualified(),
                null,
                true,
                biased,
                List.of()));
    Estimate kryo = validation.bias(new RowId(Operation.SERIALIZE, "kryo"));
    assertThat(kryo.value()).isBetween(0.93, 0.97);
    assertThat(kryo.excludes(1)).isTrue();
    assertThat(validation.bias(new RowId(Operation.SERIALIZE, "jackson#control-1")).excludes(1))
        .isFalse();
    assertThat(validation.meanBias()).isBetween(0.98, 1.0);
    assertThat(validation.widthQuotient()).isBetween(0.5, 2.0);
  }

  /** With qualifications, from which a run knows its cells. */
  private static Run withRows(Run run) {
    List<QualificationRecord> rows =
        run.plan().selection().codecs().stream()
            .map(
                codec ->
                    new QualificationRecord(
                        new Key(codec, "order-event", Medium.BYTES, JDK),
                        run.plan().selection().operations(),
                        Map.of(),
                        null,
                        Map.of(),
                        List.of(),
                        null,
                        Map.of()))
            .toList();
    return new Run(
        run.plan(),
        RunHistory.of(run.start()),
        List.of(),
        rows,
        null,
        true,
        run.forks(),
        List.of());
  }

  @Test
  void verdictsOfTwoReportsAreHeldAgainstEachOther() throws Exception {
    Report first = report("first", 200);
    Report second = report("second", 500);
    assertThat(Validation.agreement(first, second))
        .singleElement()
        .satisfies(
            pair -> {
              assertThat(pair.row()).isEqualTo("kryo");
              assertThat(pair.turns()).isEqualTo(Verdict.FASTER);
              assertThat(pair.blocks()).isEqualTo(Verdict.TIE);
              assertThat(pair.isContradiction()).isTrue();
            });
    assertThat(Validation.agreement(first, first)).noneMatch(Pair::isContradiction);
  }

  private Report report(String name, double kryo) throws Exception {
    Path file = folder.resolve(name + ".json");
    Files.writeString(file, "[" + entry("jackson", 500) + "," + entry("kryo", kryo) + "]");
    return Analysis.of(Sources.read(List.of(file)), Settings.DEFAULT);
  }

  private static String entry(String codec, double nanos) {
    String forks =
        new Random(1)
            .doubles(8)
            .mapToObj(u -> "[" + nanos * (1 + 0.001 * u) + "]")
            .collect(Collectors.joining(","));
    return """
        {"benchmark": "dev.wirebench.jmh.Bytes.serialize", "mode": "avgt", "threads": 1,
         "forks": 8, "params": {"codec": "%s", "payload": "order-event"},
         "primaryMetric": {"score": %s, "scoreUnit": "ns/op", "rawData": [%s]},
         "secondaryMetrics": {}}
        """
        .formatted(codec, nanos, forks);
  }
}

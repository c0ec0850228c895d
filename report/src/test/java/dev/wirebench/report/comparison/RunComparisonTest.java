package dev.wirebench.report.comparison;

import static dev.wirebench.report.comparison.Pairs.compare;
import static dev.wirebench.report.comparison.Pairs.five;
import static dev.wirebench.report.comparison.Pairs.forbidding;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.verdicts.Verdict;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunComparisonTest {
  /** Quantiles of Student's t with 8 degrees of freedom, of printed tables. */
  private static final double T_95 = 2.306004;

  private static final double T_97_5 = 2.751524;

  /** √(0.00025/5 + 0.00025/5): the standard error of the difference of two means of five. */
  private static final double ERROR = 0.01;

  @TempDir Path folder;

  private static JmhFixture times(double... means) {
    JmhFixture fixture = new JmhFixture();
    for (int i = 0; i < means.length; i++) {
      fixture.entry("a.B.m" + i, "avgt", "ns/op", five(means[i]));
    }
    return fixture;
  }

  @Test
  void theNewerTimeIsDividedByTheOlder() {
    CellChange cell = compare(folder, times(100), times(120)).cells().get(0);
    assertThat(cell.name()).isEqualTo("B, m0");
    assertThat(cell.scores().before().value()).isCloseTo(100, within(0.02));
    assertThat(cell.scores().after().value()).isCloseTo(120, within(0.02));
    assertThat(cell.slowdown().value()).isCloseTo(1.2, within(1e-9));
    assertThat(cell.slowdown().low()).isCloseTo(1.2 * Math.exp(-T_95 * ERROR), within(1e-6));
    assertThat(cell.slowdown().high()).isCloseTo(1.2 * Math.exp(T_95 * ERROR), within(1e-6));
    assertThat(cell.slowdown().n()).isEqualTo(5);
    assertThat(cell.verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void lessThroughputIsSlower() {
    JmhFixture before = new JmhFixture().entry("a.B.m", "thrpt", "ops/s", five(120));
    JmhFixture after = new JmhFixture().entry("a.B.m", "thrpt", "ops/ms", five(0.1));
    CellChange cell = compare(folder, before, after).cells().get(0);
    assertThat(cell.scores().after().value()).isCloseTo(100, within(0.02));
    assertThat(cell.scores().unit()).isEqualTo("ops/s");
    assertThat(cell.slowdown().value()).isCloseTo(1.2, within(1e-9));
    assertThat(cell.slowdown().low()).isCloseTo(1.2 * Math.exp(-T_95 * ERROR), within(1e-6));
    assertThat(cell.verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void verdictsAreCorrectedForTheComparedCells() {
    RunComparison comparison = compare(folder, times(100, 100), times(100, 105.5));
    CellChange cell = comparison.cells().get(0);
    assertThat(cell.name()).isEqualTo("B, m1");
    assertThat(cell.slowdown().low()).isCloseTo(1.055 * Math.exp(-T_95 * ERROR), within(1e-6));
    assertThat(cell.family().low()).isCloseTo(1.055 * Math.exp(-T_97_5 * ERROR), within(1e-6));
    assertThat(cell.slowdown().low()).as("alone it would be slower").isGreaterThan(1.03);
    assertThat(cell.verdict()).isEqualTo(Verdict.PERHAPS_SLOWER);
    assertThat(comparison.cells().get(1).verdict()).isEqualTo(Verdict.TIE);
  }

  /** 1.2 × exp(-0.02306) = 1.1726. */
  @ParameterizedTest
  @CsvSource({"0, true", "0.05, true", "0.172, true", "0.173, false", "0.2, false"})
  void aRegressionIsEstablishedIfTheWholeIntervalIsAboveIt(double limit, boolean established) {
    RunComparison comparison = compare(folder, times(100), times(120), forbidding(limit));
    assertThat(comparison.slower()).hasSize(established ? 1 : 0);
    assertThat(comparison.open()).hasSize(established ? 0 : 1);
  }

  @Test
  void whatIsRuledOutIsNotOpen() {
    RunComparison comparison = compare(folder, times(100), times(100), forbidding(0.05));
    assertThat(comparison.slower()).isEmpty();
    assertThat(comparison.open()).isEmpty();
  }

  @Test
  void fourForksEstablishNothing() {
    JmhFixture four =
        new JmhFixture().entry("a.B.m0", "avgt", "ns/op", Arrays.copyOf(five(200), 4));
    RunComparison comparison = compare(folder, times(100), four, forbidding(0.05));
    assertThat(comparison.cells().get(0).verdict()).isEqualTo(Verdict.INDICATIVE);
    assertThat(comparison.slower()).isEmpty();
    assertThat(comparison.open()).hasSize(1);
  }

  @Test
  void blocksOfTwoRunsHaveNothingInCommon() {
    RunFixture before = RunFixture.of(5).cell("a", "p", "serialize", block -> five(100)[block]);
    RunFixture after = RunFixture.of(5).cell("a", "p", "serialize", block -> five(120)[block]);
    CellChange cell = compare(folder, before, after).cells().get(0);
    assertThat(cell.slowdown().low())
        .as("paired by block it would be 1.2")
        .isCloseTo(1.2 * Math.exp(-T_95 * ERROR), within(1e-4));
  }

  @Test
  void theMostSlowerComesFirst() {
    assertThat(compare(folder, times(100, 100, 100), times(90, 130, 110)).cells())
        .extracting(CellChange::name)
        .containsExactly("B, m1", "B, m2", "B, m0");
  }

  @Test
  void scoresThatAreNoPositiveNumbersComeLastAndHaveNoVerdict() {
    JmhFixture broken =
        new JmhFixture()
            .entry("a.B.m0", "avgt", "ns/op", 0, 0, 0, 0, 0)
            .entry("a.B.m1", "avgt", "ns/op", five(100));
    RunComparison comparison = compare(folder, times(100, 100), broken);
    assertThat(comparison.cells())
        .extracting(CellChange::verdict)
        .containsExactly(Verdict.TIE, Verdict.NONE);
  }

  @Test
  void cellsOfOneRunOnlyAreListed() {
    RunComparison comparison =
        compare(
            folder,
            times(100, 100),
            new JmhFixture()
                .entry("a.B.m0", "avgt", "ns/op", five(100))
                .entry("a.B.m0", "thrpt", "ops/s", five(100)));
    assertThat(comparison.cells()).hasSize(1);
    assertThat(comparison.only().before()).containsExactly("B, m1");
    assertThat(comparison.only().after()).containsExactly("B, m0");
  }

  @Test
  void withoutACommonCellThereIsNothingToCompare() {
    JmhFixture other = new JmhFixture().entry("a.B.m0", "ss", "ns/op", 1);
    assertThatThrownBy(() -> compare(folder, times(100), other))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("before.json")
        .hasMessageContaining("have no cell in common");
  }

  @Test
  void unitsThatCannotBeConvertedAreRefused() {
    JmhFixture other = new JmhFixture().entry("a.B.m0", "avgt", "parsecs", five(1));
    assertThatThrownBy(() -> compare(folder, times(100), other))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("B, m0 is in 'ns/op' in the older result and in 'parsecs'");
  }

  private static RunFixture on(String... jdks) {
    RunFixture fixture = RunFixture.of(5);
    for (int i = 0; i < jdks.length; i++) {
      fixture.cell("a", "p", "serialize", block -> five(100)[block]);
      ((ObjectNode) fixture.run().withArray("cells").get(i)).put("jdk", jdks[i]);
    }
    return fixture;
  }

  @Test
  void aSingleJdkMayBeAnotherOne() {
    RunComparison comparison = compare(folder, on("17"), on("25"));
    assertThat(comparison.cells())
        .extracting(CellChange::name)
        .containsExactly("a: p, serialize, byte[]");
    assertThat(comparison.differences())
        .contains(new Difference(Difference.Kind.JVM, "JDK", "17", "25"));
  }

  @Test
  void severalJdksArePairedByTheirLabels() {
    RunComparison comparison = compare(folder, on("17", "21"), on("21", "25"));
    assertThat(comparison.cells()).hasSize(1);
    assertThat(comparison.only().before()).containsExactly("a: p, serialize, byte[]");
    assertThat(comparison.only().after()).hasSize(1);
  }

  @Test
  void studyRowsAreShownAndInNoFamily() {
    RunFixture before = withStudyRow(100);
    RunFixture after = withStudyRow(300);
    RunComparison comparison = compare(folder, before, after);
    assertThat(comparison.cells().get(0).verdict()).isEqualTo(Verdict.NONE);
    assertThat(comparison.slower()).isEmpty();
    CellChange ranked = comparison.cells().get(1);
    assertThat(ranked.family()).isEqualTo(ranked.slowdown());
  }

  private static RunFixture withStudyRow(double nanos) {
    return RunFixture.of(5)
        .codec("sloppy", "JSON", "sloppy")
        .studyRow("sloppy", "nobody should")
        .codec("a", "JSON", "a")
        .cell("sloppy", "p", "serialize", block -> five(nanos)[block])
        .cell("a", "p", "serialize", block -> five(100)[block]);
  }

  @Test
  void floorsSayWhatTheMachineDid() {
    RunFixture before = withStudyRow(100).floor(64, 4);
    RunFixture after = withStudyRow(100).floor(64, 6);
    RunComparison comparison = compare(folder, before, after);
    assertThat(comparison.cells()).hasSize(2);
    assertThat(comparison.floors()).hasSize(1);
    assertThat(comparison.floors().get(0).slowdown().value()).isCloseTo(1.5, within(1e-9));
    assertThat(comparison.slower()).isEmpty();
  }

  @Test
  void allocationAndBytesOnTheWireAreThoseOfTheRuns() {
    RunFixture before = RunFixture.usual(5);
    RunFixture after = RunFixture.usual(5);
    after.run().withArray("sizes").removeAll();
    after.size("jackson", "order-event", 300, 240);
    after
        .jmh()
        .forEach(
            entry ->
                entry
                    .get("secondaryMetrics")
                    .get("gc.alloc.rate.norm")
                    .withArray("/rawData")
                    .forEach(
                        fork ->
                            ((com.fasterxml.jackson.databind.node.ArrayNode) fork).set(0, 880)));
    List<CellChange> cells = compare(folder, before, after).cells();
    CellChange jackson =
        cells.stream().filter(c -> c.name().startsWith("jackson: ")).findFirst().orElseThrow();
    assertThat(jackson.allocation()).isEqualTo(new BeforeAfter(800, 880));
    assertThat(jackson.allocation().growth()).isCloseTo(0.1, within(1e-9));
    assertThat(jackson.bytes()).isEqualTo(new BeforeAfter(286, 300));
    CellChange gson =
        cells.stream().filter(c -> c.name().startsWith("gson: ")).findFirst().orElseThrow();
    assertThat(gson.bytes().isKnown()).isFalse();
  }

  private static JmhFixture onMachines(double factor, String... builds) {
    JmhFixture fixture = new JmhFixture();
    double mean = 100;
    for (String build : builds) {
      fixture.entry("a.B.m", "avgt", "ns/op", five(factor * mean)).vm("OpenJDK VM", build, "");
      mean *= 2;
    }
    return fixture;
  }

  @Test
  void eachVirtualMachineOfOneVersionIsComparedWithItself() {
    RunComparison comparison =
        compare(folder, onMachines(1, "21.0.4+7", "b"), onMachines(1.2, "b", "21.0.4+7"));
    assertThat(comparison.only().before()).isEmpty();
    assertThat(comparison.cells())
        .extracting(CellChange::name)
        .containsExactlyInAnyOrder(
            "B, m, JDK 21.0.4+7 OpenJDK VM", "B, m, JDK 21.0.4 OpenJDK VM b");
    assertThat(comparison.cells())
        .extracting(cell -> Math.round(100 * cell.slowdown().value()))
        .containsExactly(240L, 60L);
  }

  /** Benchmarks of one file may be of two builds of one version, as an upgrade leaves them. */
  @Test
  void anUpgradeLeavesNoBenchmarkAlone() {
    JmhFixture before = onMachines(1, "21.0.4+7");
    before.entry("a.B.other", "avgt", "ns/op", five(50)).vm("OpenJDK VM", "21.0.4+8", "");
    JmhFixture after = onMachines(1, "21.0.4+8");
    after.entry("a.B.other", "avgt", "ns/op", five(50)).vm("OpenJDK VM", "21.0.4+8", "");
    RunComparison comparison = compare(folder, before, after);
    assertThat(comparison.cells()).hasSize(2);
    assertThat(comparison.losses()).isEmpty();
  }
}

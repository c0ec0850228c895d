package dev.wirebench.report.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.comparison.Difference.Kind;
import dev.wirebench.report.comparison.RunComparison.Rows;
import dev.wirebench.report.exporters.ComparisonDocument;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two rows of one run. */
class RowComparisonTest {
  private static final Rows ROWS = new Rows("gson@main.jar", "gson@pr.jar");

  @TempDir Path folder;

  /** The change costs 10 % in every block, between which the machine varies by half. */
  private Source run(int blocks) {
    return read(fixture(blocks));
  }

  private Source read(RunFixture run) {
    return Sources.read(List.of(run.write(folder))).get(0);
  }

  private static RunFixture fixture(int blocks) {
    RunFixture run = RunFixture.of(blocks);
    for (String codec : List.of("gson@main.jar", "gson@pr.jar", "kryo")) {
      run.codec(codec, "JSON", "gson");
    }
    run.run().withArray("codecs").get(1).withObject("/artifacts").put("gson", "2.0");
    for (String operation : List.of("serialize", "deserialize")) {
      run.cell("gson@main.jar", "order-event", operation, block -> 1000 + 100 * block);
      run.cell("gson@pr.jar", "order-event", operation, block -> 1.1 * (1000 + 100 * block));
    }
    run.cell("kryo", "order-event", "serialize", block -> 200);
    return run;
  }

  private static ComparisonSettings limit(double share) {
    return new ComparisonSettings(0.03, OptionalDouble.of(share));
  }

  @Test
  void forksOfOneBlockArePaired() {
    RunComparison comparison = RunComparison.of(run(6), ROWS, limit(0.05));
    assertThat(comparison.cells())
        .hasSize(2)
        .allSatisfy(
            cell -> {
              assertThat(cell.slowdown().low()).isEqualTo(1.1, within(1e-9));
              assertThat(cell.slowdown().high()).isEqualTo(1.1, within(1e-9));
              assertThat(cell.verdict()).isEqualTo(Verdict.SLOWER);
            });
    assertThat(comparison.slower()).hasSize(2);
    assertThat(RunComparison.of(run(6), ROWS, limit(0.2)).slower()).isEmpty();
    assertThat(
            RunComparison.of(run(6), new Rows(ROWS.after(), ROWS.before()), limit(0.05)).slower())
        .isEmpty();
  }

  @Test
  void whatElseDiffersIsTheLibrary() {
    assertThat(RunComparison.of(run(6), ROWS, limit(0.05)).differences())
        .containsExactly(new Difference(Kind.LIBRARY, "gson", "1.0", "2.0"));
  }

  @Test
  void jarsOfTheUserAreToldByTheirDigests() {
    RunFixture fixture = fixture(6);
    for (String name : List.of("main", "pr")) {
      ObjectNode release = fixture.run().withObject("/plan").withArray("releases").addObject();
      release.put("name", "gson@" + name + ".jar");
      release
          .putArray("jars")
          .addObject()
          .put("artifact", "com.google.code.gson:gson")
          .put("version", name)
          .put("sha256", (name.equals("pr") ? "b" : "a").repeat(64));
    }
    assertThat(RunComparison.of(read(fixture), ROWS, limit(0.05)).differences())
        .containsExactly(
            new Difference(
                Kind.LIBRARY,
                "gson",
                "main (SHA-256 aaaaaaaaaaaa…)",
                "pr (SHA-256 bbbbbbbbbbbb…)"));
  }

  @Test
  void theNoiseOfTheMachineAndTheControlAreSaid() {
    RunFixture fixture = fixture(6);
    fixture.run().putObject("noise").put("verdict", "amber").put("cv", 0.042).put("steal", 0.011);
    fixture.cell("gson@main.jar#control", "order-event", "serialize", block -> 1020 + 102 * block);
    String comment = ComparisonDocument.comment(RunComparison.of(read(fixture), ROWS, limit(0.05)));
    assertThat(comment)
        .contains("equal pieces of work varied by 4.2 %", "other tenants took 1.1 %")
        .contains("A/A control: a codec measured twice in ")
        .contains("differs from itself by 2 % (median of 1 table), at most by 2 %.");
  }

  @Test
  void aMachineThatWasNotProbedIsNotCalledQuiet() {
    RunFixture fixture = fixture(6);
    fixture.run().remove("noise");
    assertThat(ComparisonWords.of(RunComparison.of(read(fixture), ROWS, limit(0.05))))
        .anyMatch(sentence -> sentence.startsWith("The machine was not probed before "));
  }

  @Test
  void fewBlocksFailNothing() {
    RunComparison comparison = RunComparison.of(run(4), ROWS, limit(0.05));
    assertThat(comparison.slower()).isEmpty();
    assertThat(ComparisonWords.of(comparison))
        .anyMatch(sentence -> sentence.endsWith(" has fewer than 5 common blocks."))
        .contains("Measure with --blocks 5 or more.");
  }

  @Test
  void theCommentSaysThatForksArePaired() {
    assertThat(ComparisonDocument.comment(RunComparison.of(run(6), ROWS, limit(0.05))))
        .contains("Both are rows of one run", "forks of one block are paired");
  }

  @Test
  void aTableWithOneOfTheRowsIsNamed() {
    RunComparison comparison =
        RunComparison.of(run(6), new Rows("kryo", "gson@main.jar"), limit(0.05));
    assertThat(comparison.cells()).hasSize(1);
    assertThat(comparison.only().before()).isEmpty();
    assertThat(comparison.only().after()).hasSize(1).allMatch(name -> name.contains("deserialize"));
    assertThat(comparison.losses()).isEmpty();
  }

  @Test
  void whatTheSecondRowLacksIsALoss() {
    RunComparison comparison =
        RunComparison.of(run(6), new Rows("gson@main.jar", "kryo"), limit(0.05));
    assertThat(comparison.losses())
        .containsExactly(new LostBenchmark("kryo: order-event, deserialize, byte[]", "missing"));
    assertThat(ComparisonWords.of(comparison).get(0))
        .isEqualTo(
            "1 of 2 benchmarks has no whole result in kryo: kryo: order-event, deserialize, byte[]"
                + " (missing).");
  }

  @Test
  void whatFailedWithTheSecondRowSaysHow() {
    RunFixture fixture = fixture(6);
    ObjectNode cell =
        fixture.run().putArray("failures").addObject().put("block", 0).withObject("/cell");
    cell.put("benchmark", "dev.wirebench.jmh.Bytes.deserialize").put("jdk", RunFixture.JDK);
    cell.putObject("params").put("codec", "kryo").put("payload", "order-event");
    ((ObjectNode) fixture.run().get("failures").get(0))
        .put("reason", "java.lang.IllegalStateException: made to fail");
    RunComparison comparison =
        RunComparison.of(read(fixture), new Rows("gson@main.jar", "kryo"), limit(0.05));
    assertThat(comparison.losses())
        .extracting(LostBenchmark::why)
        .containsExactly("failed: java.lang.IllegalStateException: made to fail");
    assertThat(RunComparison.of(read(fixture), ROWS, limit(0.05)).losses())
        .as("of another row")
        .isEmpty();
  }

  @Test
  void aRowThatThereIsNotIsRefused() {
    assertThatThrownBy(() -> RunComparison.of(run(6), new Rows("gson", "kryo"), limit(0.05)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is called 'gson': choose two of kryo, gson@main.jar");
  }
}

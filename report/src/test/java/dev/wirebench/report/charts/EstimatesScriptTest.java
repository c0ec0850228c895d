package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.analysis.TableAnswer;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.page.ForeignFiles;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.SampleRun;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptableObject;

/**
 * The page computes ratios and verdicts itself; here is that it finds what the report's Java code
 * finds.
 */
class EstimatesScriptTest {
  /** The page's data are rounded to seven digits, which wide intervals over two forks magnify. */
  private static final double ROUNDED = 2e-5;

  private static final Script PICTURES = pictures();

  @TempDir private Path folder;

  private static Object run(Context context, ScriptableObject scope, String script) {
    return context.evaluateString(scope, script, "test", 1, null);
  }

  private static Script pictures() {
    try (Context context = Context.enter()) {
      prepare(context);
      return context.compileString(Scripts.pictures(), "pictures", 1, null);
    }
  }

  private static void prepare(Context context) {
    context.setLanguageVersion(Context.VERSION_ES6);
    context.setInterpretedMode(true);
  }

  private static ScriptableObject scope(Context context) {
    prepare(context);
    ScriptableObject scope = context.initSafeStandardObjects();
    PICTURES.exec(context, scope, scope);
    return scope;
  }

  @Test
  void quantilesOfStudentsTAreThoseOfCommonsStatistics() {
    try (Context context = Context.enter()) {
      ScriptableObject scope = scope(context);
      for (double degrees : new double[] {1, 1.5, 2, 3, 4, 4.7, 9, 30, 123.4, 5000}) {
        for (double p : new double[] {0.25, 0.05, 0.025, 0.005, 0.025 / 39, 1e-6}) {
          double expected = TDistribution.of(degrees).inverseSurvivalProbability(p);
          double found =
              Context.toNumber(
                  run(context, scope, "wirebench.statistics.tQuantile(" + p + "," + degrees + ")"));
          assertThat(found).as("t %s %s", p, degrees).isCloseTo(expected, within(1e-9 * expected));
        }
      }
    }
  }

  @Test
  void ratiosAndVerdictsToEveryBaselineAreThoseOfTheReport() {
    assertAgrees(SampleRun.write(folder.resolve("run"), SampleRun.codecs(6), List.of("a", "b"), 6));
  }

  @Test
  void withReadyMadeMessagesToo() {
    assertAgrees(RunFixture.usual(6).readyMade("protobuf").report(folder));
    assertAgrees(RunFixture.usual(6).readyMade("kryo").readyMade("gson").report(folder));
  }

  @Test
  void withFewBlocksToo() {
    assertAgrees(SampleRun.write(folder.resolve("run"), SampleRun.codecs(3), List.of("a"), 2));
  }

  @Test
  void byTurnsToo() {
    assertAgrees(byTurns(6, 1).write(folder.resolve("whole")));
  }

  /** Rows of different heats compare by the row that all heats have. */
  @Test
  void byTurnsInTablesThatAreSplitToo() {
    for (int blocks : List.of(2, 6)) {
      RunFixture run = byTurns(blocks, 2);
      ArrayNode heats = (ArrayNode) run.run().at("/cells/0/forks");
      assertThat(heats).as("forks of the baseline").hasSize(2 * blocks);
      assertAgrees(run.write(folder.resolve("split-" + blocks)));
    }
    RunFixture run = byTurns(6, 3);
    assertAgrees(run.write(folder.resolve("thirds")));
  }

  private static RunFixture byTurns(int blocks, int parts) {
    RunFixture run =
        RunFixture.usual(blocks).codec("level", "JSON", "l").codec("more", "CBOR", "m");
    for (String operation : List.of("serialize", "deserialize")) {
      run.cell("level", "order-event", operation, block -> 125 + block % 3);
      run.cell("more", "order-event", operation, 510);
      run.cell("jackson#control", "order-event", operation, 505);
    }
    return TurnsFixture.byTurns(run, 20, parts, TurnsFixture.bursts(1.5));
  }

  @Test
  void unpairedToo() {
    assertAgrees(ForeignFiles.modes(folder));
    assertAgrees(ForeignFiles.throughput(folder));
    assertAgrees(ForeignFiles.plain(folder));
  }

  @Test
  void ofCompressedMessagesToo() {
    assertAgrees(RunFixture.usualCompressed(2).write(folder.resolve("indicative")));
    assertAgrees(RunFixture.usualCompressed(6).write(folder.resolve("winner")));
    RunFixture level = RunFixture.usualCompressed(6);
    level.codec("level", "CBOR", "l");
    level.cell("level", "order-event", "gzip-6", block -> block % 2 == 0 ? 5900 : 6100);
    assertAgrees(level.write(folder.resolve("open")));
  }

  @Test
  void withRivalsOfEveryKindToo() {
    RunFixture run =
        RunFixture.usual(6)
            .codec("level", "JSON", "l")
            .cell("level", "order-event", "serialize", block -> block % 2 == 0 ? 124.4 : 125.6)
            .cell("level", "order-event", "deserialize", block -> block % 2 == 0 ? 115 : 139);
    for (int i = 0; i < 6; i++) {
      run.codec("wide-" + i, "JSON", "w");
      run.cell("wide-" + i, "order-event", "serialize", block -> block % 3 == 0 ? 110 : 140);
    }
    assertAgrees(run.write(folder.resolve("run")));
    assertAgrees(
        new JmhFixture()
            .entry("a.B.slow", "avgt", "ns/op", 100, 101, 99, 100, 100)
            .entry("a.B.even", "avgt", "ns/op", 101, 103, 98, 100, 101)
            .entry("a.B.hasty", "avgt", "ns/op", 10, 11)
            .write(folder.resolve("foreign.json")));
  }

  private static void assertAgrees(Path result) {
    List<Source> sources = Sources.read(List.of(result));
    Report first = Analysis.of(sources, Settings.DEFAULT);
    for (Row baseline : first.tables().get(0).rows()) {
      Settings settings = new Settings(Optional.of(baseline.name()), Optional.empty(), 0.03, false);
      assertAgrees(Analysis.of(sources, settings));
    }
  }

  private static void assertAgrees(Report report) {
    try (Context context = Context.enter()) {
      ScriptableObject scope = scope(context);
      ScriptableObject.putProperty(scope, "text", PageData.of(report, List.of()));
      run(context, scope, "var data = JSON.parse(text);");
      for (int t = 0; t < report.tables().size(); t++) {
        run(context, scope, "var c = wirebench.model.compare(data, data.tables[" + t + "], null);");
        ResultTable table = report.tables().get(t);
        assertThat(
                Context.toString(
                    run(context, scope, "wirebench.words.plain(wirebench.words.answer(c).parts)")))
            .isEqualTo(TableAnswer.of(table, Settings.DEFAULT.delta()));
        for (int r = 0; r < table.rows().size(); r++) {
          assertAgrees(table.rows().get(r), context, scope, "c.rows[" + r + "]");
        }
      }
    }
  }

  private static void assertAgrees(
      Row row, Context context, ScriptableObject scope, String script) {
    assertThat(Context.toString(run(context, scope, script + ".name"))).isEqualTo(row.name());
    assertThat(Context.toString(run(context, scope, script + ".words")))
        .isEqualTo(row.verdict().words(Settings.DEFAULT.delta()));
    double score = Context.toNumber(run(context, scope, script + ".score.value"));
    assertThat(score).isCloseTo(row.score().value(), within(ROUNDED * score));
    if (row.ratio().isPresent()) {
      assertClose(run(context, scope, script + ".ratio.value"), row.ratio().get().plain().value());
      assertClose(run(context, scope, script + ".ratio.low"), row.ratio().get().plain().low());
      assertClose(run(context, scope, script + ".ratio.high"), row.ratio().get().plain().high());
      assertClose(run(context, scope, script + ".wide.low"), row.ratio().get().family().low());
      assertClose(run(context, scope, script + ".wide.high"), row.ratio().get().family().high());
    }
    assertThat(Context.toBoolean(run(context, scope, script + ".corrected === null")))
        .isEqualTo(row.corrected().isEmpty());
  }

  private static void assertClose(Object found, double expected) {
    double number = Context.toNumber(found);
    if (Double.isNaN(expected)) {
      assertThat(number).isNaN();
    } else {
      assertThat(number).isCloseTo(expected, within(ROUNDED * expected));
    }
  }
}

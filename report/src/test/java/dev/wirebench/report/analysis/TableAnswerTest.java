package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.verdicts.Rival;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.report.verdicts.Verdict;
import dev.wirebench.report.verdicts.Verdicts;
import dev.wirebench.report.verdicts.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableAnswerTest {
  @TempDir Path folder;

  private static ResultTable first(Report report) {
    return report.tables().get(0);
  }

  private static ResultTable converting(Report report) {
    return report.tables().stream()
        .filter(table -> table.key().operation().filter("convert"::equals).isPresent())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theBestIsNamedWithItsRatioAndTheOthersWithTheirSide() {
    assertThat(answer(first(RunFixture.usual(6).report(folder))))
        .matches(
            "protobuf takes the least time: 0\\.2\\d\\d × \\(95 % interval 0\\.2\\d\\d – 0\\.2\\d\\d,"
                + " corrected 0\\.2\\d\\d – 0\\.2\\d\\d\\) that of jackson\\. Faster than jackson: protobuf and kryo\\. Slower: gson\\.");
  }

  /** What making the message costs is not in its time: it is told, and not the answer. */
  @Test
  void rowsOfReadyMadeMessagesAreNoAnswers() {
    ResultTable table = first(RunFixture.usual(6).readyMade("protobuf").report(folder));
    assertThat(answer(table))
        .matches(
            "kryo takes the least time: 0\\.\\d\\d\\d × .* that of jackson\\. Slower than jackson: gson\\."
                + " Holding ready-made messages or maps: protobuf, 0\\.2\\d\\d ×\\.");
    assertThat(table.rows())
        .extracting(Row::label)
        .containsExactly("protobuf †", "kryo", "jackson", "gson");
    assertThat(table.rows().get(0).notes()).anyMatch(note -> note.startsWith("Holds ready-made"));
    assertThat(table.rivals()).isEmpty();
  }

  @Test
  void rowsOfMapsAreNoAnswersEither() {
    ResultTable table = first(RunFixture.usual(6).holdsMaps("protobuf").report(folder));
    assertThat(answer(table)).startsWith("kryo takes").contains(" or maps: protobuf, 0.2");
    assertThat(table.rows().get(0).label()).isEqualTo("protobuf †");
    assertThat(table.rows().get(0).notes()).anyMatch(note -> note.startsWith("Holds maps and"));
  }

  @Test
  void whatRowsOfOneOperationDoOtherwiseIsSaidOnThem() {
    Report report = RunFixture.usual(6).noted("kryo", "serialize", "Later.").report(folder);
    assertThat(report.tables().get(0).row("kryo").orElseThrow().notes()).containsExactly("Later.");
    assertThat(report.tables().get(1).row("kryo").orElseThrow().notes()).isEmpty();
  }

  /** The codec has no part in it: the sentence is about what it wrote. */
  @Test
  void whereMessagesAreCompressedTheSentenceIsAboutThem() {
    Report report = RunFixture.usualCompressed(6).readyMade("kryo").report(folder);
    ResultTable table =
        report.tables().stream().filter(ResultTable::isOfMessages).findFirst().orElseThrow();
    assertThat(answer(table))
        .matches(
            "kryo's message takes the least time: 0\\.\\d\\d\\d × .* that of jackson's message\\.");
    assertThat(table.rows()).noneMatch(Row::holdsOther).allMatch(row -> row.notes().isEmpty());
  }

  private static String answer(ResultTable table) {
    return TableAnswer.of(table, Settings.DEFAULT.delta());
  }

  /** What is in no other row's time is what is measured here. */
  @Test
  void whereConversionsAreMeasuredNothingIsReadyMade() {
    RunFixture fixture = RunFixture.usual(6).readyMade("protobuf");
    for (String codec : List.of("kryo", "protobuf")) {
      fixture.cell(codec, "order-event", "convert", 50);
    }
    ResultTable table = converting(fixture.report(folder));
    assertThat(table.rows()).extracting(Row::suffix).containsOnly("");
    assertThat(table.rows()).extracting(row -> row.size().raw()).containsOnly(Double.NaN);
    assertThat(table.rows().get(0).notes()).isEmpty();
  }

  /** The usual run, with another row beside protobuf, which takes about 125 ns. */
  private ResultTable withRival(IntToDoubleFunction nanos) {
    return first(
        RunFixture.usual(6)
            .codec("rival", "Protobuf", "x")
            .cell("rival", "order-event", "serialize", nanos)
            .report(folder));
  }

  @Test
  void aTieIsWhatIsEstablishedAsEquivalent() {
    RunFixture fixture =
        RunFixture.of(6)
            .codec("jackson", "JSON", "j")
            .codec("one", "JSON", "o")
            .codec("other", "JSON", "o")
            .cell("jackson", "p", "serialize", 100)
            .cell("one", "p", "serialize", block -> block % 2 == 0 ? 49.9 : 50.1)
            .cell("other", "p", "serialize", block -> block % 2 == 0 ? 50.3 : 50.1);
    ResultTable table = first(fixture.report(folder));
    assertThat(table.rivals()).extracting(Rival::verdict).containsExactly(Verdict.TIE);
    assertThat(answer(table))
        .matches(
            "No winner: one is lowest, 0\\.\\d+ × \\(95 % interval .*, corrected .*\\) the time of"
                + " jackson; equivalent to other \\(1\\.00 × one, corrected 0\\.9\\d+ – 1\\.01\\)\\."
                + " Faster than jackson: one and other\\.");
  }

  @Test
  void noClearDifferenceIsNeverATie() {
    ResultTable table = withRival(block -> block % 2 == 0 ? 115 : 139);
    assertThat(table.rivals())
        .extracting(Rival::verdict)
        .containsExactly(Verdict.NO_CLEAR_DIFFERENCE);
    assertThat(answer(table))
        .matches(
            "No winner: protobuf is lowest, .*; inconclusive against rival \\(1\\.\\d+ ×"
                + " protobuf, corrected 0\\.\\d+ – 1\\.\\d+\\)\\. Faster .*")
        .doesNotContain(" tie ");
  }

  @Test
  void theIntervalOfARivalIsTheOneThatItsVerdictRestsOn() {
    ResultTable table = withRival(block -> block % 2 == 0 ? 115 : 139);
    Rival rival = table.rivals().get(0);
    assertThat(Verdicts.of(rival.ratio().family(), false, 0.03)).isEqualTo(rival.verdict());
    assertThat(answer(table)).contains("corrected " + Words.interval(rival.ratio().family()));
  }

  @Test
  void ofManyRivalsOnlyTheRangeIsSaid() {
    RunFixture fixture = RunFixture.usual(6);
    for (int i = 0; i < 6; i++) {
      fixture
          .codec("rival-" + i, "Protobuf", "x")
          .cell("rival-" + i, "order-event", "serialize", block -> block % 2 == 0 ? 115 : 139);
    }
    assertThat(answer(first(fixture.report(folder))))
        .containsPattern(
            "; inconclusive against rival-0, rival-1, rival-2, rival-3 and 2 others \\(1\\.\\d+"
                + " – 1\\.\\d+ × protobuf\\)\\.");
  }

  @Test
  void aBestRowWithFewForksIsNoWinner() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.slow", "avgt", "ns/op", 100, 101, 99, 100, 100)
            .entry("a.B.even", "avgt", "ns/op", 200, 202, 198, 200, 200)
            .entry("a.B.hasty", "avgt", "ns/op", 10, 11);
    assertThat(answer(first(fixture.report(folder))))
        .matches(
            "No winner: hasty is lowest, 0\\.10\\d × \\(fewer than three forks: no interval\\) the time of slow; too few"
                + " JVMs to tell from slow \\(9\\.\\d+ × hasty\\) and even \\(\\d+\\.\\d × hasty\\)\\."
                + " Slower than slow: even\\. Too few JVMs to tell from slow: hasty\\.");
  }

  @Test
  void fewForksAreIndicative() {
    assertThat(answer(first(RunFixture.usual(3).report(folder))))
        .matches(
            "Preliminary, 3 blocks: too few to establish a winner\\. Lowest so far is protobuf,"
                + " 0\\.2\\d\\d × \\(95 % interval .* – .*\\) the time of jackson\\.");
  }

  @Test
  void aBaselineThatIsBestAndOthersThatAreOpen() {
    RunFixture fixture =
        RunFixture.of(5)
            .codec("jackson", "JSON", "j")
            .codec("gson", "JSON", "g")
            .codec("wild", "JSON", "w")
            .cell("jackson", "p", "serialize", 100)
            .cell("gson", "p", "serialize", 200)
            .cell("wild", "p", "serialize", block -> 60 + 30 * block);
    assertThat(answer(first(fixture.report(folder))))
        .matches(
            "No winner: jackson is lowest; inconclusive against wild \\(1\\.1\\d × jackson, corrected"
                + " .*\\)\\. Slower than jackson: gson\\.");
  }

  @Test
  void moreThroughputIsBest() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.slow", "thrpt", "ops/s", 10, 10.1, 9.9, 10, 10)
            .entry("a.B.fast", "thrpt", "ops/s", 30, 30.3, 29.7, 30, 30);
    assertThat(answer(first(fixture.report(folder))))
        .matches(
            "fast does the most: 3\\.00 × \\(95 % interval .*, corrected .*\\) that of slow\\.");
  }

  @Test
  void aLoneRowIsComparedWithNothing() {
    assertThat(answer(first(new JmhFixture().entry("a.B.c", "ss", "ms/op", 412).report(folder))))
        .isEqualTo("Nothing to compare here: 1 row.");
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.observations.QualitiesFile;
import dev.wirebench.observations.RecordedQualities;
import dev.wirebench.observations.TriedCodecs;
import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.QualityList;
import dev.wirebench.qualities.evolution.EvolutionCase;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.Hardness;
import dev.wirebench.report.input.Observed;
import dev.wirebench.report.input.Qualities;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command {@code qualities} writes is what reports read. */
class RecordedQualitiesTest {
  private static final String SCRIPT = "/dev/wirebench/report/page/decision/reasons.js";
  private static final Path RECORDED = Path.of("../results/qualities");
  private static final Path RUN = Path.of("../report/src/test/resources/smoke-run");

  @TempDir Path folder;

  private static QualitiesFile file(List<Observation> observations) {
    return new QualitiesFile(
        "wirebench 0.1",
        Instant.parse("2026-11-25T10:00:00Z"),
        7,
        Map.of("jdk", "17"),
        Map.of("kryo", "0.9"),
        Map.of(),
        true,
        observations);
  }

  private static QualitiesFile ofAllOutcomes() {
    return file(
        Arrays.stream(Outcome.values())
            .map(
                outcome ->
                    new Observation(
                        "hostile-input",
                        new Observation.Subject("kryo", "0.9"),
                        "",
                        outcome.name(),
                        outcome,
                        2,
                        "s",
                        "i"))
            .toList());
  }

  /** The page names cases, which only the program has. */
  @Test
  void whatADecisionDemandsIsExecuted() {
    assertThat(namesInScript("DAMAGES"))
        .containsExactlyInAnyOrderElementsOf(
            QualityList.find("hostile-input").orElseThrow().cases().stream()
                .map(Case::id)
                .toList());
    List<String> changes = EvolutionCase.all().stream().map(EvolutionCase::id).toList();
    assertThat(namesInScript("EVERYDAY_CHANGES")).isNotEmpty().isSubsetOf(changes);
    assertThat(namesInScript("ADDITIONS")).isNotEmpty().isSubsetOf(changes);
  }

  private static List<String> namesInScript(String constant) {
    try (InputStream in = Qualities.class.getResourceAsStream(SCRIPT)) {
      String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Matcher names = Pattern.compile(constant + " = \\[([^\\]]*)\\]").matcher(script);
      assertThat(names.find()).as(constant).isTrue();
      return Pattern.compile("'([^']*)'")
          .matcher(names.group(1))
          .results()
          .map(name -> name.group(1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Pages of a checkout are written from both places. */
  @Test
  void theProgramKnowsTheObservationsOfItsCheckout() throws IOException {
    assertThat(RecordedQualities.areThoseOf(RECORDED)).isTrue();
    assertThat(RecordedQualities.areThoseOf(folder)).isEqualTo(RecordedQualities.read().isEmpty());
    Files.writeString(folder.resolve("qualities.json.gz"), "others");
    assertThat(RecordedQualities.areThoseOf(folder)).isFalse();
  }

  @Test
  void everyOutcomeArrivesWithItsGrade() {
    ofAllOutcomes().write(folder);
    List<Observed> read = Qualities.read(folder).observations();
    assertThat(read)
        .extracting(Observed::outcome)
        .containsExactlyElementsOf(Arrays.stream(Outcome.values()).map(Outcome::label).toList());
    assertThat(read)
        .extracting(seen -> seen.grade().name())
        .containsExactlyElementsOf(
            Arrays.stream(Outcome.values()).map(outcome -> outcome.grade().name()).toList());
    assertThat(QualitiesFile.read(folder)).isEqualTo(ofAllOutcomes());
  }

  @Test
  void reportsKnowWhichHardOutcomeIsWorse() {
    assertThat(Hardness.OUTCOMES)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Outcome.values())
                .filter(outcome -> outcome.grade() == Grade.HARD)
                .map(Outcome::label)
                .toList());
  }

  @Test
  void aFileFromBeforeGradesIsWrittenAgainWithThem() throws IOException {
    ofAllOutcomes().write(folder);
    Path file = folder.resolve(QualitiesFile.NAME);
    Files.writeString(file, Files.readString(file).replaceAll(",\\s+\"grade\" : \"\\w+\"", ""));
    assertThatThrownBy(() -> Qualities.read(folder))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'observations.0.grade'");
    Path again = folder.resolve("again");
    assertThat(Main.execute("qualities", "--from", folder.toString(), "--out", again.toString()))
        .isZero();
    assertThat(Qualities.read(again).observations()).hasSize(Outcome.values().length);
  }

  @Test
  void aReportTellsOfTheFolderThatIsNamed() {
    ofAllOutcomes().write(folder);
    List<CodecQualities> told =
        Reports.analyse(List.of(RUN), Settings.DEFAULT, Optional.of(folder))
            .report()
            .besidesSpeed()
            .codecs();
    assertThat(told).extracting(CodecQualities::codec).containsExactly("gson", "jackson", "kryo");
    assertThat(told.get(2).cell("hostile-input"))
        .isEqualTo(
            String.format(
                Locale.ROOT,
                "%d of %d hard",
                Hardness.OUTCOMES.size(),
                Arrays.stream(Outcome.values())
                    .filter(outcome -> outcome.grade() != Grade.NONE)
                    .count()));
  }

  /** The tests of the codecs try those alone that most people ask for. */
  @Test
  void threadsMayShareEveryCodecOfWhichTheTraitsSaySo() {
    Map<String, Outcome> outcomes =
        QualitiesFile.read(RECORDED).observations().stream()
            .filter(seen -> seen.caseId().equals("shared-by-threads"))
            .collect(Collectors.toMap(Observation::codec, Observation::outcome));
    List<CodecFacts> shared =
        CodecRegistry.read(List.of()).all().stream()
            .filter(
                codec ->
                    !codec.handling().threadSafety().equals(ThreadSafety.ONE_PER_THREAD.label()))
            .toList();
    assertThat(shared).extracting(CodecFacts::id).contains("jackson", "kryo-pooled");
    assertThat(shared)
        .allSatisfy(
            codec -> assertThat(outcomes.get(codec.id())).as(codec.id()).isEqualTo(Outcome.RIGHT));
  }

  @Test
  void theyAreOfEveryCodecOfThisBuildInItsVersion() {
    QualitiesFile recorded = QualitiesFile.read(RECORDED);
    String remedy =
        "type: java -jar benchmarks/target/benchmarks.jar qualities --out target/qualities;"
            + " gzip -n -9 target/qualities/qualities.json;"
            + " mv target/qualities/qualities.json.gz results/qualities/";
    assertThat(recorded.codecs())
        .as(remedy)
        .isEqualTo(TriedCodecs.versions(CodecRegistry.read(List.of()).all()));
    assertThat(recorded.isWhole()).as(remedy).isTrue();
  }

  @Test
  void whatComesWithTheProgramIsWhatWasRecorded() {
    assertThat(RecordedQualities.read().isPresent())
        .isEqualTo(Files.exists(Path.of("../results/qualities/qualities.json.gz")));
    assertThat(RecordedQualities.read("/no/such/resource.json")).isEmpty();
  }
}

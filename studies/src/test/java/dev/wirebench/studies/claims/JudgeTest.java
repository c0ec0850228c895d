package dev.wirebench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Claims about runs that never were: jackson takes 500 ns, gson 1,000, protobuf 125 and kryo 190,
 * each with forks that vary by 1 %.
 */
class JudgeTest {
  @TempDir Path folder;

  private static Judged judged(Report report, String metric, String predicate) {
    return PlantedClaims.judged(report, Known.NOTHING, metric, predicate);
  }

  private static Evidence evidence(Report report, String metric, String predicate) {
    List<Evidence> evidence = judged(report, metric, predicate).evidence();
    assertThat(evidence).hasSize(1);
    return evidence.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          time  | order: [protobuf, kryo, jackson]                      | confirmed
          time  | order: [kryo, protobuf, jackson]                      | not reproduced here
          time  | order: [same, jackson]                                | not reproduced here
          time  | least: {row: protobuf, of: [kryo, jackson]}           | confirmed
          time  | least: {row: kryo, of: [protobuf, jackson]}           | not reproduced here
          time  | most: {row: gson, of: [protobuf, kryo, jackson]}      | confirmed
          time  | most: {row: jackson, of: [protobuf, gson]}            | not reproduced here
          time  | differ: [protobuf, kryo, gson]                        | confirmed
          time  | differ: [protobuf, jackson, same]                     | not reproduced here
          time  | ratio: {of: kryo, to: jackson, about: 0.4}            | confirmed
          time  | ratio: {of: kryo, to: jackson, between: [0.1, 0.3]}   | not reproduced here
          time  | ratio: {of: kryo, to: jackson, between: [0.1, 0.38]}  | inconclusive
          time  | order: [wild, jackson]                                | inconclusive
          time  | differ: [wild, jackson]                               | inconclusive
          time  | value: {of: kryo, about: 190}                         | confirmed
          time  | value: {of: kryo, about: 2.0}                         | not reproduced here
          cpu   | order: [protobuf, kryo, jackson]                      | confirmed
          allocation | order: [kryo, jackson]                           | not reproduced here
          allocation | ratio: {of: kryo, to: jackson, about: 1}         | confirmed
          bytes | value: {of: jackson, between: [286, 286]}             | confirmed
          bytes | value: {of: jackson, between: [847, 847]}             | not reproduced here
          bytes | value: {of: jackson, times: 50000, about: 1.43e+7}    | confirmed
          bytes | order: [kryo, protobuf, jackson]                      | confirmed
          gzip  | ratio: {of: kryo, to: jackson, between: [0.5, 1]}     | not reproduced here
          """)
  void everyPredicateHasItsMarks(String metric, String predicate, String mark) {
    RunFixture run = RunFixture.usual(16).codec("same", "JSON", "same").codec("wild", "JSON", "w");
    run.cell("same", "order-event", "serialize", 500);
    run.cell("wild", "order-event", "serialize", block -> block % 2 == 0 ? 300 : 900);
    Evidence evidence = evidence(run.report(folder), metric, predicate);
    assertThat(evidence.mark().words()).as(evidence.text()).isEqualTo(mark);
  }

  @Test
  void figuresAreTheReportsOwn() {
    Report report = RunFixture.usual(6).report(folder);
    Evidence evidence = evidence(report, "time", "order: [kryo, jackson]");
    assertThat(evidence.source()).isEqualTo(report.sources().get(0).name());
    assertThat(evidence.jdk()).isEqualTo(RunFixture.JDK);
    assertThat(evidence.figures()).hasSize(1);
    assertThat(evidence.figures().get(0).estimate())
        .isEqualTo(report.tables().get(0).row("kryo").orElseThrow().ratio().orElseThrow().plain());
    assertThat(evidence.text()).matches("kryo / jackson 0\\.3\\d+ \\(0\\.3\\d+ – 0\\.3\\d+\\)");
    assertThat(evidence(report, "time", "value: {of: kryo, times: 5000, about: 1}").text())
        .matches("5,000 × kryo 9\\d\\d\\.\\d µs \\(9\\d\\d\\.\\d – 9\\d\\d\\.\\d\\)");
    assertThat(evidence(report, "bytes", "value: {of: kryo, about: 78}").text())
        .isEqualTo("kryo 78 bytes");
  }

  @Test
  void rowsThatAreNotLikeTheOthersAreMarked() {
    Report report =
        RunFixture.usual(6).readyMade("protobuf").studyRow("kryo", "Nobody.").report(folder);
    assertThat(evidence(report, "time", "order: [protobuf, kryo]").text())
        .startsWith("protobuf † / kryo * 0.6");
  }

  @Test
  void fewBlocksGiveFiguresButNoVerdict() {
    Evidence evidence =
        evidence(RunFixture.usual(3).report(folder), "time", "order: [kryo, jackson]");
    assertThat(evidence.mark()).isEqualTo(Mark.NOT_MEASURED);
    assertThat(evidence.text()).startsWith("kryo / jackson 0.3");
    assertThat(evidence.notes()).containsExactly("preliminary: too few blocks for a verdict");
  }

  @Test
  void whatHasNoCellsIsNotMeasured() {
    Judged judged = judged(RunFixture.usual(6).report(folder), "time", "order: [fory, avro]");
    assertThat(judged.evidence()).isEmpty();
    assertThat(judged.mark()).isEqualTo(Mark.NOT_MEASURED);
    assertThat(judged.isOpen()).isTrue();
  }

  @Test
  void aClaimWithSomeOfItsCellsIsOpenUnlessTheseRefuteIt() {
    Report report = RunFixture.usual(6).report(folder);
    Evidence open = evidence(report, "time", "order: [kryo, jackson, fory]");
    assertThat(open.mark()).isEqualTo(Mark.NOT_MEASURED);
    assertThat(open.notes()).containsExactly("1 of 2 numbers that it rests on");
    assertThat(evidence(report, "time", "order: [jackson, kryo, fory]").mark())
        .isEqualTo(Mark.REFUTED);
  }

  @Test
  void aRowThatDoesNotQualifyIsDispensableAsARivalAlone() {
    RunFixture run = RunFixture.usual(6);
    ObjectNode excluded = run.run().withArray("exclusions").addObject();
    excluded.put("codec", "json-lib").put("payload", "order-event").put("reason", "it is wrong");
    Report report = run.report(folder);
    String why = "json-lib has no row for order-event: it is wrong";
    Evidence rival = evidence(report, "time", "least: {row: protobuf, of: [json-lib, kryo]}");
    assertThat(rival.mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(rival.notes()).containsExactly(why);
    for (String predicate :
        List.of(
            "most: {row: json-lib, of: [kryo]}",
            "least: {row: kryo, of: [json-lib]}",
            "order: [kryo, json-lib]")) {
      Evidence itself = evidence(report, "time", predicate);
      assertThat(itself.mark()).as(predicate).isEqualTo(Mark.NOT_COMPARABLE);
      assertThat(itself.notes()).containsExactly(why);
    }
  }

  @Test
  void whatIsKnownNotToQualifyIsNotComparableWithoutARun() {
    Known known =
        new Known(
            Map.of(),
            (codec, payload) ->
                codec.equals("json-lib") ? Optional.of("it is wrong") : Optional.empty());
    Report report = RunFixture.usual(6).report(folder);
    Judged itself =
        PlantedClaims.judged(report, known, "time", "most: {row: json-lib, of: [fory]}");
    assertThat(itself.mark()).isEqualTo(Mark.NOT_COMPARABLE);
    assertThat(itself.reason()).isEqualTo("json-lib has no row for order-event: it is wrong");
    Judged rival =
        PlantedClaims.judged(report, known, "time", "least: {row: fory, of: [json-lib, avro]}");
    assertThat(rival.mark()).isEqualTo(Mark.NOT_MEASURED);
  }

  @Test
  void whatIsNotComparableShowsItsFigureAllTheSame() {
    Judged judged =
        judged(
            RunFixture.usual(6).report(folder),
            "time",
            "value: {of: kryo}\n  not-comparable: another machine");
    assertThat(judged.mark()).isEqualTo(Mark.NOT_COMPARABLE);
    assertThat(judged.reason()).isEqualTo("another machine");
    assertThat(judged.evidence().get(0).mark()).isEqualTo(Mark.NOT_COMPARABLE);
    assertThat(judged.evidence().get(0).text()).startsWith("kryo 1");
    assertThat(judged.isOpen()).isFalse();
  }

  @Test
  void jarsNeedNoRun() {
    Known known =
        new Known(Map.of("gson", 309L, "jackson", 1674L), (codec, payload) -> Optional.empty());
    Claims claims =
        PlantedClaims.of(
            """
            - id: C24
              statement: Smaller.
              metric: jar
              ratio: {of: gson, to: jackson, about: 0.2}
            """);
    Report report = RunFixture.usual(6).report(folder);
    Evidence evidence = Judge.of(claims, report, known).get(0).evidence().get(0);
    assertThat(evidence.mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(evidence.text()).isEqualTo("gson / jackson 0.185");
    assertThat(Judge.of(claims, report, Known.NOTHING).get(0).evidence()).isEmpty();
  }

  @Test
  void aClaimHoldsIfItHoldsInEachOfItsTables() {
    RunFixture run = RunFixture.usual(6);
    run.cell("jackson", "users", "serialize", 100);
    run.cell("kryo", "users", "serialize", 300);
    Report report = run.report(folder);
    String twice =
        """
        - id: C1
          statement: It is so.
          metric: time
          tables: {payloads: [order-event, users], operations: [serialize], media: [bytes]}
          order: [kryo, jackson]
        """;
    Evidence each =
        Judge.of(PlantedClaims.of(twice), report, Known.NOTHING).get(0).evidence().get(0);
    assertThat(each.mark()).isEqualTo(Mark.REFUTED);
    assertThat(each.text())
        .startsWith("order-event: kryo / jackson 0.3")
        .contains("; users: kryo / jackson 3.0");
    Evidence mean =
        Judge.of(PlantedClaims.of(twice + "  averaged: true\n"), report, Known.NOTHING)
            .get(0)
            .evidence()
            .get(0);
    assertThat(mean.mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(mean.text()).startsWith("kryo / jackson 0.81");
  }

  @Test
  void rowsOfSeveralTablesAreComparedBlockByBlock() {
    RunFixture run = RunFixture.of(6).codec("kryo", "Kryo", "kryo");
    run.cell("kryo", "order-event", "serialize", block -> 100 * (1 + block));
    run.cell("kryo", "order-event", "deserialize", block -> 200 * (1 + block));
    Evidence evidence =
        evidence(
            run.report(folder),
            "time",
            "ratio: {of: {codec: kryo, operation: deserialize}, to: kryo, about: 2}");
    assertThat(evidence.mark()).isEqualTo(Mark.CONFIRMED);
    assertThat(evidence.text()).isEqualTo("kryo deserialize / kryo 2.00 (2.00 – 2.00)");
  }

  @Test
  void everyRunThatHasTheCellsSaysWhatItFound() {
    Path one = RunFixture.usual(6).write(folder.resolve("one"));
    Path two = RunFixture.usual(3).write(folder.resolve("two"));
    Report report = Analysis.of(Sources.read(List.of(one, two)), Settings.DEFAULT);
    Judged judged = judged(report, "time", "order: [kryo, jackson]");
    assertThat(judged.evidence()).extracting(Evidence::source).containsExactly("one", "two");
    assertThat(judged.evidence())
        .extracting(Evidence::mark)
        .containsExactly(Mark.CONFIRMED, Mark.NOT_MEASURED);
    assertThat(judged.isOpen()).isFalse();
  }

  @Test
  void ofManyFiguresThoseThatDecideAreShown() {
    RunFixture run = RunFixture.usual(6);
    Evidence evidence =
        evidence(run.report(folder), "time", "order: [protobuf, kryo, jackson, gson, kryo, gson]");
    assertThat(evidence.text())
        .startsWith("1 otherwise, 4 as claimed of 5 ratios: gson / kryo 5")
        .endsWith(" …");
  }
}

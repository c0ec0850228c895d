package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.input.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the tables of anybody's JMH file are found. */
class ComparisonTest {
  @TempDir Path folder;

  private static Settings by(String dimension) {
    return new Settings(Optional.empty(), Optional.of(dimension), 0.03, false);
  }

  private static List<String> titles(Report report) {
    return report.tables().stream().map(table -> table.key().title()).toList();
  }

  private static List<String> names(Table table) {
    return table.rows().stream().map(Row::name).toList();
  }

  @Test
  void methodsOfOneClassAreCompared() {
    Report report =
        new JmhFixture()
            .entry("a.Copy.loop", "avgt", "ns/op", 20, 21)
            .entry("a.Copy.array", "avgt", "ns/op", 10, 11)
            .report(folder);
    assertThat(titles(report)).containsExactly("Copy");
    Table table = report.tables().get(0);
    assertThat(table.comparedBy()).isEqualTo("method");
    assertThat(names(table)).as("best first").containsExactly("array", "loop");
    assertThat(table.baseline()).as("the file's first").contains("loop");
  }

  @Test
  void parametersOfThatClassAreTables() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      fixture.entry("a.Copy.loop", "avgt", "ns/op", 20).param("size", size);
      fixture.entry("a.Copy.array", "avgt", "ns/op", 10).param("size", size);
    }
    assertThat(titles(fixture.report(folder))).containsExactly("Copy, size=10", "Copy, size=100");
  }

  @Test
  void theParameterCodecIsComparedBeforeMethods() {
    JmhFixture fixture = new JmhFixture();
    for (String codec : List.of("x", "y")) {
      fixture.entry("a.Json.read", "avgt", "ns/op", 20).param("codec", codec);
      fixture.entry("a.Json.write", "avgt", "ns/op", 10).param("codec", codec);
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("Json, read", "Json, write");
    assertThat(report.tables().get(0).comparedBy()).isEqualTo("codec");
  }

  @Test
  void classesWithOneMethodOfTheSameNameAreCompared() {
    Report report =
        new JmhFixture()
            .entry("a.Gson.write", "avgt", "ns/op", 20)
            .entry("a.Jackson.write", "avgt", "ns/op", 10)
            .report(folder);
    assertThat(titles(report)).containsExactly("write");
    assertThat(names(report.tables().get(0))).containsExactly("Jackson", "Gson");
  }

  @Test
  void aParameterOfWordsIsComparedBeforeOneOfNumbers() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      for (String kind : List.of("array", "linked")) {
        fixture.entry("a.List.add", "avgt", "ns/op", 10).param("size", size).param("kind", kind);
      }
    }
    Report report = fixture.report(folder);
    assertThat(titles(report)).containsExactly("List, add, size=10", "List, add, size=100");
    assertThat(names(report.tables().get(0))).containsExactly("array", "linked");
  }

  @Test
  void aLoneBenchmarkIsATableOfOneRow() {
    Report report = new JmhFixture().entry("a.B.c", "ss", "ms/op", 412).report(folder);
    Table table = report.tables().get(0);
    assertThat(names(table)).containsExactly("c");
    assertThat(table.rows().get(0).verdict()).isEqualTo(Verdict.BASELINE);
    assertThat(table.rows().get(0).score().low()).isNaN();
  }

  @Test
  void modesThreadsAndJdksAreNeverMixed() {
    Report report =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 10)
            .entry("a.B.d", "avgt", "ns/op", 10)
            .entry("a.B.c", "thrpt", "ops/s", 1e8)
            .entry("a.B.d", "thrpt", "ops/s", 1e8)
            .report(folder);
    assertThat(titles(report)).containsExactly("B, avgt", "B, thrpt");
    assertThat(report.tables().get(1).largerIsBetter()).isTrue();
  }

  @Test
  void whatIsAskedForIsCompared() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      fixture.entry("a.Copy.loop", "avgt", "ns/op", 20).param("size", size);
      fixture.entry("a.Copy.array", "avgt", "ns/op", 10).param("size", size);
    }
    Report report = fixture.report(folder, by("size"));
    assertThat(titles(report)).containsExactly("Copy, loop", "Copy, array");
    assertThat(names(report.tables().get(0))).containsExactly("10", "100");
  }

  @Test
  void askingForWhatIsNotThereIsRefused() {
    JmhFixture fixture = new JmhFixture().entry("a.B.c", "avgt", "ns/op", 10).param("n", "1");
    assertThatThrownBy(() -> fixture.report(folder, by("colour")))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "Nothing can be compared by 'colour': choose one of class, jdk, method, mode, n,"
                + " source, threads.");
  }

  @Test
  void aParameterMayBeCalledLikeAnotherDimension() {
    Report report =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 10)
            .param("mode", "x")
            .entry("a.B.c", "avgt", "ns/op", 20)
            .param("mode", "y")
            .report(folder);
    assertThat(titles(report)).containsExactly("B, c");
    assertThat(report.tables().get(0).comparedBy()).isEqualTo("param mode");
    assertThat(names(report.tables().get(0))).containsExactly("x", "y");
  }
}

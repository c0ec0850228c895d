package dev.wirebench.report.findings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.ResultTable;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of files of which no run says what is a row. */
class ForeignTablesTest {
  private static final Pattern BY = Pattern.compile("--by (\"([^\"]*)\"|[\\w.-]+)");

  @TempDir Path folder;

  private static Settings by(String dimension) {
    return new Settings(Optional.empty(), Optional.of(dimension), 0.03, false);
  }

  private Path file(String name, String jdk, String... benchmarks) {
    JmhFixture fixture = new JmhFixture();
    for (String benchmark : benchmarks) {
      fixture.entry(benchmark, "avgt", "ns/op", 20, 21);
    }
    return fixture.jdk(jdk).write(folder.resolve(name));
  }

  private static Report report(Settings settings, Path... files) {
    return Analysis.of(Sources.read(List.of(files)), settings);
  }

  private static Optional<Finding> find(Report report, String kind) {
    return Findings.of(report).stream().filter(finding -> finding.kind().equals(kind)).findFirst();
  }

  /** The only note; each value of --by in it is one that makes a table of several rows. */
  private static Finding note(Report report) {
    Finding note = find(report, "foreign-tables").orElseThrow();
    for (String dimension : offered(note)) {
      assertThat(Analysis.of(report.sources(), by(dimension)).tables())
          .as(dimension)
          .anyMatch(table -> table.rows().size() > 1);
    }
    return note;
  }

  private static List<String> offered(Finding note) {
    return BY.matcher(note.remedy()).results().map(ForeignTablesTest::dimension).toList();
  }

  private static String dimension(MatchResult match) {
    return match.group(2) == null ? match.group(1) : match.group(2);
  }

  @Test
  void whatWasFoundIsToldWithWhatElseCanBe() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("10", "100")) {
      for (String method : List.of("encodeX", "decodeX", "encodeY", "decodeY")) {
        fixture.entry("a.Bench." + method, "avgt", "ns/op", 20).param("size", size);
      }
    }
    Finding note = note(fixture.report(folder));
    assertThat(note.text())
        .isEqualTo(
            "The file does not say what is to be compared with what. Rows are compared by method;"
                + " operations, which are tables of their own, are decode and encode.");
    assertThat(note.remedy())
        .isEqualTo(
            "Choose otherwise with --by method or --by size, and what all are compared with by"
                + " --baseline.");
    assertThat(find(fixture.report(folder, by("size")), "foreign-tables")).isEmpty();
  }

  @Test
  void nothingIsOfferedThatWouldCompareNothing() {
    Path one = file("one.json", "17.0.15", "a.Copy.loop", "a.Copy.array");
    Finding note = note(report(Settings.DEFAULT, one));
    assertThat(note.text()).startsWith("The file does not say");
    assertThat(note.remedy()).isEqualTo("Choose what all are compared with by --baseline.");
    Path two = file("two.json", "17.0.15", "a.Copy.loop", "a.Copy.array");
    Finding ofTwo = note(report(Settings.DEFAULT, one, two));
    assertThat(ofTwo.text()).startsWith("The files do not say");
    assertThat(offered(ofTwo)).containsExactly("source");
  }

  @Test
  void rowsThatAreClassesOfAFileEachAreToldAndMethodsOffered() {
    Path one = file("Gson.json", "17.0.15", "a.Gson.readSmall", "a.Gson.readLarge");
    Path two = file("Moshi.json", "17.0.15", "a.Moshi.readSmall", "a.Moshi.readLarge");
    Finding note = note(report(Settings.DEFAULT, one, two));
    assertThat(note.text())
        .isEqualTo(
            "The files do not say what is to be compared with what. Rows are compared by class.");
    assertThat(offered(note)).containsExactly("method");
  }

  @Test
  void aNameThatIsSeveralWordsIsQuoted() {
    JmhFixture fixture = new JmhFixture();
    for (String mode : List.of("1", "2")) {
      fixture.entry("a.Copy.loop", "avgt", "ns/op", 20).param("mode", mode);
    }
    assertThat(note(fixture.report(folder)).remedy())
        .startsWith("Compare with --by \"param mode\"");
  }

  /** Their class is no dimension, and what is a row needs no guess. */
  @Test
  void benchmarksOfOurOwnAreNotGuessed() {
    JmhFixture fixture = new JmhFixture();
    for (String codec : List.of("gson", "jackson")) {
      fixture
          .entry("dev.wirebench.jmh.Bytes.serialize", "avgt", "ns/op", 20)
          .param("codec", codec)
          .param("payload", "users");
    }
    assertThat(find(fixture.report(folder), "foreign-tables")).isEmpty();
    fixture.entries().remove(1);
    assertThat(offered(note(fixture.report(folder)))).isEmpty();
  }

  @Test
  void whereEveryTableHasOneRowWhatWouldCompareIsNamed() {
    Path one = file("one.json", "17.0.15", "a.Gson.read", "a.Gson.write");
    Path two = file("two.json", "25.0.1", "a.Gson.read", "a.Gson.write");
    Finding note = note(report(Settings.DEFAULT, one, two));
    assertThat(note.text())
        .isEqualTo(
            "Every table has one row: compared by method, no two benchmarks have all the rest in"
                + " common.");
    assertThat(note.remedy())
        .isEqualTo(
            "Compare with --by jdk or --by source, and choose what all are compared with by"
                + " --baseline.");
    assertThat(offered(note(report(by("method"), file("x.json", "17", "a.X.go", "a.Y.go")))))
        .containsExactly("class");
    assertThat(note(report(Settings.DEFAULT, one)).remedy())
        .as("reading is no rival of writing")
        .isEqualTo("Give one more file of the same benchmarks, of other code or of another JVM.");
  }

  @Test
  void sizesOfALoneMethodCanBeAskedFor() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("1", "10", "100")) {
      fixture.entry("a.Copy.array", "avgt", "ns/op", 20).param("size", size);
    }
    assertThat(offered(note(fixture.report(folder)))).containsExactly("size");
  }

  /** Two units in one table are refused: whoever follows the advice must not meet that. */
  @Test
  void whatHasUnitsThatDoNotCompareIsNotOffered() {
    Report report =
        new JmhFixture()
            .entry("a.Copy.array", "avgt", "ns/op", 20)
            .param("size", "1")
            .entry("a.Copy.array", "avgt", "apples", 20)
            .param("size", "2")
            .report(folder);
    assertThat(offered(note(report))).isEmpty();
  }

  @Test
  void aFileForEachJvmIsNoAccident() {
    Path one = file("17.json", "17.0.15", "a.Copy.loop", "a.Copy.array");
    Path two = file("25.json", "25.0.1", "a.Copy.loop", "a.Copy.array");
    for (String dimension : List.of("source", "jdk")) {
      Report report = report(by(dimension), one, two);
      assertThat(report.tables()).extracting(ResultTable::rows).allMatch(rows -> rows.size() == 2);
      assertThat(find(report, "different-jvms")).as(dimension).isEmpty();
    }
  }

  /** Of three files two have the flags in common, so that these are not what is compared. */
  @ParameterizedTest
  @ValueSource(strings = {"-Xmx1g", "-XX:+UseZGC"})
  void flagsThatSomeOfTheFilesHaveAreToldOf(String flag) {
    Path one = file("one.json", "17.0.15", "a.Copy.loop");
    Path two = file("two.json", "17.0.15", "a.Copy.loop");
    JmhFixture fixture = new JmhFixture().entry("a.Copy.loop", "avgt", "ns/op", 20);
    for (JsonNode entry : fixture.jdk("17.0.15").entries()) {
      ((ObjectNode) entry).putArray("jvmArgs").add(flag);
    }
    Path three = fixture.write(folder.resolve("three.json"));
    assertThat(find(report(by("source"), one, two, three), "different-jvms"))
        .get()
        .satisfies(finding -> assertThat(finding.text()).contains("Copy, loop (", flag));
  }
}

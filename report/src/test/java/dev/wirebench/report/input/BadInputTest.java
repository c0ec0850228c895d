package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every refusal is one sentence with file, position and remedy. */
class BadInputTest {
  private static final String ENTRY =
      "{\"benchmark\": \"a.B.c\", \"mode\": \"avgt\", \"primaryMetric\": {\"score\": 1,"
          + " \"scoreUnit\": \"ns/op\", \"rawData\": [[1, 2]]}}";

  @TempDir Path folder;

  private void refused(String content, String... parts) throws IOException {
    Path file = folder.resolve("results.json");
    Files.writeString(file, content);
    refused(file, parts);
    assertThatThrownBy(() -> Sources.read(List.of(file))).hasMessageContaining("results.json");
  }

  private static void refused(Path file, String... parts) {
    assertThatThrownBy(() -> Sources.read(List.of(file)))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll(parts)
        .message()
        .endsWith(".")
        .doesNotContain("\n");
  }

  @Test
  void noResultAtAll() {
    assertThatThrownBy(() -> Sources.read(List.of()))
        .isInstanceOf(BadInput.class)
        .hasMessage("Nothing to report on: give a run's folder or a JMH JSON file.");
  }

  @Test
  void missingFile() {
    refused(folder.resolve("nowhere.json"), "nowhere.json does not exist: give a run's folder");
  }

  @Test
  void folderWithoutResults() {
    refused(folder, "has no jmh.json: give the folder of a run that has finished");
  }

  @Test
  void givenTwice() throws IOException {
    Path file = Files.writeString(folder.resolve("a.json"), "[" + ENTRY + "]");
    Path same = folder.resolve("x/../a.json");
    assertThatThrownBy(() -> Sources.read(List.of(file, same)))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("a.json is given twice: give it once.");
  }

  @Test
  void emptyFile() throws IOException {
    refused("", "is empty: make it with JMH's options -rf json");
  }

  @Test
  void emptyList() throws IOException {
    refused("[]", "has no results");
  }

  @Test
  void truncated() throws IOException {
    refused(
        "[\n" + ENTRY.substring(0, 60), "ends in the middle (line 2, column 61): it was cut off");
  }

  @Test
  void truncatedInsideAString() throws IOException {
    refused("[" + ENTRY.substring(0, 8), "ends in the middle (line 1, column");
  }

  @Test
  void noJson() throws IOException {
    refused("Benchmark  Mode  Cnt\nA.b  avgt  5", "is not JSON (line 1, column", "-rf json");
  }

  @Test
  void binary() throws IOException {
    Path file = folder.resolve("results.json");
    Files.write(file, new byte[] {(byte) 0x8b, 0x1f, (byte) 0xff, (byte) 0xfe, 0, 1, 2});
    refused(file, "is not JSON");
  }

  @Test
  void latin1() throws IOException {
    Path file = folder.resolve("results.json");
    Files.write(file, "[{\"benchmark\": \"a.B.größe\"}]".getBytes(StandardCharsets.ISO_8859_1));
    refused(file, "is not UTF-8 (line 1, column", "save it as UTF-8");
  }

  /** Also with a mark of the byte order, and with a line feed in front. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void encodingsOfWideCharactersAreNamed(String encoding) throws IOException {
    String sentence = "is " + encoding.substring(0, 6) + ", not UTF-8: save it as UTF-8";
    for (String begin : List.of("", "\uFEFF", "\n", "\uFEFF\r\n")) {
      byte[] bytes = (begin + "[" + ENTRY + "]").getBytes(Charset.forName(encoding));
      refused(Files.write(folder.resolve("wide.json"), bytes), "wide.json " + sentence);
    }
    byte[] noJson = "Benchmark  Mode".getBytes(Charset.forName(encoding));
    refused(Files.write(folder.resolve("wide.txt"), noJson), "wide.txt " + sentence);
  }

  @Test
  void utf8MayHaveAMarkOfTheByteOrder() throws IOException {
    Path file = Files.writeString(folder.resolve("marked.json"), "\uFEFF[" + ENTRY + "]");
    assertThat(Sources.read(List.of(file)).get(0).cells()).hasSize(1);
  }

  @Test
  void aMemberThatStandsTwice() throws IOException {
    refused(
        "[{\"benchmark\": \"a.B.c\",\n\"params\": {\"size\": \"1\",\n\"size\": \"2\"}}]",
        "has \"size\" twice in one object (line 3, column");
    refused("[{\"mode\": \"avgt\", \"mode\": \"thrpt\"}]", "has \"mode\" twice");
  }

  @Test
  void otherJson() throws IOException {
    refused("{\"a\": 1}", "(line 1, column 1) is JSON, but not JMH's list of results");
  }

  @Test
  void listOfOtherThings() throws IOException {
    refused("[1, 2]", "(line 1, column 2) should have a result here");
  }

  @Test
  void listOfOtherObjects() throws IOException {
    refused(
        "[{\"name\": \"x\", \"value\": 3}]",
        "the result number 1 (line 1, column 2) has no 'primaryMetric'");
  }

  @Test
  void entryWithoutName() throws IOException {
    refused(
        "[" + ENTRY.replace("benchmark", "name") + "]", "the result number 1", "no 'benchmark'");
  }

  @Test
  void wrongTypes() throws IOException {
    refused("[" + ENTRY.replace("[[1, 2]]", "[1, 2]") + "]", "should have a list of iterations");
    refused("[" + ENTRY.replace("[[1, 2]]", "[[1, \"x\"]]") + "]", "should have a number here");
    refused("[" + ENTRY.replace("[[1, 2]]", "[[1, true]]") + "]", "should have a number here");
    refused(
        "[" + ENTRY.replace("\"rawData\": [[1, 2]]", "\"rawDataHistogram\": [[[[1, 2, 3]]]]") + "]",
        "should have the end of a pair [value, count]");
  }

  @Test
  void twoListsInOneFile() throws IOException {
    refused("[" + ENTRY + "]\n[" + ENTRY + "]", "goes on after its list of results (line 2");
  }

  @Test
  void duplicateCells() throws IOException {
    refused(
        "[" + ENTRY + ",\n" + ENTRY + "]",
        "has the same cell twice, as results 1 and 2: a.B.c (avgt); remove one");
  }

  @Test
  void deeplyNested() throws IOException {
    refused("[".repeat(100_000), "should have a result here");
    refused("[{\"x\": " + "[".repeat(100_000), "larger or deeper than JMH writes (line 1, column");
  }

  @Test
  void enormousText() throws IOException {
    refused(
        "[{\"benchmark\": \"" + "x".repeat(3_000_000) + "\"}]", "larger or deeper than JMH writes");
  }

  @Test
  void enormousFile() throws IOException {
    Path file = folder.resolve("huge.json");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    refused(file, "has 3.0 GiB, and more than 1 GiB is not read: give it in parts");
  }

  @Test
  void archiveThatUnpacksToGigabytes() throws IOException {
    refused(
        Archives.gigabytes(folder.resolve("huge.json.gz")),
        "huge.json.gz unpacks to more than 1 GiB, which is not read: give it in parts");
  }

  @Test
  void moreParametersThanProjectsHave() throws IOException {
    refused(
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 10)
            .params(20_000, i -> "one")
            .entry("a.B.c", "avgt", "ns/op", 20)
            .params(20_000, i -> "other")
            .write(folder.resolve("many.json")),
        "many.json has more than 1,000 different parameters (the result number 1): give results");
    JmhFixture spread = new JmhFixture();
    for (int i = 0; i < 1001; i++) {
      spread.entry("a.B.c" + i, "avgt", "ns/op", 10).param("p" + i, "x");
    }
    refused(spread.write(folder.resolve("spread.json")), "(the result number 1001)");
  }

  @Test
  void newerSchema() {
    RunFixture fixture = RunFixture.usual(2);
    fixture.run().put("schemaVersion", RunInfo.SCHEMA_VERSION + 1);
    refused(fixture.write(folder), "run.json has schema version 8", "reads up to 7", "use");
  }

  @Test
  void runJsonOfAnotherType() throws IOException {
    RunFixture.usual(2).write(folder);
    Files.writeString(folder.resolve("run.json"), "{\n\"plan\": {\"payloads\": {\"a\": 1}}}");
    refused(folder, "has something else than expected in 'plan.payloads' (line 2)");
    Files.writeString(folder.resolve("run.json"), "{\n\"libraries\": {},\n\"imported\": []\n}");
    refused(folder, "has something else than expected in 'libraries' (line 2)");
    Files.writeString(folder.resolve("run.json"), "[]");
    refused(folder, "run.json (line 1, column 1) should have an object");
    Files.writeString(folder.resolve("run.json"), "{\"plan\": {");
    refused(folder, "run.json ends in the middle");
  }

  @Test
  void filesOfDifferentRuns() {
    RunFixture fixture = RunFixture.usual(2);
    ((ObjectNode) fixture.run().withArray("cells").get(2)).put("benchmark", "a.B.c");
    refused(fixture.write(folder), "not of the same run (entry 3 is another cell)");
    fixture.run().withArray("cells").remove(2);
    refused(fixture.write(folder), "not of the same run (9 cells against 10)");
  }

  @Test
  void forksOfDifferentRuns() {
    RunFixture fixture = RunFixture.usual(3);
    ((ArrayNode) fixture.run().at("/cells/1/forks")).remove(0);
    refused(fixture.write(folder), "entry 2 has 2 forks against 3");
  }

  @Test
  void aNameOfAnyCharactersAndLengthIsRead() throws IOException {
    String name = "x".repeat(300) + "\\u202e</script>\\\"'\\u0000\\ud83d\\ude00";
    Path file = folder.resolve("odd.json");
    Files.writeString(
        file,
        "[" + ENTRY.replace("\"mode\"", "\"params\": {\"p\": \"" + name + "\"}, \"mode\"") + "]");
    assertThat(Sources.read(List.of(file)).get(0).cells().get(0).params().get("p"))
        .startsWith("xxx")
        .endsWith("\u202e</script>\"'\u0000\ud83d\ude00");
  }
}

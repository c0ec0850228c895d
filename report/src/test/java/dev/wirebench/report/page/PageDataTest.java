package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.Program;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageDataTest {
  @TempDir private Path folder;

  @Test
  void hostileNamesArriveWholeAndHoldNoMarkup() throws IOException {
    String data = Reports.data(ForeignFiles.hostile(folder));
    assertThat(data).matches("[\\x20-\\x7e]*").doesNotContain("<", ">", "&", "'");
    List<String> names = new ArrayList<>();
    new ObjectMapper()
        .readTree(data)
        .get("names")
        .forEach(name -> names.add(name.get("name").asText()));
    assertThat(names)
        .containsExactlyInAnyOrderElementsOf(
            ForeignFiles.HOSTILE.stream().map(name -> name.replace('\ud800', '\ufffd')).toList());
  }

  private static JsonNode row(JsonNode table, int name) {
    for (JsonNode row : table.get("rows")) {
      if (row.get("name").asInt() == name) {
        return row;
      }
    }
    throw new AssertionError("no row " + name);
  }

  @Test
  void rowsHoldForkMeansBlocksAndPlacesInTheRun() throws IOException {
    Path run =
        SampleRun.write(folder.resolve("run"), SampleRun.codecs(4), List.of("order-event"), 3);
    JsonNode table = new ObjectMapper().readTree(Reports.data(run)).get("tables").get(0);
    JsonNode row = table.get("rows").get(0);
    assertThat(row.get("means")).hasSize(3);
    assertThat(row.get("blocks").toString()).isEqualTo("[0,1,2]");
    assertThat(row.get("order")).hasSize(3);
    assertThat(row.get("bytes").asDouble()).isPositive();
    assertThat(row.get("allocation").asDouble()).isEqualTo(800);
    assertThat(table.get("documentBytes").asInt()).isEqualTo(300);
  }

  @Test
  void stealOfASystemThatDoesNotShowItIsNotAvailable() throws IOException {
    RunFixture run = RunFixture.usual(3);
    String known = "coefficient of variation 1.8 %, steal ";
    assertThat(Reports.data(run.write(folder.resolve("linux")))).contains(known + "0.1 %)");
    run.run().withObject("/noise").remove("steal");
    assertThat(Reports.data(run.write(folder.resolve("mac")))).contains(known + "not available)");
  }

  @Test
  void byTurnsRowsHaveHeatsAndATableThatIsSplitTheRowOfAllHeats() throws IOException {
    RunFixture run = RunFixture.usual(3);
    TurnsFixture.byTurns(run, 20, 2, TurnsFixture.quiet());
    JsonNode table =
        new ObjectMapper()
            .readTree(Reports.data(run.write(folder.resolve("run"))))
            .get("tables")
            .get(0);
    assertThat(table.get("anchor").asInt()).isEqualTo(table.get("baseline").asInt());
    JsonNode baseline = row(table, table.get("baseline").asInt());
    assertThat(baseline.get("blocks").toString()).isEqualTo("[0,0,1,1,2,2]");
    assertThat(baseline.get("heats").toString()).isEqualTo("[0,1,4,5,8,9]");
  }

  @Test
  void rowsSayWhetherThreadsMayShareThemWhereTheRunDoes() throws IOException {
    Path run = RunFixture.usual(2).threadSafety("kryo", "one per thread").write(folder);
    JsonNode names = new ObjectMapper().readTree(Reports.data(run)).get("names");
    assertThat(names)
        .extracting(name -> name.path("name").asText() + ": " + name.path("threadSafety").asText())
        .contains("kryo: one per thread", "jackson: ");
  }

  @Test
  void whatWasObservedBesidesSpeedIsCountedAndItsHardPartShown() throws IOException {
    Path run = RunFixture.usual(2).write(folder);
    String data = Reports.data(QualitiesFixture.usual().report(run));
    assertThat(data).doesNotContain("<", ">", "&");
    JsonNode besides = new ObjectMapper().readTree(data).get("besides");
    assertThat(besides.get("qualities").toString())
        .isEqualTo("[\"json-conformance\",\"hostile-input\"]");
    assertThat(besides.get("codecs"))
        .extracting(codec -> codec.get("codec").asText() + " " + codec.get("cells"))
        .containsExactly(
            "gson [[1,2],[0,1]]",
            "jackson [\"untested\",\"untested\"]",
            "kryo [\"not applicable\",[3,3]]",
            "protobuf [\"untested\",\"untested\"]");
    assertThat(besides.get("codecs").get(0).get("executed").toString()).isEqualTo("[0,1,2]");
    assertThat(besides.get("cases").get(2).toString())
        .isEqualTo("[\"hostile-input\",\"truncated\",\"order-event\"]");
    JsonNode worst = besides.get("codecs").get(2).get("hard").get(0);
    assertThat(worst.get("place").asText()).isEqualTo("hostile-input, inflated, order-event");
    assertThat(worst.get("outcome").asText()).isEqualTo("memory exhausted");
    assertThat(worst.get("input").asText()).isEqualTo("hex 00<i>&amp;");
    assertThat(new ObjectMapper().readTree(Reports.data(run)).get("besides").isNull()).isTrue();
  }

  @Test
  void filesWithoutBlocksHaveNone() throws IOException {
    JsonNode data = new ObjectMapper().readTree(Reports.data(ForeignFiles.throughput(folder)));
    data.get("tables")
        .forEach(
            table -> table.get("rows").forEach(row -> assertThat(row.has("blocks")).isFalse()));
    assertThat(data.get("tables").get(0).get("largerIsBetter").asBoolean()).isTrue();
  }

  @Test
  void itSaysWhatMadeItAndWhatMadeTheFileIfThatWasAnother() throws IOException {
    RunFixture run = RunFixture.usual(2);
    run.run().withObject("/provenance").put("madeBy", "wirebench 0.0.1");
    JsonNode data = new ObjectMapper().readTree(Reports.data(run.write(folder.resolve("another"))));
    assertThat(data.get("generator").asText()).isEqualTo(Program.TEXT);
    String facts = data.get("sources").get(0).get("environment").toString();
    assertThat(facts).contains("run.json made by", "wirebench 0.0.1");
    run.run().withObject("/provenance").put("madeBy", Program.TEXT);
    assertThat(Reports.data(run.write(folder.resolve("own")))).doesNotContain("run.json made by");
  }

  @Test
  void theCommandRepeatsThePlan() throws IOException {
    Path run = SampleRun.write(folder.resolve("run"), SampleRun.codecs(2), List.of("a b"), 2);
    String command =
        new ObjectMapper()
            .readTree(Reports.data(run))
            .get("sources")
            .get(0)
            .get("command")
            .asText();
    assertThat(command.replace("\\\n", "").replaceAll(" +", " "))
        .isEqualTo(
            "java -jar benchmarks/target/benchmarks.jar run --suite card --payload 'a b'"
                + " --codec jackson,protobuf --operation serialize,deserialize --medium bytes"
                + " --interleave blocks --blocks 2 --warmup 5x1s --measurement 5x1s --seed 1");
  }
}

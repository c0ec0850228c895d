package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/** What the page makes of files that are dropped onto it is what the command makes of them. */
class DroppedFilesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path REAL = Path.of("src/test/resources/smoke-run/jmh.json");
  private static final int FILES = 120;

  /** Those of the command's findings that need nothing but the files. */
  private static final Set<String> FINDINGS =
      Set.of(
          "unusable-scores",
          "short-forks",
          "bimodal-forks",
          "few-forks",
          "different-jvms",
          "interval-too-wide",
          "allocation-differs",
          "foreign-tables");

  @TempDir private Path folder;

  private Context context;
  private Scriptable scope;
  private Function read;

  @BeforeEach
  void open() {
    context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    scope = context.initSafeStandardObjects();
    context.evaluateString(scope, Scripts.reading(), "reading.js", 1, null);
    read =
        (Function)
            context.evaluateString(
                scope,
                "(base, files) => { wirebench.drop.base = JSON.parse(base);"
                    + " try { return JSON.stringify(wirebench.drop.of(JSON.parse(files))); }"
                    + " catch (e) { if (e instanceof wirebench.jmh.BadInput) { return e.message; }"
                    + " throw e; } }",
                "read",
                1,
                null);
  }

  @AfterEach
  void close() {
    Context.exit();
  }

  private String inPage(Path... files) throws IOException {
    List<ObjectNode> given = new ArrayList<>();
    for (Path file : files) {
      given.add(
          JSON.createObjectNode()
              .put("name", file.getFileName().toString())
              .put("file", file.toString())
              .put("content", Files.readString(file)));
    }
    return Context.toString(
        read.call(
            context,
            scope,
            scope,
            new Object[] {ProgramData.alone(), JSON.writeValueAsString(given)}));
  }

  private static JsonNode byCommand(Path... files) throws IOException {
    ObjectNode data = (ObjectNode) JSON.readTree(Reports.data(files));
    data.get("tables").forEach(table -> ((ObjectNode) table).remove("supplement"));
    List<JsonNode> some = new ArrayList<>();
    data.get("findings")
        .forEach(
            finding -> {
              if (FINDINGS.contains(finding.get("kind").asText())) {
                some.add(finding);
              }
            });
    data.set("findings", JSON.valueToTree(some));
    return JSON.readTree(JSON.writeValueAsString(data));
  }

  private void assertSame(Path... files) throws IOException {
    JsonNode page = JSON.readTree(inPage(files));
    JsonNode command = byCommand(files);
    for (String field : List.of("dimensions", "names", "tables", "findings", "sources")) {
      assertThat(text(page.get(field)))
          .as("%s of %s", field, List.of(files))
          .isEqualTo(text(command.get(field)));
    }
    assertThat(names(page)).isEqualTo(names(command));
  }

  private static Set<String> names(JsonNode object) {
    return object.properties().stream().map(Map.Entry::getKey).collect(Collectors.toSet());
  }

  /** A number is the same however it is written. */
  private static String text(JsonNode node) throws IOException {
    return JSON.readTree(node.toString().replaceAll("(?<=[\\[,:])(-?\\d+)(?=[,\\]}])", "$1.0"))
        .toPrettyString();
  }

  @Test
  void filesOfAllShapesAreReadAlike() throws IOException {
    Path throughput = ForeignFiles.throughput(folder);
    Path plain = ForeignFiles.plain(folder);
    for (Path file :
        List.of(
            throughput, plain, ForeignFiles.modes(folder), ForeignFiles.hostile(folder), REAL)) {
      assertSame(file);
    }
    assertSame(throughput, plain);
  }

  @Test
  void randomFilesAreReadAlike() throws IOException {
    for (int seed = 0; seed < FILES; seed++) {
      assertSame(RandomJmh.write(folder, seed));
    }
  }

  /** Python writes numbers so that are none. */
  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity"})
  void numbersThatAreNoneMayStandWithoutQuotes(String number) throws IOException {
    String entry =
        """
        [{"benchmark": "a.B.c", "mode": "avgt", "params": {"size": "NaN, \\"Infinity"},
          "primaryMetric": {"score": 130.0, "scoreError": %s, "scoreUnit": "ns/op",
            "rawData": [[130.0, 131.0]]}}]
        """;
    Path bare = Files.writeString(folder.resolve("bare.json"), entry.formatted(number));
    assertSame(bare);
    assertThat(inPage(bare)).contains("130").startsWith("{");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "[]",
        "nothing",
        "[{\"benchmark\": \"a.B.c\"}]",
        "[{\"benchmark\": \"a.B.c\", \"primaryMetric\": {\"score\": \"much\"}}]",
        "[{\"primaryMetric\": {\"score\": 1}}]",
        "[{\"benchmark\": \"a.B.c\", \"params\": {\"n\": \"1\", \"n\": \"2\"}}]"
      })
  void whatIsNotJmhsIsRefusedByBoth(String content) throws IOException {
    Path file = Files.writeString(folder.resolve("wrong.json"), content);
    assertThat(inPage(file)).contains("wrong.json").doesNotStartWith("{");
    assertThatThrownBy(() -> Reports.of(file)).isInstanceOf(BadInput.class);
  }
}

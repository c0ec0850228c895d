package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
                "(base, files, orJdks) => { wirebench.drop.base = JSON.parse(base);"
                    + " try { return JSON.stringify(wirebench.drop.of(JSON.parse(files),"
                    + " orJdks ? wirebench.drop.orJdks : undefined)); }"
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
    return inPage(false, files);
  }

  /**
   * @param orJdks whether rows are JDKs where nothing else is compared, as when files are dropped
   */
  private String inPage(boolean orJdks, Path... files) throws IOException {
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
            new Object[] {ProgramData.alone(), JSON.writeValueAsString(given), orJdks}));
  }

  private static JsonNode byCommand(Report report) throws IOException {
    ObjectNode data = (ObjectNode) JSON.readTree(Reports.data(report));
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
    assertSame(JSON.readTree(inPage(files)), byCommand(Reports.of(files)), "findings", files);
  }

  private static void assertSame(JsonNode page, JsonNode command, String findings, Path... files)
      throws IOException {
    for (String field : List.of("dimensions", "names", "tables", findings, "sources")) {
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

  /** Vendors whose files say the same but for the path, among others. */
  private static JmhFixture onMachines(String... places) {
    JmhFixture fixture = new JmhFixture();
    double score = 100;
    for (String place : places) {
      String[] machine = place.split("; ", -1);
      fixture
          .entry("a.Sum.sum", "avgt", "ns/op", score, score + 1)
          .vm(machine[0], machine[1], machine[2]);
      score += 20;
    }
    return fixture;
  }

  @Test
  void virtualMachinesOfOneVersionAreNamedAlike() throws IOException {
    String[] places = {
      "OpenJDK 64-Bit Server VM; 21.0.4+7-LTS; /opt/zulu/bin/java",
      "OpenJDK 64-Bit Server VM; 21.0.4+7-LTS; C:\\jdks\\corretto\\bin\\java.exe",
      "OpenJDK 64-Bit Server VM; 21.0.4+7; /opt/temurin/bin/java",
      "Eclipse OpenJ9 VM; openj9-0.46.0; /opt/semeru/bin/java",
      "; ; "
    };
    Path together = onMachines(places).write(folder.resolve("together.json"));
    assertSame(together);
    List<Path> apart = new ArrayList<>();
    for (int i = 0; i < places.length; i++) {
      apart.add(onMachines(places[i]).write(folder.resolve(i + ".json")));
    }
    assertSame(apart.toArray(Path[]::new));
    assertRowsAreJdks(together);
    assertRowsAreJdks(apart.toArray(Path[]::new));
  }

  /** Dropped files are compared as by --by jdk, since each benchmark is alone otherwise. */
  private void assertRowsAreJdks(Path... files) throws IOException {
    JsonNode page = JSON.readTree(inPage(true, files));
    Settings byJdk = new Settings(Optional.empty(), Optional.of("jdk"), 0.03, false);
    Report report = Analysis.of(Sources.read(List.of(files)), byJdk);
    assertSame(page, byCommand(report), "failures", files);
    assertThat(page.get("tables")).hasSize(1);
    assertThat(page.get("names").findValuesAsText("name"))
        .containsExactlyInAnyOrder(
            "21.0.4 HotSpot zulu",
            "21.0.4 HotSpot corretto",
            "21.0.4+7 HotSpot",
            "21.0.4 OpenJ9",
            "21.0.4");
  }

  @Test
  void whatIsComparedOtherwiseIsNotComparedByJdk() throws IOException {
    Path plain = ForeignFiles.plain(folder);
    assertThat(inPage(true, plain)).isEqualTo(inPage(plain));
    Path alone = onMachines("; ; ").write(folder.resolve("alone.json"));
    assertThat(inPage(true, alone)).isEqualTo(inPage(alone));
  }

  @Test
  void randomFilesAreReadAlike() throws IOException {
    for (int seed = 0; seed < FILES; seed++) {
      assertSame(RandomJmh.write(folder, seed));
    }
  }

  @Test
  void randomFilesOfOneClassEachAreReadAlike() throws IOException {
    for (int seed = 0; seed < FILES / 3; seed++) {
      assertSame(RandomJmh.ofOneClassEach(folder, seed, 2 + seed % 2));
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

  /** What the page says of the bytes of a file, where it needs no decoder for that. */
  private String decoded(Path file) throws IOException {
    Object decode =
        context.evaluateString(
            scope,
            "(bytes, name) => { try { wirebench.json.decode(new Uint8Array(JSON.parse(bytes)),"
                + " name); return ''; } catch (e) { return String(e.message); } }",
            "decode",
            1,
            null);
    List<Integer> bytes = new ArrayList<>();
    for (byte one : Files.readAllBytes(file)) {
      bytes.add(one & 0xff);
    }
    Object[] arguments = {JSON.writeValueAsString(bytes), file.toString()};
    return Context.toString(((Function) decode).call(context, scope, scope, arguments));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void encodingsOfWideCharactersAreNamedInTheSameWords(String encoding) throws IOException {
    String text = Files.readString(ForeignFiles.plain(folder));
    for (String begin : List.of("", "\uFEFF", "\n")) {
      byte[] bytes = (begin + text).getBytes(Charset.forName(encoding));
      Path file = Files.write(folder.resolve("wide.json"), bytes);
      assertThatThrownBy(() -> Reports.of(file))
          .isInstanceOf(BadInput.class)
          .hasMessage(decoded(file))
          .hasMessageContaining("wide.json is " + encoding.substring(0, 6) + ", not UTF-8");
    }
  }

  @Test
  void moreParametersThanProjectsHaveAreRefusedInTheSameWords() throws IOException {
    JmhFixture fixture = new JmhFixture().entry("a.B.c", "avgt", "ns/op", 10);
    assertSame(fixture.params(1000, i -> "x").write(folder.resolve("some.json")));
    Path many = fixture.params(20_000, i -> "x").write(folder.resolve("many.json"));
    assertThatThrownBy(() -> Reports.of(many))
        .isInstanceOf(BadInput.class)
        .hasMessage(inPage(many));
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

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a user's own file to a report, by the real jar. */
@Tag("slow")
class OwnDataIT {
  private static final Path DATA = Path.of("src", "test", "own-data").toAbsolutePath();

  /** Whether it works; what it takes is asked elsewhere. */
  private static final String SHORT =
      "run --suite check --blocks 1 --warmup 1x10ms --measurement 1x10ms --no-probe "
          + JarRunner.ONE_COMPILER;

  @TempDir private Path folder;
  private JarRunner jar;

  @BeforeEach
  void useACacheOfItsOwn() {
    jar = new JarRunner(folder, Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString()));
  }

  private Result run(String line, String... more) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    words.addAll(List.of(more));
    return jar.run(words.toArray(new String[0]));
  }

  private String[] json(String file) {
    return new String[] {"--json", DATA.resolve(file).toString()};
  }

  /** A list of lists, names that are data, what is absent: and none of the values in any file. */
  @Test
  void aDocumentIsMeasuredWithWhateverEachCodecBinds() throws Exception {
    Result result =
        run(
            SHORT
                + " --medium bytes --operation serialize --wait --out run"
                + " --codec jackson,kotlinx-json,protobuf-mapped,avro-mapped,moshi-codegen,moshi-ir,"
                + "avaje-jsonb,dsl-json,micronaut-serde,protobuf-javalite-mapped,wire-mapped",
            json("parks.geojson.json"));
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output())
        .contains("payload    parks-geojson: one document of")
        .contains("The report is report.html there");
    JsonNode facts = new ObjectMapper().readTree(folder.resolve("run/run.json").toFile());
    assertThat(facts.get("failures")).isEmpty();
    assertThat(reasons(facts, "parks-geojson")).isEmpty();
    assertThat(folder.resolve("run/summary.md"))
        .content()
        .contains("The values of parks-geojson are a user's own");
    assertQuotesNothing(List.of("Quiet Cedar", "North Lake", "\"ranger\""));
  }

  private void assertQuotesNothing(List<String> words) throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("run"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file, StandardCharsets.UTF_8))
            .as(file.toString())
            .doesNotContain(words);
      }
    }
  }

  @Test
  void whatIsImportedCanBeLookedAtAndMeasuredElsewhere() throws Exception {
    Result imported =
        run("import --name my-log --out made", DATA.resolve("requests.ndjson").toString());
    assertThat(imported.exitCode()).as(imported.end()).isZero();
    assertThat(imported.output()).contains("payload    my-log: 200 documents of");
    assertThat(folder.resolve("made/my_log.proto")).content().contains("message MyLog {");
    assertThat(folder.resolve("made/my-log.json")).exists();
    Result listed = run("list payloads --payload-jar made/my-log.jar");
    assertThat(listed.output()).containsPattern("my-log +200 ");
    Result measured =
        run(
            SHORT
                + " --operation serialize --codec jackson,kryo --payload my-log --payload-jar made/my-log.jar --wait --out run");
    assertThat(measured.exitCode()).as(measured.end()).isZero();
    assertThat(run("run --resume run").exitCode()).isZero();
  }

  /** With annotations of one library, which another knows nothing of. */
  @Test
  void aClassOfTheUsersIsBoundAsItIs() throws Exception {
    Path classes =
        compile(
            "com.acme.Line",
            """
        package com.acme;

        import com.fasterxml.jackson.annotation.JsonProperty;

        public class Line {
          @JsonProperty("line_no") private int number;
          private String text;

          public String getText() { return text; }
          public void setText(String text) { this.text = text; }
        }
        """);
    Files.writeString(folder.resolve("line.json"), "{\"line_no\": 7, \"text\": \"seven\"}");
    Result result =
        run(
            SHORT
                + " --operation deserialize --codec jackson,gson,kryo --json line.json --class com.acme.Line --wait --out run --class-path",
            classes.toString());
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output()).contains("payload    line and line-class: one document");
    JsonNode facts = new ObjectMapper().readTree(folder.resolve("run/run.json").toFile());
    assertThat(reasons(facts, "line-class"))
        .contains(
            "gson: round-trip: value 0 after a round trip is not equal",
            "kryo: a class of your own is for codecs that read JSON into classes")
        .noneMatch(reason -> reason.startsWith("jackson"));
    assertThat(reasons(facts, "line")).isEmpty();
  }

  @Test
  void aClassThatNoCodecCarriesIsNoSuccess() throws Exception {
    Path classes =
        compile(
            "com.acme.Part",
            """
        package com.acme;

        @com.fasterxml.jackson.annotation.JsonIgnoreProperties(ignoreUnknown = true)
        public class Part {
          public String text;
        }
        """);
    Files.writeString(folder.resolve("line.json"), "{\"number\": 7, \"text\": \"seven\"}");
    Result result =
        run(
            SHORT
                + " --codec jackson --operation serialize --json line.json --class com.acme.Part"
                + " --wait --out run --class-path",
            classes.toString());
    assertThat(result.exitCode()).as(result.end()).isEqualTo(3);
    assertThat(result.output().strip().lines().reduce((first, last) -> last).orElseThrow())
        .startsWith("The class of line-class was not measured: jackson: ");
  }

  /** Of types that the annotations of one library declare, another makes nothing. */
  @Test
  void whatCannotBindAClassSaysWhy() throws Exception {
    Path app = PluginJar.build(folder, "app", Path.of("src", "test", "app").toAbsolutePath());
    Result result =
        run(
            SHORT
                + " --codec jackson,gson --operation deserialize --class com.acme.Drawing --show-fields --wait --out run --class-path "
                + app,
            json("drawing.json"));
    assertThat(result.exitCode()).as(result.end()).isZero();
    JsonNode facts = new ObjectMapper().readTree(folder.resolve("run/run.json").toFile());
    assertThat(reasons(facts, "drawing-class"))
        .singleElement()
        .asString()
        .startsWith("gson: round-trip: threw com.google.gson.JsonIOException: Interfaces can't be")
        .contains("com.acme.Drawing$Shape");
  }

  private static List<String> reasons(JsonNode facts, String payload) {
    return StreamSupport.stream(facts.get("exclusions").spliterator(), false)
        .filter(exclusion -> exclusion.get("payload").asText().equals(payload))
        .map(exclusion -> exclusion.get("codec").asText() + ": " + exclusion.get("reason").asText())
        .filter(reason -> !reason.endsWith("the codec has no such operation"))
        .distinct()
        .toList();
  }

  private Path compile(String name, String source) throws IOException {
    Path file = folder.resolve(name.substring(name.lastIndexOf('.') + 1) + ".java");
    Files.writeString(file, source);
    Path classes = folder.resolve("app");
    int exitCode =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-cp",
                annotations().toString(),
                "-d",
                classes.toString(),
                file.toString());
    assertThat(exitCode).isZero();
    return classes;
  }

  private static Path annotations() throws IOException {
    Path codecs = JarRunner.JAR.resolveSibling("lib/codecs");
    try (DirectoryStream<Path> jars =
        Files.newDirectoryStream(codecs, "jackson-annotations-*.jar")) {
      return jars.iterator().next();
    }
  }

  @Test
  void whatCannotBecomeAPayloadIsRefusedInASentence() throws Exception {
    Files.writeString(folder.resolve("bad.json"), "{\"a\": [1, \"x\"]}");
    Result mixed = run("run --json bad.json");
    assertThat(mixed.exitCode()).isEqualTo(2);
    assertThat(mixed.output())
        .isEqualToIgnoringNewLines(
            "A message cannot hold what the documents have: a[] has values of more than one type (1 ×"
                + " number, 1 × text); with --lossy 'a[]' each becomes a text, as JSON writes it. Or"
                + " change the documents there.");
    Result none = run("run --json nothing.json");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.output())
        .isEqualToIgnoringNewLines(
            "There is no 'nothing.json': name a JSON file, or a folder of them.");
    Result alone = run("run --records");
    assertThat(alone.exitCode()).isEqualTo(2);
    assertThat(alone.output())
        .isEqualToIgnoringNewLines("--records says how to read --json: give that too.");
    assertThat(folder.resolve("results")).doesNotExist();
  }
}

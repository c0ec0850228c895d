package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.RunFixture;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What of the harness a measured fork has, and what it has not. */
class ForkClassPathTest {
  private static final CodecFacts CODEC = RunFixture.codec("unknown", null);
  private final CodecClassPath classPath = ForkClassPath.of(List.of("/plugins/codec.jar"));

  private static List<String> jars(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString())
        .toList();
  }

  @Test
  void aForkHasJmhAndWhatThatNeeds() {
    assertThat(jars(classPath.withoutCodec()))
        .anyMatch(jar -> jar.startsWith("jmh-core-"))
        .anyMatch(jar -> jar.startsWith("jopt-simple-"))
        .anyMatch(jar -> jar.startsWith("commons-math3-"));
  }

  /** Whatever the commands, the campaign and the report run on could change what is measured. */
  @Test
  void aForkHasNothingElseOfTheHarness() {
    List<String> jars = jars(classPath.of(CODEC, List.of()));
    for (String library :
        List.of(
            "picocli",
            "jline",
            "jackson",
            "snakeyaml",
            "rhino",
            "commons-text",
            "zstd",
            "httpclient")) {
      assertThat(jars).noneMatch(jar -> jar.startsWith(library + "-"));
    }
    assertThat(jars).doesNotContain("codec.jar");
  }

  /** The JDK's own compression needs no jar. */
  @Test
  void onlyAForkThatCompressesByZstdHasIt() {
    for (Operation operation : Operation.values()) {
      Cell cell = Cell.of(operation, Medium.BYTES, "unknown", "order-event", "17");
      CodecClassPath own = ForkClassPath.of(cell, classPath);
      assertThat(
              jars(own.of(CODEC, List.of())).stream().anyMatch(jar -> jar.startsWith("zstd-jni-")))
          .as(operation.label())
          .isEqualTo(
              operation
                  .compression()
                  .filter(how -> how.program() == Compression.Program.ZSTD)
                  .isPresent());
    }
  }

  @Test
  void aCodecFromOutsideGetsThePlugins() {
    CodecFacts outside =
        new CodecFacts(
            "outside",
            "JSON",
            Map.of(),
            "Apache-2.0",
            new CodecFacts.Readers(true, false, "every language", List.of()),
            new CodecFacts.Handling("safe", "own class", "default", null, null),
            new CodecFacts.Description("One.", "https://example.org", List.of(), Map.of()),
            true);
    assertThat(jars(classPath.of(outside, List.of()))).contains("codec.jar");
  }
}

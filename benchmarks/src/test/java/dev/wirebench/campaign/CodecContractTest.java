package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Artifact;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every codec on every payload, each codec in a JVM of its own, as a run qualifies them. */
class CodecContractTest {
  private static final int FEATURE = Runtime.version().feature();

  /** What a codec cannot carry, and how the reason begins that a run lists. All else qualifies. */
  private static final Map<String, String> EXCLUDED =
      Map.of(
          "fastjson2 × astral-key",
          "round-trip: value 0 after a round trip is not equal: expected …AstralKey(face=grin)…, got"
              + " …AstralKey(face=null)…",
          "fastjson2 × enum-list",
          "truncation: the first 10 bytes were read until memory ran out",
          "kotlinx-json × wide",
          "no Kotlin data class: the 246 fields of message wirebench.wide.Wide take 256 parameter"
              + " slots of the 255 that the JVM allows");

  @TempDir Path folder;

  static List<String> codecs() {
    return Codecs.ids();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void keepsTheContractForEveryPayload(String codec) {
    List<Qualified> rows =
        new Qualification(ForkJvm.args(FEATURE, List.of()))
            .qualify(codec, Payload.ids(), Operation.labels());
    assertThat(rows).extracting(Qualified::payload).isEqualTo(Payload.ids());
    assertThat(rows)
        .allSatisfy(
            row -> {
              String reason = EXCLUDED.get(codec + " × " + row.payload());
              if (reason != null) {
                assertThat(row.operations()).isEmpty();
                assertThat(row.reasons().values()).isNotEmpty().containsOnly(reason);
              } else {
                assertThat(row.reasons().getOrDefault("serialize", "none")).isEqualTo("none");
                assertThat(row.operations()).contains("serialize", "deserialize");
                assertThat(row.sizes().raw()).hasSize(Payload.VALUES);
              }
            });
  }

  /** Else the test above would not meet the constructs that order-event does without. */
  @Test
  void theTestsHavePayloadsOfTheirOwn() {
    assertThat(Payload.ids()).contains("order-event", "torture", "enum-list", "astral-key", "wide");
  }

  /** A second library in the JVM would pollute call sites and profiles that both share. */
  @ParameterizedTest
  @MethodSource("codecs")
  void loadsNoOtherLibrary(String codec) throws Exception {
    Path log = folder.resolve("classes.log");
    List<String> flags = ForkJvm.args(FEATURE, List.of("-Xlog:class+load:file=" + log));
    assertThat(new Qualification(flags).run(codec, List.of("order-event"))).hasSize(1);
    Set<String> own = jars(Codecs.load(codec));
    Set<String> others =
        Codecs.all().stream().flatMap(other -> jars(other).stream()).collect(Collectors.toSet());
    others.removeAll(own);
    assertThat(loadedJars(log)).containsAnyElementsOf(own).doesNotContainAnyElementsOf(others);
  }

  private static Set<String> jars(Codec codec) {
    return codec.traits().artifacts().stream()
        .map(Artifact::jar)
        .map(jar -> jar.getFileName().toString())
        .collect(Collectors.toSet());
  }

  private static Set<String> loadedJars(Path log) throws IOException {
    return Files.readAllLines(log).stream()
        .filter(line -> line.contains("source: file:") && line.endsWith(".jar"))
        .map(line -> line.substring(line.lastIndexOf('/') + 1))
        .collect(Collectors.toSet());
  }
}

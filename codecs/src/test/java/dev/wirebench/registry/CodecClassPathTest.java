package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.models.Payload;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That what is left on the class path is enough, the contract's test shows. */
class CodecClassPathTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final LibraryGraph GRAPH = LibraryGraph.read();

  private final CodecClassPath classPath = CodecClassPath.of(List.of("/plugins/codec.jar"));

  static List<CodecFacts> codecs() {
    return CODECS.all();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void holdsTheCodecsLibraryAndNoOther(CodecFacts codec) {
    Set<String> needed = GRAPH.closure(codec.artifacts(), List.of());
    List<String> jars = jars(classPath.of(codec, List.of()));
    codec
        .artifacts()
        .forEach((name, version) -> assertThat(jars).contains(name + "-" + version + ".jar"));
    int others = 0;
    for (CodecFacts other : CODECS.all()) {
      for (Map.Entry<String, String> artifact : other.artifacts().entrySet()) {
        Map<String, String> alone = Map.of(artifact.getKey(), artifact.getValue());
        if (!needed.containsAll(GRAPH.closure(alone, List.of()))) {
          assertThat(jars).doesNotContain(artifact.getKey() + "-" + artifact.getValue() + ".jar");
          others++;
        }
      }
    }
    assertThat(others).isPositive();
    assertThat(jars).doesNotContain("codec.jar");
  }

  @Test
  void everyLibraryIsWhereItIsLookedFor() {
    assertThat(classPath.libraries())
        .hasSizeGreaterThan(50)
        .allSatisfy(jar -> assertThat(jar).exists());
  }

  /** A library that is not found there would seem to lack its classes. */
  @Test
  void aPathThatNoClassPathTakesIsRefused() {
    String separated = "/plug" + File.pathSeparator + "ins/codec.jar";
    for (String path : expressible(separated, "/\ud83d\ude00/codec.jar")) {
      assertThatThrownBy(() -> CodecClassPath.of(List.of(path)).all())
          .isInstanceOf(BadInput.class)
          .hasMessageContainingAll("'" + path + "' cannot be on a class path", "XDG_CACHE_HOME");
    }
    String odd = "/\u00fc b%41#+,;@&!/codec.jar";
    for (String path : expressible(odd)) {
      assertThat(CodecClassPath.of(List.of(path)).all()).endsWith(path);
    }
  }

  /** The paths that this locale can express: with LANG=C those of ASCII alone. */
  private static List<String> expressible(String... paths) {
    Charset names = Charset.forName(System.getProperty("sun.jnu.encoding"));
    return Stream.of(paths).filter(names.newEncoder()::canEncode).toList();
  }

  @Test
  void holdsNoLibraryOfTheTests() {
    assertThat(jars(classPath.withoutCodec())).noneMatch(jar -> jar.contains("junit"));
  }

  private static CodecFacts codec(String id) {
    return CODECS.find(id).orElseThrow();
  }

  private static Set<String> closure(String codec) {
    return GRAPH.closure(codec(codec).artifacts(), List.of());
  }

  @Test
  void followsWhatALibraryNeeds() {
    assertThat(closure("jackson-kotlin"))
        .contains(
            "com.fasterxml.jackson.core:jackson-databind",
            "com.fasterxml.jackson.core:jackson-core",
            "com.fasterxml.jackson.core:jackson-annotations",
            "org.jetbrains.kotlin:kotlin-reflect")
        .doesNotContain("com.google.code.gson:gson", "com.esotericsoftware:kryo");
    assertThat(closure("jackson"))
        .contains("com.fasterxml.jackson.core:jackson-core")
        .doesNotContain("org.jetbrains.kotlin:kotlin-stdlib", "com.google.protobuf:protobuf-java");
  }

  @Test
  void holdsWhatThePayloadsOwnClassesNeed() {
    assertThat(
            jars(classPath.of(codec("java-serialization"), Payload.libraries("shape-data-pretty"))))
        .anyMatch(jar -> jar.startsWith("kotlin-stdlib-"))
        .anyMatch(jar -> jar.startsWith("kotlin-reflect-"))
        .noneMatch(jar -> jar.startsWith("kotlinx-"));
    assertThat(Payload.libraries("order-event")).isEmpty();
  }

  @Test
  void librariesOfOneNameAreToldApart() {
    assertThat(closure("jackson-3"))
        .contains("tools.jackson.core:jackson-databind", "tools.jackson.core:jackson-core")
        .doesNotContain("com.fasterxml.jackson.core:jackson-databind");
    assertThat(closure("jackson")).doesNotContain("tools.jackson.core:jackson-databind");
  }

  @Test
  void listingTheCodecsSeesThePlugins() {
    assertThat(jars(classPath.all())).contains("codec.jar").anyMatch(jar -> jar.contains("gson"));
  }

  private static List<String> jars(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString())
        .collect(Collectors.toList());
  }
}

package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That what is left on the class path is enough, {@link CodecContractTest} shows. */
class ForkClassPathTest {
  private static final CodecInfos CODECS = CodecInfos.read(List.of());
  private final ForkClassPath classPath = ForkClassPath.of(List.of("/plugins/codec.jar"));

  static List<CodecInfo> codecs() {
    return CODECS.all();
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void holdsTheCodecsLibraryAndNoOther(CodecInfo codec) {
    Set<String> needed = classPath.closure(codec.artifacts().keySet());
    Set<String> others = new HashSet<>();
    CODECS.all().forEach(other -> others.addAll(other.artifacts().keySet()));
    others.removeAll(needed);

    List<String> jars = jars(classPath.of(codec.artifacts().keySet(), codec.external()));
    assertThat(others).isNotEmpty();
    codec
        .artifacts()
        .forEach((name, version) -> assertThat(jars).contains(name + "-" + version + ".jar"));
    for (String other : others) {
      assertThat(jars).noneMatch(jar -> jar.matches(other + "-\\d.*"));
    }
    assertThat(jars).anyMatch(jar -> jar.startsWith("jmh-core-")).doesNotContain("codec.jar");
  }

  @Test
  void followsWhatALibraryNeeds() {
    assertThat(classPath.closure(List.of("jackson-module-kotlin")))
        .contains("jackson-databind", "jackson-core", "jackson-annotations", "kotlin-reflect")
        .doesNotContain("gson", "kryo", "fastjson2", "picocli");
    assertThat(classPath.closure(List.of("jackson-databind")))
        .doesNotContain("kotlin-stdlib", "kotlinx-serialization-core-jvm", "protobuf-java");
  }

  @Test
  void aCodecFromOutsideGetsThePlugins() {
    assertThat(jars(classPath.of(List.of(), true))).contains("codec.jar");
    assertThat(jars(classPath.all())).contains("codec.jar").anyMatch(jar -> jar.contains("gson"));
  }

  private static List<String> jars(String classPath) {
    return Arrays.stream(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).getFileName().toString())
        .collect(Collectors.toList());
  }
}

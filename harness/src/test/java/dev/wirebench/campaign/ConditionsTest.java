package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import dev.wirebench.registry.Release;
import dev.wirebench.registry.Release.Jar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConditionsTest {
  @TempDir Path folder;

  @Test
  void theFactThatDiffersIsNamed() {
    assertThat(
            Conditions.difference(
                Map.of("cpu", "EPYC", "commit", "a"), Map.of("cpu", "Xeon", "commit", "a")))
        .contains("cpu was 'EPYC' and is 'Xeon'");
  }

  @Test
  void everyVariableThatGivesFlagsIsCompared() {
    assertThat(Environment.read())
        .containsKeys("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");
  }

  @Test
  void aCommitWithoutOtherCodeIsNoDifference() {
    assertThat(
            Conditions.difference(
                Map.of("cpu", "EPYC", "commit", "a", "dirty", "false"),
                Map.of("cpu", "EPYC", "commit", "b", "dirty", "true")))
        .isEmpty();
  }

  @Test
  void anotherVersionIsADifference() {
    assertThat(
            Conditions.difference(
                List.of("gson-2.15.0.jar", "kryo-5.6.2.jar"),
                List.of("gson-2.14.0.jar", "kryo-5.6.2.jar")))
        .contains("of the libraries [gson-2.15.0.jar] became [gson-2.14.0.jar]");
    assertThat(Conditions.difference(List.of("a.jar"), List.of("a.jar"))).isEmpty();
  }

  @Test
  void aReleaseMustBeTheFileThatItWas() throws IOException {
    Path jar = Files.writeString(folder.resolve("lib-1.0.jar"), "before");
    Release release =
        new Release(
            "lib@1.0", List.of(new Jar("g:lib", "1.0", jar.toString(), Digests.sha256(jar))));
    assertThatCode(() -> Conditions.requireUnchanged(release)).doesNotThrowAnyException();
    Files.writeString(jar, "after");
    assertThatThrownBy(() -> Conditions.requireUnchanged(release))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll(jar.toString(), "lib@1.0", "is another file");
    Files.delete(jar);
    assertThatThrownBy(() -> Conditions.requireUnchanged(release))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll("cannot go on without", jar.toString());
  }

  @Test
  void thisMachineIsLikeItself() {
    assertThat(Conditions.difference(Environment.read(), Environment.read())).isEmpty();
    List<String> libraries = Libraries.read(List.of());
    assertThat(Conditions.difference(libraries, Libraries.read(List.of()))).isEmpty();
    assertThat(libraries).anyMatch(name -> name.matches("gson-[\\d.]+\\.jar"));
  }

  @Test
  void everyFactIsReadOrNotAvailable() {
    assertThat(Environment.read())
        .containsKeys("cpu", "governor", "hypervisor", "cpu quota", "container", "blackhole")
        .allSatisfy((fact, value) -> assertThat(value).isNotBlank());
  }
}

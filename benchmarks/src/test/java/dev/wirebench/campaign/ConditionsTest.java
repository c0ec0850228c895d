package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.machine.Environment;
import dev.wirebench.machine.Libraries;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConditionsTest {
  @Test
  void theFactThatDiffersIsNamed() {
    assertThat(
            Conditions.difference(
                Map.of("cpu", "EPYC", "commit", "a"), Map.of("cpu", "Xeon", "commit", "a")))
        .contains("cpu was 'EPYC' and is 'Xeon'");
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

package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What forks differ in besides their JDK: one collector, and a number of threads. */
class CollectorTest {
  private static final Jdk JDK_17 =
      new Jdk("17.0.15+6", "/jdk", 17, "vm", List.of("-XX:+UseG1GC", "-Xss1m"));

  @Test
  void theUsualOneIsTheJdkItself() {
    assertThat(Collector.G1.of(JDK_17)).isSameAs(JDK_17);
    assertThat(JDK_17.withThreads(1)).isSameAs(JDK_17);
    assertThat(JDK_17.isOneByOne()).isFalse();
  }

  @Test
  void othersTakeItsPlaceAndAreToldApartByTheirLabels() {
    Jdk parallel = Collector.PARALLEL.of(JDK_17);
    assertThat(parallel.flags()).containsExactly("-XX:+UseParallelGC", "-Xss1m");
    assertThat(parallel.label()).isEqualTo("17.0.15+6, collector parallel");
    assertThat(parallel.version()).isEqualTo("17.0.15+6");
    assertThat(parallel.isOneByOne()).isTrue();
    Jdk threads = JDK_17.withThreads(2);
    assertThat(threads.label()).isEqualTo("17.0.15+6, 2 threads");
    assertThat(threads.flags()).isEqualTo(JDK_17.flags());
    assertThat(threads.threadsOrOne()).isEqualTo(2);
  }

  @Test
  void forksThatCallOtherTypesTakeTurnsWithThoseThatDoNot() {
    Jdk mixed = JDK_17.withMixed(List.of("users", "chain"));
    assertThat(mixed.label()).isEqualTo("17.0.15+6, mixed");
    assertThat(mixed.mixed()).containsExactly("users", "chain");
    assertThat(mixed.flags()).isEqualTo(JDK_17.flags());
    assertThat(mixed.isOneByOne()).isFalse();
    assertThat(JDK_17.mixed()).isEmpty();
  }

  @Test
  void aPlanRemembersThem() throws Exception {
    for (Jdk jdk :
        List.of(
            JDK_17,
            Collector.Z.of(JDK_17),
            JDK_17.withThreads(4),
            JDK_17.withMixed(List.of("users")))) {
      String written = Json.LINE.writeValueAsString(jdk);
      assertThat(Json.LINE.readValue(written, Jdk.class)).isEqualTo(jdk);
    }
  }

  @Test
  void aCollectorOfTheUsersOwnIsNotReplaced() {
    Jdk users = new Jdk("17.0.15+6", "/jdk", 17, "vm", List.of("-XX:+UseSerialGC"));
    assertThatThrownBy(() -> Collector.Z.of(users))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "--collector and a collector among --jvm-args exclude each other: leave one of them"
                + " out.");
  }
}

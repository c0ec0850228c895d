package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchPropertiesTest {
  @Test
  void commandsThatDifferInThemAloneAreOneToMaven() {
    assertThat(BenchProperties.without("mvn verify -Pbench -Dbench.args=\"--suite smoke\""))
        .isEqualTo(
            BenchProperties.without("mvn verify -Pbench -Dbench.json=o.json -Dbench.budget=1h"))
        .isEqualTo("mvn verify -Pbench");
    assertThat(BenchProperties.without("mvn verify -Pbench -Djackson.version=2 -Dbench.args='a b'"))
        .isEqualTo("mvn verify -Pbench -Djackson.version=2");
  }

  @Test
  void theJobGetsThemWithoutTheirQuotes() {
    assertThat(BenchProperties.arguments("mvn verify -Pbench -Dbench.args='--out \"a b\"'"))
        .containsExactly("bench.budget=", "bench.json=", "bench.args=--out \"a b\"");
    assertThat(BenchProperties.arguments("mvn verify -Pbench -Dbench.budget=1h"))
        .containsExactly("bench.budget=1h", "bench.json=", "bench.args=");
  }
}

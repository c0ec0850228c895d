package dev.wirebench.resolving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VersionsTest {
  private static final List<String> ALL =
      List.of("1.9", "2.8.0", "2.8.9", "2.10.1", "2.9.0", "2.9.1", "2.11.0", "2.12.0-rc1", "3.0.0");

  @ParameterizedTest
  @ValueSource(strings = {"2.8.9", "1.9", "2.9.10.8", "4.1.100.Final", "3.0.0.RELEASE", "20240303"})
  void numbersAloneAreStable(String version) {
    assertThat(Versions.isStable(version)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2.12.0-rc1", "3.0.0-M1", "1.0-alpha", "1.0-SNAPSHOT", "2.0.beta2"})
  void previewsAreNot(String version) {
    assertThat(Versions.isStable(version)).isFalse();
  }

  @Test
  void ofEachMinorReleaseTheNewestPatchIsTakenInTheOrderOfNumbers() {
    assertThat(Versions.newestOfMinors(ALL, "2.8.0", "2.11.0"))
        .containsExactly("2.8.9", "2.9.1", "2.10.1", "2.11.0");
    assertThat(Versions.newestOfMinors(ALL, "2.8.0", "2.9.0")).containsExactly("2.8.9", "2.9.0");
    assertThat(Versions.newestOfMinors(ALL, "2.12", "2.99")).isEmpty();
    assertThat(Versions.newestOfMinors(ALL, "3", "2")).isEmpty();
  }

  @Test
  void neighboursAreNamedOnBothSides() {
    assertThat(Versions.nearest(ALL, "2.9.7"))
        .containsExactly("2.9.0", "2.9.1", "2.10.1", "2.11.0");
    assertThat(Versions.nearest(ALL, "99")).containsExactly("2.12.0-rc1", "3.0.0");
    assertThat(Versions.nearest(List.of(), "1")).isEmpty();
  }
}

package dev.wirebench.resolving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.report.input.BadInput;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskedTest {
  @Test
  void aVersionARangeAndABuildAreToldApart() {
    Asked version = Asked.of("gson@2.8.9");
    assertThat(version.isBuild() || version.isRange()).isFalse();
    assertThat(version.release()).isEqualTo("2.8.9");
    assertThat(Asked.of("gson@2.8.0..2.15.0").ends()).containsExactly("2.8.0", "2.15.0");
    assertThat(Asked.of("gson@../lib/my.jar").isRange()).isFalse();
    assertThat(Asked.of("gson@../lib/my.jar").isBuild()).isTrue();
  }

  @Test
  void severalJarsAreOneBuild() {
    Asked asked = Asked.of("jackson@a/core.jar+b/databind.jar");
    assertThat(asked.jars()).containsExactly(Path.of("a/core.jar"), Path.of("b/databind.jar"));
    assertThat(asked.shortName()).isEqualTo("jackson@core.jar+databind.jar");
    assertThat(asked.longName()).isEqualTo("jackson@a/core.jar+b/databind.jar");
  }

  /** Rows' names stand in pages and parameters. */
  @Test
  void aNameHasNoSignsThatMeanSomethingElsewhere() {
    assertThat(Asked.of("gson@my <b>lib</b>.jar").longName()).isEqualTo("gson@my__b_lib_/b_.jar");
    assertThat(Asked.of("gson@C:\\x\\my#1.jar").longName()).isEqualTo("gson@C_/x/my_1.jar");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gson@", "@2.8.9", "gson@ "})
  void whatLacksAPartIsRefused(String text) {
    assertThatThrownBy(() -> Asked.of(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'" + text + "' names no codec or no release");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gson@2.8.0..", "gson@..2.8.0", "gson@1..2..3"})
  void aRangeHasTwoEnds(String text) {
    assertThatThrownBy(() -> Asked.of(text).ends())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(text + " is no range");
  }
}

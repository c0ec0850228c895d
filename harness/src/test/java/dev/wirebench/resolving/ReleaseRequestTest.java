package dev.wirebench.resolving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReleaseRequestTest {
  @TempDir Path folder;

  @Test
  void aVersionARangeAndABuildAreToldApart() {
    ReleaseRequest version = ReleaseRequest.of("gson@2.8.9");
    assertThat(version.isBuild() || version.isRange()).isFalse();
    assertThat(version.release()).isEqualTo("2.8.9");
    assertThat(ReleaseRequest.of("gson@2.8.0..2.15.0").ends()).containsExactly("2.8.0", "2.15.0");
    assertThat(ReleaseRequest.of("gson@../lib/my.jar").isRange()).isFalse();
    assertThat(ReleaseRequest.of("gson@../lib/my.jar").isBuild()).isTrue();
  }

  @Test
  void severalJarsAreOneBuild() {
    ReleaseRequest asked = ReleaseRequest.of("jackson@a/core.jar+b/databind.jar");
    assertThat(asked.jars()).containsExactly(Path.of("a/core.jar"), Path.of("b/databind.jar"));
    assertThat(asked.shortName()).isEqualTo("jackson@core.jar+databind.jar");
    assertThat(asked.longName()).isEqualTo("jackson@a/core.jar+b/databind.jar");
  }

  @Test
  void aFileThatExistsWinsOverTheMeaningOfItsSigns() throws IOException {
    for (String name : List.of("a,b+1.jar", "x.jar+y.jar", "z.jar", "m@1..2:3 #%.jar")) {
      Files.createFile(folder.resolve(name));
    }
    String base = folder + File.separator;
    assertThat(ReleaseRequest.of("gson@" + base + "m@1..2:3 #%.jar").jars())
        .containsExactly(folder.resolve("m@1..2:3 #%.jar"));
    assertThat(ReleaseRequest.of("gson@" + base + "x.jar+y.jar+" + base + "z.jar").jars())
        .containsExactly(folder.resolve("x.jar+y.jar"), folder.resolve("z.jar"));
    String both = "gson@" + base + "a,b+1.jar+" + base + "z.jar";
    assertThat(ReleaseRequest.join(List.of(("jackson," + both + ",gson@2.8.9").split(","))))
        .containsExactly("jackson", both, "gson@2.8.9");
  }

  @Test
  void aSignKeepsItsMeaningWhereThereIsNoSuchFile() {
    assertThat(ReleaseRequest.of("gson@a+b.jar").jars()).containsExactly(Path.of("a+b.jar"));
    assertThat(ReleaseRequest.of("gson@a.jar+b.jar").jars())
        .containsExactly(Path.of("a.jar"), Path.of("b.jar"));
    List<String> names = List.of("gson@a", "b/gson.jar", "@", "gson@ ");
    assertThat(ReleaseRequest.join(names)).isEqualTo(names);
  }

  /** Rows' names stand in pages and parameters. */
  @Test
  void aNameHasNoSignsThatMeanSomethingElsewhere() {
    assertThat(ReleaseRequest.of("gson@my <b>lib</b>.jar").longName())
        .isEqualTo("gson@my__b_lib_/b_.jar");
    assertThat(ReleaseRequest.of("gson@C:\\x\\my#1.jar").longName())
        .isEqualTo("gson@C_/x/my_1.jar");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gson@", "@2.8.9", "gson@ "})
  void whatLacksAPartIsRefused(String text) {
    assertThatThrownBy(() -> ReleaseRequest.of(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'" + text + "' names no codec or no release");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gson@2.8.0..", "gson@..2.8.0", "gson@1..2..3"})
  void aRangeHasTwoEnds(String text) {
    assertThatThrownBy(() -> ReleaseRequest.of(text).ends())
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(text + " is no range");
  }
}

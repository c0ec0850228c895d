package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArchiveTest {
  private static final Jdk JDK_17 = new Jdk("17.0.15+6", "/jdk", 17, "vm", List.of("-Xss1m"));

  @Test
  void whatAJvmDoesUntoldIsTheJdkItself() {
    assertThat(Archive.JDK.of(JDK_17)).isSameAs(JDK_17);
  }

  @Test
  void othersAreToldApartByTheirLabels() {
    Jdk none = Archive.NONE.of(JDK_17);
    assertThat(none.label()).isEqualTo("17.0.15+6, archive none");
    assertThat(none.version()).isEqualTo(JDK_17.version()).isEqualTo("17.0.15+6");
    assertThat(none.flags()).containsExactly("-Xss1m", "-Xshare:off");
    assertThat(Archive.CLASSES.of(JDK_17).flags()).isEqualTo(JDK_17.flags());
  }

  @Test
  void aPlanRemembersThem() throws Exception {
    for (Jdk jdk : List.of(JDK_17, Archive.CLASSES.of(JDK_17))) {
      String written = Json.LINE.writeValueAsString(jdk);
      assertThat(Json.LINE.readValue(written, Jdk.class)).isEqualTo(jdk);
      assertThat(written.contains("archive")).isEqualTo(jdk != JDK_17);
    }
  }

  @Test
  void aJdkThatHasNoSuchThingIsNamed() {
    assertThatThrownBy(() -> Archive.AOT.of(JDK_17))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "--archive aot needs JDK 25 or newer, and forks run on 17.0.15+6: name another JDK with"
                + " --jdk.");
  }

  /** The file is the campaign's, and gone with it. */
  @Test
  void theOptionThatNamesAFileIsKnown() {
    for (Archive archive : List.of(Archive.CLASSES, Archive.AOT)) {
      assertThat(Archive.isOption(archive.option(Path.of("file")))).isTrue();
      assertThat(archive.isMade()).isTrue();
    }
    assertThat(Archive.isOption("-Xshare:off")).isFalse();
  }
}

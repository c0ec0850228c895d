package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import org.junit.jupiter.api.Test;

/** The author of a codec is told what its traits lack, or say wrongly. */
class TraitsTest {
  @Test
  void whatIsMissingIsNamed() {
    assertThatThrownBy(Traits.of("my-codec", Format.JSON).licence("MIT")::build)
        .isInstanceOf(IncompleteTraits.class)
        .hasMessage(
            "Traits lack configuration, threadSafety: call the method of that name before build()");
  }

  /** Else the codec would be shown with a version that no library has. */
  @Test
  void anArtifactIsTheOneThatTheClassIsIn() {
    Traits.Builder traits = Traits.of("my-codec", Format.JSON);
    assertThatThrownBy(() -> traits.artifact("jackson", Gson.class))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("is not in jackson but in ");
    assertThatThrownBy(
            () -> traits.artifact("jackson", com.fasterxml.jackson.databind.ObjectMapper.class))
        .hasMessageContaining("is not in jackson but in ");
    assertThatThrownBy(() -> traits.artifact("java.base", String.class))
        .hasMessage("class java.lang.String is not in java.base but in the JDK");
  }
}

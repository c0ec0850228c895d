package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A row may have another release of its codec's library. */
class ReleaseNamesTest {
  @Test
  void theCodecStandsBeforeTheRelease() {
    assertThat(Codecs.id("gson@2.8.9")).isEqualTo("gson");
    assertThat(Codecs.id("gson")).isEqualTo("gson");
    assertThat(Codecs.className("jackson-blackbird@2.18.0")).isEqualTo("JacksonBlackbird");
  }

  @Test
  void aCodecIsLoadedAsTheReleaseThatItIs() {
    String version = Codecs.load("gson").traits().version();
    assertThat(Codecs.load("gson@" + version).traits().id()).isEqualTo("gson");
  }

  /** Else a row would show what another release did. */
  @Test
  void anotherReleaseThanTheClassPathHasIsRefused() {
    assertThatThrownBy(() -> Codecs.load("gson@1.2.3"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith(
            "gson@1.2.3 is measured by 'run' alone: the class path has version");
  }
}

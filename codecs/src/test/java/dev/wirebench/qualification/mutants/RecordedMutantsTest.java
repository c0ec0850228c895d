package dev.wirebench.qualification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codecs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The record of {@link AllMutants} is one of the libraries that the build resolves. */
class RecordedMutantsTest {
  private static final List<Tally> TALLIES = Tally.read(lines());

  private static List<String> lines() {
    try (InputStream in = AllMutants.class.getResourceAsStream(AllMutants.RECORD)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void itIsOfTheseVersions() {
    assertThat(TALLIES)
        .as("run AllMutants again: see CONTRIBUTING")
        .extracting(tally -> tally.codec() + " " + tally.version())
        .containsExactlyElementsOf(
            Arrays.stream(Honest.values())
                .map(honest -> honest.id() + " " + Codecs.load(honest.id()).traits().version())
                .toList());
  }

  @Test
  void nearlyAllThatDifferAreRefused() {
    assertThat(Tally.differing(TALLIES)).isGreaterThanOrEqualTo(AllMutants.FEWEST_DIFFERING);
    assertThat(Tally.isEnough(TALLIES)).isTrue();
  }

  @Test
  void aSurvivorInTenIsTooMany() {
    assertThat(Tally.isEnough(List.of(new Tally("sound", "1", 50, 9, 30, 10, 29)))).isTrue();
    assertThat(Tally.isEnough(List.of(new Tally("sound", "1", 50, 9, 30, 10, 28)))).isFalse();
  }
}

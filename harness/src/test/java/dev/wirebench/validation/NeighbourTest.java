package dev.wirebench.validation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.validation.Bursts.Burst;
import dev.wirebench.validation.Neighbour.Seen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NeighbourTest {
  @TempDir Path folder;

  private static List<Burst> bursts(long seed) {
    return Stream.generate(new Bursts(seed)::next).limit(2000).toList();
  }

  @Test
  void aSeedFixesTheBurstsWhichAreAsLongAndStrongAsIsSaid() {
    assertThat(bursts(7)).isEqualTo(bursts(7)).isNotEqualTo(bursts(8));
    assertThat(bursts(7))
        .allSatisfy(
            burst -> {
              assertThat(burst.share()).isBetween(0.15, 0.45);
              assertThat(burst.millis()).isBetween(1000.0, 15_000.0);
              assertThat(burst.pauseMillis()).isBetween(1000.0, 15_000.0);
            });
    assertThat(bursts(7).stream().mapToDouble(Burst::millis).average().orElseThrow())
        .isBetween(4500.0, 5500.0);
  }

  /** As a process: one that was told to take no time ends by itself behind its first burst. */
  @Test
  void itEndsWhenItsTimeIsOverAndWhenItIsClosed() throws Exception {
    Path log = folder.resolve("bursts.jsonl");
    Neighbour brief = Neighbour.start(log, 1, Duration.ofMillis(1));
    await(brief);
    assertThat(brief.isThere()).isFalse();
    Neighbour lasting = Neighbour.start(log, 1, Duration.ofHours(1));
    assertThat(lasting.isThere()).isTrue();
    lasting.close();
    assertThat(lasting.isThere()).isFalse();
  }

  private static void await(Neighbour neighbour) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
    while (neighbour.isThere() && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }

  @Test
  void aLogIsReadAndADamagedOneIsNamed() throws Exception {
    Path log = folder.resolve("bursts.jsonl");
    Files.writeString(log, "{\"begin\":1000,\"end\":3000,\"share\":0.25}\n");
    assertThat(Neighbour.read(log)).containsExactly(new Seen(1000, 3000, 0.25));
    Files.writeString(log, "no burst\n");
    assertThatThrownBy(() -> Neighbour.read(log))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'no burst'")
        .hasMessageContaining("remove that line");
  }
}

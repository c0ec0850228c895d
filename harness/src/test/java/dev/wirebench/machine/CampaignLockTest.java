package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.report.input.BadInput;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it takes the lock of all commands in this JVM")
class CampaignLockTest {
  @Test
  void aSecondCampaignRefusesOrWaits() throws Exception {
    CompletableFuture<Void> waits = new CompletableFuture<>();
    CompletableFuture<Void> second;
    try (CampaignLock first = CampaignLock.acquire(true, () -> {})) {
      assertThat(first).isNotNull();
      assertThatThrownBy(() -> CampaignLock.acquire(false, () -> {}))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("Another campaign is running on this machine");
      second =
          CompletableFuture.runAsync(
              () -> {
                try (CampaignLock lock = CampaignLock.acquire(true, () -> waits.complete(null))) {
                  assertThat(lock).isNotNull();
                }
              });
      waits.get(10, TimeUnit.MINUTES);
      assertThat(second).isNotDone();
    }
    second.get(10, TimeUnit.MINUTES);
  }
}

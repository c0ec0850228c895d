package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it takes the lock of all commands in this JVM")
class CampaignLockTest {
  @Test
  void aSecondCampaignRefusesOrWaits() throws Exception {
    CompletableFuture<Void> waits = new CompletableFuture<>();
    CompletableFuture<Void> second =
        CampaignLock.whileHeld(
            true,
            () -> {},
            () -> {
              assertThatThrownBy(() -> CampaignLock.whileHeld(false, () -> {}, () -> null))
                  .isInstanceOf(BadInput.class)
                  .hasMessageStartingWith("Another campaign is running on this machine");
              CompletableFuture<Void> waiting =
                  CompletableFuture.runAsync(
                      () -> CampaignLock.whileHeld(true, () -> waits.complete(null), () -> null));
              waits.orTimeout(10, TimeUnit.MINUTES).join();
              assertThat(waiting).isNotDone();
              return waiting;
            });
    second.get(10, TimeUnit.MINUTES);
  }
}

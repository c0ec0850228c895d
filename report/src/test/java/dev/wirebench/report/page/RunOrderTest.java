package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Fork;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunOrderTest {
  @TempDir private Path folder;

  @Test
  void heatsFollowEachOtherAndForksStandByTheirPlaceInTheHeat() {
    RunFixture run = RunFixture.of(3);
    for (String operation : List.of("serialize", "deserialize")) {
      for (String codec : List.of("jackson", "gson", "kryo")) {
        run.cell(codec, "order-event", operation, 500);
      }
    }
    Report report =
        TurnsFixture.byTurns(run, 6, 2, TurnsFixture.quiet()).report(folder.resolve("run"));
    RunOrder order = RunOrder.of(report);
    List<Fork> forks = new ArrayList<>();
    report.sources().get(0).cells().forEach(cell -> forks.addAll(cell.forks()));
    forks.sort(Comparator.comparingInt(order::of));
    assertThat(forks).extracting(order::of).doesNotHaveDuplicates().startsWith(0).endsWith(23);
    assertThat(forks)
        .isSortedAccordingTo(
            Comparator.comparingInt((Fork fork) -> fork.turns().heat())
                .thenComparingInt(Fork::order));
    assertThat(forks).extracting(fork -> fork.turns().heat()).startsWith(0, 0).endsWith(11);
  }
}

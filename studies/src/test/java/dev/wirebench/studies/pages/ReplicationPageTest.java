package dev.wirebench.studies.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Section;
import dev.wirebench.studies.claims.Known;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.ReplicationFixture;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplicationPageTest {
  @TempDir Path folder;

  @Test
  void aReplicationHasTheRatiosOfItsMethods() {
    new ReplicationFixture(folder, List.of("nested-10"), 40).logs(5e6, 16_000, 50);
    Replicated replicated =
        Replicated.of(Replication.read(folder), Optional.empty(), Known.NOTHING);
    Document sheet = ReplicationPage.of("logs", replicated, "replicate it");
    assertThat(sheet.sections())
        .extracting(Section::title)
        .containsExactly("Both methods", "Claims", "Times");
    Figure.Dots dots = (Figure.Dots) sheet.sections().get(0).figures().get(0).spec();
    // Three tasks, of each three pairs of libraries; JMH has none here.
    assertThat(dots.rows()).hasSize(9);
    assertThat(dots.rows().get(0).values()).hasSize(2).last().isNull();
    assertThat(dots.reference()).isEqualTo(1);
    assertThat(sheet.sections().get(2).tables().get(0).rows()).hasSize(9);
  }
}

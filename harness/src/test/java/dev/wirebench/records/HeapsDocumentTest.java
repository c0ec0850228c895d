package dev.wirebench.records;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.heaps.HeapCell;
import dev.wirebench.heaps.HeapTrials.Smallest;
import dev.wirebench.records.HeapsRecord.Asked;
import dev.wirebench.report.document.ConsoleForm;
import dev.wirebench.report.document.MarkdownForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeapsDocumentTest {
  private static final String SENTENCE =
      "\u00a7 external: a plug-in, whose numbers are worth what its source is.";

  @TempDir Path folder;

  @Test
  void aCodecFromAPluginIsMarkedInTheTable() throws Exception {
    HeapsRecord record = record(List.of("outside"));
    assertThat(Files.readString(folder.resolve(HeapsRecord.NAME)))
        .contains("\"external\":[\"outside\"]");
    assertThat(ConsoleForm.of(HeapsDocument.of("heaps", record)))
        .containsPattern("(?m)^outside \u00a7 .* 12$")
        .containsPattern("(?m)^jackson .* 12$")
        .contains(SENTENCE);
    assertThat(MarkdownForm.of(HeapsDocument.of("heaps", record)))
        .contains("| outside \u00a7 |", "| jackson |", SENTENCE);
  }

  @Test
  void withoutPluginsNothingIsSaidOfThem() throws Exception {
    HeapsRecord record = record(List.of());
    assertThat(Files.readString(folder.resolve(HeapsRecord.NAME))).doesNotContain("external");
    assertThat(MarkdownForm.of(HeapsDocument.of("heaps", record))).doesNotContain("\u00a7");
  }

  /** The record of two codecs, as it is read again. */
  private HeapsRecord record(List<String> external) {
    Asked asked =
        new Asked(
            Instant.parse("2026-11-26T05:00:00Z"),
            new HeapsRecord.Search(
                List.of("jackson", "outside"),
                List.of("users-times-6"),
                List.of(Operation.SERIALIZE),
                List.of(Medium.BYTES)),
            64,
            List.of(),
            Map.of(),
            external,
            Map.of());
    try (HeapsFile file = HeapsFile.create(folder, asked)) {
      for (String codec : asked.search().codecs()) {
        HeapCell cell = new HeapCell(codec, "users-times-6", Operation.SERIALIZE, Medium.BYTES);
        file.add(new Smallest(cell, 800_000, 12, 9, null));
      }
    }
    return HeapsRecord.read(folder);
  }
}

package dev.wirebench.imports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.Digests;
import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.imports.Importer.Imported;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ImportCacheTest {
  private static final ImportOutcome OUTCOME =
      new ImportOutcome(
          null, List.of("doc"), new ImportOutcome.Sizes(1, 1, 2, 2, 2, 2, 2), List.of());

  /** Sources that no other test has, and so a place of its own. */
  private final ImportCache cache =
      ImportCache.of(List.of(UUID.randomUUID().toString()), List.of("old.jar", "new.jar"));

  @BeforeEach
  void make() throws IOException {
    Files.createDirectories(cache.jar("old.jar").getParent());
    Files.writeString(cache.jar("old.jar"), "old");
    Files.writeString(cache.jar("new.jar"), "new");
  }

  @Test
  void whatWasMadeIsTakenAgain() throws IOException {
    assertThat(cache.outcome()).isEmpty();
    assertThat(cache.isEdited()).isFalse();
    cache.keep(OUTCOME);
    assertThat(cache.outcome()).hasValue(OUTCOME);
    assertThat(cache.isEdited()).isFalse();
    Path jar = cache.jar("new.jar");
    assertThat(jar.resolveSibling("SHA256SUMS"))
        .content()
        .contains(Digests.sha256(jar) + "  new.jar\n");
  }

  @Test
  void anEditedJarIsNotTaken() throws IOException {
    cache.keep(OUTCOME);
    Files.writeString(cache.jar("new.jar"), "New");
    assertThat(cache.outcome()).isEmpty();
    assertThat(cache.isEdited()).isTrue();
    cache.keep(OUTCOME);
    assertThat(cache.isEdited()).isFalse();
    Files.delete(cache.jar("old.jar").resolveSibling("SHA256SUMS"));
    assertThat(cache.outcome()).isEmpty();
    assertThat(cache.isEdited()).isTrue();
  }

  @Test
  void theUserIsToldOfIt() {
    Path jar = Path.of("payload.jar");
    assertThat(ImportedWords.of(new Imported(OUTCOME, jar, true)))
        .last()
        .asString()
        .contains("made again", "payload.jar");
    assertThat(ImportedWords.of(new Imported(OUTCOME, jar, false)))
        .isEqualTo(ImportedWords.of(OUTCOME));
  }
}

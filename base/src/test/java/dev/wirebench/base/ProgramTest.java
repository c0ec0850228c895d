package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProgramTest {
  @Test
  void itHasTheVersionOfItsJarOrSaysThatThereIsNone() {
    assertThat(Program.text("1.2.3")).isEqualTo("wirebench 1.2.3");
    assertThat(Program.text(null)).isEqualTo("wirebench (not from a jar)");
    assertThat(Program.TEXT).startsWith("wirebench ");
  }

  /** An archive of the sources has no commit; in a checkout the build writes it. */
  @Test
  void itKnowsTheCommitThatItWasBuiltFrom() {
    assertThat(Program.version())
        .startsWith(Program.TEXT + ", commit ")
        .endsWith(
            Boolean.parseBoolean(Program.DIRTY)
                ? " with changes that are not committed"
                : Program.COMMIT);
    assertThat(Program.COMMIT).matches(isCommitted() ? "[0-9a-f]{40}" : "not available");
  }

  /** A repository may have no commit yet; a working tree has a file in its place. */
  private static boolean isCommitted() {
    Path repository = Path.of("../.git");
    return Files.isRegularFile(repository)
        || Stream.of("logs/HEAD", "packed-refs").map(repository::resolve).anyMatch(Files::exists);
  }

  /** The build fills the address in; there is none yet. */
  @Test
  void textsLeaveAnAddressOutThatDoesNotExist() {
    assertThat(Program.URL).doesNotContain("$").matches("|https://\\S+");
    assertThat(Program.source("")).isEmpty();
    assertThat(Program.source("https://example.org/w"))
        .isEqualTo(" Source and releases: https://example.org/w.");
  }
}

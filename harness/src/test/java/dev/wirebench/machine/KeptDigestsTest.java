package dev.wirebench.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.Digests;
import dev.wirebench.registry.UserCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptDigestsTest {
  @TempDir private Path folder;

  private static List<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(UserCache.folder().resolve("digests"))) {
      return files.toList();
    }
  }

  @Test
  void anotherSizeOrTimeIsAnotherFile() throws IOException {
    Path jar = Files.writeString(folder.resolve("a.jar"), "one");
    assertThat(KeptDigests.sha256(jar)).isEqualTo(Digests.sha256(jar));
    int number = kept().size();
    Files.writeString(jar, "longer");
    assertThat(KeptDigests.sha256(jar)).isEqualTo(Digests.sha256(jar));
    Files.writeString(jar, "edited");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(1));
    assertThat(KeptDigests.sha256(jar)).isEqualTo(Digests.sha256(jar));
    assertThat(kept()).as("a file has one digest").hasSize(number);
  }

  /** A digest that was noted is taken, so that no command makes it twice. */
  @Test
  void aDigestIsMadeOnce() throws IOException {
    Path jar = Files.writeString(folder.resolve("b.jar"), "one");
    FileTime time = Files.getLastModifiedTime(jar);
    String first = KeptDigests.sha256(jar);
    Files.writeString(jar, "two");
    Files.setLastModifiedTime(jar, time);
    assertThat(KeptDigests.sha256(jar)).isEqualTo(first).isNotEqualTo(Digests.sha256(jar));
  }

  @Test
  void theDigestOfAFolderIsNotKept() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    Files.writeString(classes.resolve("A.class"), "one");
    String first = KeptDigests.sha256(classes);
    FileTime time = Files.getLastModifiedTime(classes);
    Files.writeString(classes.resolve("A.class"), "two");
    Files.setLastModifiedTime(classes, time);
    assertThat(KeptDigests.sha256(classes)).isNotEqualTo(first).isEqualTo(Digests.sha256(classes));
  }
}

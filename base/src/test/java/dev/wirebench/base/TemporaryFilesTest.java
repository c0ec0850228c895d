package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFilesTest {
  @TempDir Path shared;

  private Path left(String name) throws Exception {
    Path folder = Files.createDirectory(shared.resolve(name));
    Files.createFile(folder.resolve("lock"));
    Files.createDirectories(folder.resolve("a/b"));
    Files.createFile(folder.resolve("a/b/jmh1stdout"));
    return folder;
  }

  @Test
  void whatAProcessLeftThatIsGoneIsRemoved() throws Exception {
    Path gone = left("wirebench-process-1-2");
    TemporaryFiles.removeAbandoned(shared);
    assertThat(gone).doesNotExist();
  }

  @Test
  void whatALivingProcessHoldsStays() throws Exception {
    Path own = TemporaryFiles.lockedIn(shared);
    assertThat(own).isDirectory().hasParent(shared).isDirectoryContaining("glob:**/lock");
    // What nobody refers to is closed by the collector, with its lock.
    WeakReference<Object> unused = new WeakReference<>(new Object());
    while (unused.get() != null) {
      System.gc();
    }
    System.gc();
    TemporaryFiles.removeAbandoned(shared);
    assertThat(own.resolve("lock")).exists();
  }

  @Test
  void whatOthersPutThereStays() throws Exception {
    Path other = left("somebody");
    Path starting = Files.createDirectory(shared.resolve("wirebench-process-3-4"));
    TemporaryFiles.removeAbandoned(shared);
    assertThat(other.resolve("a/b/jmh1stdout")).exists();
    assertThat(starting).as("one that has no lock yet").exists();
  }
}

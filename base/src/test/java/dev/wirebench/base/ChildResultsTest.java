package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChildResultsTest {
  private static final String SECRET = "secret";

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws Exception {
    file = folder.resolve("results");
    ChildResults.sealWith(SECRET);
    try (ChildResults results = ChildResults.open(file.toString())) {
      results.write("first");
      results.write(new byte[100_000]);
    }
  }

  @AfterEach
  void forget() {
    ChildResults.sealWith("");
  }

  @Test
  void resultsComeBackInTheirOrder() throws Exception {
    assertThat(ChildResults.read(file, SECRET)).containsExactly("first", new byte[100_000]);
    assertThat(ChildResults.read(folder.resolve("none"), SECRET)).isEmpty();
  }

  @Test
  void whatIsIncompleteIsLeftOut() throws Exception {
    byte[] all = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(all, all.length - 1));
    assertThat(ChildResults.read(file, SECRET)).containsExactly("first");
  }

  @Test
  void whatWasWrittenWithoutTheSecretIsRefused() throws Exception {
    assertThatThrownBy(() -> ChildResults.read(file, "another"))
        .isInstanceOf(ChildResults.Forged.class);
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
      out.writeObject("forged");
    }
    assertThatThrownBy(() -> ChildResults.read(file, SECRET))
        .isInstanceOf(ChildResults.Forged.class)
        .hasMessage("its result was not written by this program");
  }

  @Test
  void theSecretIsTakenByTheFirst() throws Exception {
    try (ChildResults results = ChildResults.open(file.toString())) {
      results.write("forged");
    }
    assertThatThrownBy(() -> ChildResults.read(file, SECRET))
        .isInstanceOf(ChildResults.Forged.class);
  }

  /** Nor may a result be given out for the next one, or be changed. */
  @Test
  void aSealIsOfOneResultAlone() throws Exception {
    byte[] all = Files.readAllBytes(file);
    int first = (int) (all.length - secondLength(all));
    byte[] repeated = Arrays.copyOf(all, 2 * first);
    System.arraycopy(all, 0, repeated, first, first);
    Files.write(file, repeated);
    assertThatThrownBy(() -> ChildResults.read(file, SECRET))
        .isInstanceOf(ChildResults.Forged.class);
    byte[] changed = all.clone();
    changed[first / 4]++;
    Files.write(file, changed);
    assertThatThrownBy(() -> ChildResults.read(file, SECRET))
        .isInstanceOf(ChildResults.Forged.class);
  }

  private long secondLength(byte[] all) throws Exception {
    Path alone = folder.resolve("alone");
    ChildResults.sealWith(SECRET);
    try (ChildResults results = ChildResults.open(alone.toString())) {
      results.write("first");
    }
    return all.length - Files.size(alone);
  }
}

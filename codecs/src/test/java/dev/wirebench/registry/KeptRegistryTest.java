package dev.wirebench.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptRegistryTest {
  private static final CodecRegistry REGISTRY = new CodecRegistry(List.of(), Map.of());

  @TempDir Path folder;
  private Path jar;
  private String classPath;

  @BeforeEach
  void writeJars() throws IOException {
    jar = Files.writeString(folder.resolve("codecs.jar"), "one");
    Path library = Files.writeString(folder.resolve("library.jar"), "two");
    classPath = jar + File.pathSeparator + library;
  }

  private KeptRegistry kept() {
    return KeptRegistry.of(folder.resolve("cache"), classPath).orElseThrow();
  }

  @Test
  void whatWasKeptIsReadWhileItsFilesAreAsTheyWere() throws Exception {
    assertThat(kept().read()).isEmpty();
    kept().keep(REGISTRY);
    assertThat(kept().read()).contains(REGISTRY);

    FileTime before = Files.getLastModifiedTime(jar);
    Files.setLastModifiedTime(jar, FileTime.from(Instant.EPOCH));
    assertThat(kept().read()).as("built again").isEmpty();
    Files.writeString(jar, "longer");
    Files.setLastModifiedTime(jar, before);
    assertThat(kept().read()).as("of another size").isEmpty();
  }

  @Test
  void whatWasReadFromOtherFilesIsForgotten() throws Exception {
    kept().keep(REGISTRY);
    Files.writeString(jar, "longer");
    kept().keep(REGISTRY);
    assertThat(folder.resolve("cache/codecs")).isDirectoryContaining(file -> true);
    try (var files = Files.list(folder.resolve("cache/codecs"))) {
      assertThat(files).hasSize(1);
    }
    assertThat(kept().read()).contains(REGISTRY);
  }

  @Test
  void whatIsDamagedIsReadAnew() throws Exception {
    kept().keep(REGISTRY);
    try (var files = Files.list(folder.resolve("cache/codecs"))) {
      Files.writeString(files.findFirst().orElseThrow(), "no registry");
    }
    assertThat(kept().read()).isEmpty();
  }

  @Test
  void aCodecThatCannotBeMadeIsTriedAgain() {
    kept().keep(new CodecRegistry(List.of(), Map.of("Gson", "no such class")));
    assertThat(kept().read()).isEmpty();
  }

  @Test
  void aFolderThatCannotBeWrittenIsNoFailure() throws Exception {
    Files.writeString(folder.resolve("cache"), "a file");
    kept().keep(REGISTRY);
    assertThat(kept().read()).isEmpty();
  }

  @Test
  void foldersTellNothingOfWhetherTheyHaveChanged() {
    assertThat(KeptRegistry.of(folder, classPath + File.pathSeparator + folder)).isEmpty();
    assertThat(KeptRegistry.of(folder, classPath + File.pathSeparator + "absent.jar")).isEmpty();
  }
}

package dev.wirebench.importer.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is given ends in a message of the schema that holds it, digit by digit, or in a
 * sentence. {@code -Dfuzz.documents} and {@code -Dfuzz.seed} try others, {@code -Dfuzz.payloads}
 * takes so many of them all the way to a jar.
 */
class ImportFuzzTest {
  private static final int DOCUMENTS = Integer.getInteger("fuzz.documents", 800);
  private static final int PAYLOADS = Integer.getInteger("fuzz.payloads", 1);
  private static final long SEED = Long.getLong("fuzz.seed", 1);
  private static final Path OWN_DATA = Path.of("..", "benchmarks", "src", "test", "own-data");

  @TempDir private Path folder;

  private int imported;
  private int refused;

  @Test
  void whateverIsGivenIsHeldFaithfullyOrRefusedInASentence() throws IOException {
    List<byte[]> documents = ownData();
    for (int i = 0; i < DOCUMENTS; i++) {
      RandomDocuments random = new RandomDocuments(SEED + i);
      byte[] document =
          switch (i % 4) {
            case 0 -> random.mutated(documents.get(i / 4 % documents.size()));
            case 1 -> random.mutated(random.valid());
            default -> random.valid();
          };
      tryOne(document, "document " + i + " of seed " + SEED);
    }
    assertThat(imported).as("imported").isGreaterThan(DOCUMENTS / 20);
    assertThat(refused).as("refused").isGreaterThan(DOCUMENTS / 4);
  }

  private static List<byte[]> ownData() throws IOException {
    try (Stream<Path> files = Files.list(OWN_DATA)) {
      return files.sorted().map(ImportFuzzTest::bytes).toList();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void tryOne(byte[] document, String what) throws IOException {
    Path file = Files.write(folder.resolve("fuzz.json"), document);
    Path work = Files.createTempDirectory(folder, "work");
    try {
      ImportPreparation.of(request(file), Tools.TOOLBOX, work);
      imported++;
      if (imported <= PAYLOADS) {
        Path jar = folder.resolve("fuzz.jar");
        PayloadImport.run(request(file).withJar(jar.toString()), Tools.TOOLBOX);
        assertThat(jar).isNotEmptyFile();
      }
    } catch (BadInput e) {
      refused++;
      assertThat(e.getMessage()).as(what).doesNotContain("\n").endsWith(".");
    } catch (RuntimeException e) {
      throw new AssertionError(
          what + ": " + Files.readString(file, StandardCharsets.ISO_8859_1), e);
    } finally {
      FolderFiles.delete(work);
    }
  }

  private static ImportRequest request(Path file) {
    return new ImportRequest(
        file.toString(),
        new ImportRequest.Reading(false, true, List.of(), 64),
        new ImportRequest.Schema(null, null, List.of()),
        null,
        null,
        List.of(),
        ImportRequest.Output.NONE);
  }
}

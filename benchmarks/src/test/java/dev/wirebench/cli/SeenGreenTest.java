package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeenGreenTest {
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
  private static final List<Class<?>> PARTS =
      List.of(DistributionMavenIT.class, RecipesMavenIT.class, ExampleCodecMavenIT.class);
  private static final String SPI = "codecs/src/main/java/dev/wirebench/codec/Codec.java";

  @TempDir Path folder;
  private Path copy;

  /** Copies what the parts depend on, and all POMs. */
  @BeforeEach
  void copyInputs() throws IOException {
    copy = folder.resolve("checkout");
    Set<Path> files = new TreeSet<>();
    for (Class<?> part : PARTS) {
      files.addAll(new PartInputs(CHECKOUT).files(part.getAnnotation(LongPart.class)));
    }
    for (Path file : files) {
      Path target = copy.resolve(CHECKOUT.relativize(file).toString());
      Files.createDirectories(target.getParent());
      Files.copy(file, target);
    }
  }

  private SeenGreen parts(boolean everything) {
    return new SeenGreen(copy, Optional.of(folder.resolve("state")), everything);
  }

  private List<Class<?>> left(boolean everything) {
    return PARTS.stream().<Class<?>>filter(part -> !parts(everything).isSeen(part)).toList();
  }

  private void record() throws IOException {
    for (Class<?> part : PARTS) {
      parts(false).record(part);
    }
  }

  private void changeALine(String file) throws IOException {
    Path path = copy.resolve(file);
    Files.writeString(path, Files.readString(path).replaceFirst("\n", " // changed\n"));
  }

  @Test
  void allPartsRunBeforeTheyWereSeenAndIfEverythingIsAskedFor() throws IOException {
    assertThat(left(false)).isEqualTo(PARTS);
    record();
    assertThat(left(false)).isEmpty();
    assertThat(left(true)).isEqualTo(PARTS);
  }

  @Test
  void aChangedLineOfTheSpiRunsAllParts() throws IOException {
    record();
    changeALine(SPI);
    assertThat(left(false)).isEqualTo(PARTS);
  }

  @Test
  void aChangedLineOfTheExampleRunsThePartsThatUseIt() throws IOException {
    record();
    changeALine("examples/codec/src/main/java/dev/wirebench/codecs/MyCodec.java");
    assertThat(left(false)).containsExactly(RecipesMavenIT.class, ExampleCodecMavenIT.class);
  }

  @Test
  void withoutAFolderNothingIsSeenAndNothingRecorded() throws IOException {
    SeenGreen nowhere = new SeenGreen(copy, Optional.empty(), false);
    nowhere.record(ExampleCodecMavenIT.class);
    assertThat(nowhere.isSeen(ExampleCodecMavenIT.class)).isFalse();
    assertThat(folder.resolve("state")).doesNotExist();
  }
}

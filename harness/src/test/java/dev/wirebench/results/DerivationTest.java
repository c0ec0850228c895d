package dev.wirebench.results;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.run.DerivedFiles.Content;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFixture;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DerivationTest {

  /** A disk with so much room. */
  private static final class Full extends OutputStream {
    private int left;

    Full(int bytes) {
      this.left = bytes;
    }

    @Override
    public void write(int b) throws IOException {
      if (left-- <= 0) {
        throw new IOException("No space left on device");
      }
    }
  }

  /** Compressed, nearly all of a small file is written when it is closed. */
  @ParameterizedTest
  @ValueSource(strings = {"jmh.json", "run.json"})
  void aFileThatDoesNotFitOnTheDiskIsNoFile(String name) {
    Run run =
        RunFixture.serialize(
            Map.of("jackson", new double[] {100, 110}), List.of(RunFixture.codec("jackson", null)));
    Content content = Derivation.contents(run).get(name);
    for (int bytes : new int[] {10, 100, 200}) {
      assertThatThrownBy(
              () -> {
                try (OutputStream out = new GZIPOutputStream(new Full(bytes))) {
                  content.writeTo(out);
                }
              })
          .as("%s bytes", bytes)
          .isInstanceOf(IOException.class);
    }
    assertThatThrownBy(() -> content.writeTo(new Full(100))).isInstanceOf(IOException.class);
  }
}

package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.CompiledPlugin;
import dev.wirebench.registry.JvmLauncher;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A codec that writes the result of its own check, and ends the JVM, does not pass. */
class ForgedResultTest {
  /** It finds the file where everybody can, and writes what it likes when it is bound. */
  private static final String SOURCE =
      """
      package dev.wirebench.codecs;

      import dev.wirebench.base.ChildResults;
      import dev.wirebench.codec.*;
      import dev.wirebench.models.*;
      import dev.wirebench.qualification.QualificationResult;
      import java.io.*;
      import java.nio.file.*;
      import java.util.*;

      @Spi(Spi.VERSION)
      public final class Forging implements Codec {
        @Override
        public Traits traits() {
          return Traits.of("forging", new Format("nothing", false, "JVM only"))
              .licence("Apache-2.0")
              .threadSafety(ThreadSafety.SAFE)
              .configuration("For tests.", "https://example.org")
              .build();
        }

        @Override
        public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
          String file = System.getProperty("sun.java.command").split(" ")[2];
          List<byte[]> outputs = Collections.nCopies(1000, new byte[10]);
          Object result =
              new QualificationResult(
                  null, List.of(), List.of(Operation.values()), outputs, List.of(), Map.of());
          try {
            WRITE
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
          Runtime.getRuntime().halt(0);
          return null;
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "try (var out = new ObjectOutputStream(Files.newOutputStream(Path.of(file)))) {"
            + " out.writeObject(result); }",
        "try (var out = ChildResults.open(file)) { out.write(result); }"
      })
  void itIsRefused(String write) throws Exception {
    List<String> jar =
        List.of(
            new CompiledPlugin(folder)
                .jar(
                    Map.of(),
                    Map.of("dev/wirebench/codecs/Forging.java", SOURCE.replace("WRITE", write))));
    CodecRegistry codecs = CodecRegistry.read(jar);
    assertThat(codecs.ids()).contains("forging");
    assertThat(
            ContractCheck.of(
                    "forging",
                    new ContractMatrix(List.of("order-event"), List.of()),
                    JvmLauncher.current(List.of()),
                    codecs,
                    jar)
                .get(0)
                .objections())
        .containsExactly("qualification was not taken: its result was not written by this program");
  }
}

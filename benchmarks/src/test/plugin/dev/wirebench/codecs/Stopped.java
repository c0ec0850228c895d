package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import outside.ByJdk;

/** Its JVM is killed as often as the file says that the property {@code stops} names. */
public final class Stopped extends ByJdk {
  public Stopped() {
    super("stopped");
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    String file = System.getProperty("stops");
    if (file != null) {
      try {
        stop(Path.of(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return super.bind(payload);
  }

  private static void stop(Path file) throws IOException {
    int left = Integer.parseInt(Files.readString(file).strip());
    if (left > 0) {
      Files.writeString(file, String.valueOf(left - 1));
      new ProcessBuilder("kill", "-9", String.valueOf(ProcessHandle.current().pid())).start();
      while (true) {
        Thread.onSpinWait();
      }
    }
  }
}

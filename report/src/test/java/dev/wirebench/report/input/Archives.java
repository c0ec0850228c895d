package dev.wirebench.report.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** Makes small archives that hold more than any memory. */
final class Archives {
  private static final int PART = 32 << 20;

  private Archives() {}

  /** An archive of blanks, a little more than a gibibyte, in parts of which each is an archive. */
  static Path gigabytes(Path file) throws IOException {
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(part)) {
      byte[] blanks = " ".repeat(1 << 20).getBytes();
      for (int i = 0; i < PART; i += blanks.length) {
        out.write(blanks);
      }
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int i = 0; i <= (1 << 30) / PART; i++) {
        part.writeTo(out);
      }
    }
    return file;
  }
}

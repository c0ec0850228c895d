package dev.wirebench.load;

import dev.wirebench.base.LineFile;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The primary record of a load, on disk before the next turn begins: see {@link LineFile}. */
public final class LoadJournal implements Closeable {
  private final LineFile lines;

  private LoadJournal(LineFile lines) {
    this.lines = lines;
  }

  /** Begins one in a folder that has none. */
  public static LoadJournal create(Path folder) {
    try {
      return new LoadJournal(LineFile.create(folder.resolve(LoadFile.NAME)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Opens one to append to, behind its last whole line. */
  public static LoadJournal resume(Path folder) {
    try {
      return new LoadJournal(LineFile.resume(folder.resolve(LoadFile.NAME)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a line, and returns when it is on disk. */
  void append(LoadLine line) {
    try {
      lines.append(LoadFile.LINE.writeValueAsBytes(line));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** After this nothing is written, whoever tries. */
  @Override
  public void close() throws IOException {
    lines.close();
  }
}

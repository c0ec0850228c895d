package dev.wirebench.load;

import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadLine;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The primary record of a load: one JSON object a line, on disk before the next turn begins. A line
 * counts when its line feed is there.
 */
public final class LoadJournal implements Closeable {
  private final FileChannel channel;
  private boolean closed;

  private LoadJournal(FileChannel channel) {
    this.channel = channel;
  }

  /** Begins one in a folder that has none. */
  public static LoadJournal create(Path folder) {
    return open(folder, 0, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  }

  /** Opens one to append to, behind its last whole line. */
  public static LoadJournal resume(Path folder) {
    try {
      byte[] before = Files.readAllBytes(folder.resolve(LoadFile.NAME));
      int whole = before.length;
      while (whole > 0 && before[whole - 1] != '\n') {
        whole--;
      }
      return open(folder, whole, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static LoadJournal open(Path folder, long length, StandardOpenOption... options) {
    try {
      FileChannel channel = FileChannel.open(folder.resolve(LoadFile.NAME), options);
      channel.truncate(length);
      channel.position(length);
      return new LoadJournal(channel);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a line, and returns when it is on disk. */
  synchronized void append(LoadLine line) {
    if (closed) {
      return;
    }
    try {
      byte[] object = LoadFile.LINE.writeValueAsBytes(line);
      ByteBuffer bytes = ByteBuffer.allocate(object.length + 1).put(object).put((byte) '\n').flip();
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** After this nothing is written, whoever tries. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    channel.close();
  }
}

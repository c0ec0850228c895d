package dev.wirebench.base;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that grows by JSON objects, one a line, each forced to disk before whoever appends it goes
 * on. A line counts when its line feed is there: whatever a crash left behind the last one is not
 * part of the record. Lines are {@linkplain Chain linked}, so that whoever reads them knows whether
 * any was touched.
 */
public final class LineFile implements Closeable {
  private final FileChannel channel;
  private String head;
  private boolean closed;

  private LineFile(FileChannel channel, String head) {
    this.channel = channel;
    this.head = head;
  }

  /**
   * Begins one.
   *
   * @throws IOException if the file exists or cannot be made
   */
  public static LineFile create(Path file) throws IOException {
    return new LineFile(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
        Chain.BEGIN);
  }

  /** Opens one to append to, after its last whole line. */
  public static LineFile resume(Path file) throws IOException {
    LinkedLines before = LinkedLines.of(Files.readAllBytes(file));
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    channel.truncate(before.length());
    channel.position(before.length());
    return new LineFile(channel, before.head());
  }

  /** Writes a line that holds an object, and returns when it is on disk. */
  public synchronized void append(byte[] object) throws IOException {
    if (closed) {
      return;
    }
    String digest = Chain.digest(head, object);
    byte[] line = Chain.line(object, digest);
    ByteBuffer bytes = ByteBuffer.allocate(line.length + 1).put(line).put((byte) '\n').flip();
    long before = channel.position();
    try {
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(false);
    } catch (IOException e) {
      channel.truncate(before);
      throw e;
    }
    head = digest;
  }

  /** After this nothing is written, whoever tries. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    channel.close();
  }
}

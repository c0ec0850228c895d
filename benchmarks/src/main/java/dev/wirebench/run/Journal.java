package dev.wirebench.run;

import dev.wirebench.base.Json;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The primary record of a run: one JSON object a line, forced to disk before the next fork starts.
 * A line counts when its line feed is there: whatever a crash left behind the last one is not part
 * of the record. Lines are {@linkplain Chain linked}, so that whoever reads them knows whether any
 * was touched.
 */
public final class Journal implements Closeable {
  private final FileChannel channel;
  private final boolean linked;
  private String head;
  private boolean closed;

  private Journal(FileChannel channel, boolean linked, String head) {
    this.channel = channel;
    this.linked = linked;
    this.head = head;
  }

  /** What a line may hold; it is an object with this one field. */
  public enum Kind {
    START(Start.class),
    RESUMED(Resumption.class),
    REPAIRED(RepairRecord.class),
    CODEC(CodecFacts.class),
    QUALIFIED(QualificationRecord.class),
    SCOPE(Scope.class),
    EFFORT(Effort.class),
    FORK(ForkRecord.class),
    HEAT(HeatRecord.class);

    private final Class<?> type;

    Kind(Class<?> type) {
      this.type = type;
    }

    Class<?> type() {
      return type;
    }

    private String field() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Kind> of(String field) {
      return Arrays.stream(values()).filter(kind -> kind.field().equals(field)).findFirst();
    }
  }

  /**
   * Begins one.
   *
   * @throws IOException if the file exists or cannot be made
   */
  static Journal create(Path file) throws IOException {
    return new Journal(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
        true,
        Chain.BEGIN);
  }

  /**
   * Opens a journal to append to, behind its last whole line; one without digests stays without.
   */
  static Journal resume(Path file) throws IOException {
    JournalLines before = JournalLines.of(Files.readAllBytes(file));
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    long whole = before.lines().stream().mapToLong(line -> line.length + 1L).sum();
    channel.truncate(whole);
    channel.position(whole);
    boolean linked = before.linked() || before.lines().isEmpty();
    return new Journal(channel, linked, before.head());
  }

  /**
   * Writes a line, and returns when it is on disk.
   *
   * @param content of the kind's type
   */
  public synchronized void append(Kind kind, Object content) throws IOException {
    append(Json.LINE.writeValueAsBytes(Map.of(kind.field(), kind.type.cast(content))));
  }

  /** Writes a line that holds an object. */
  synchronized void append(byte[] object) throws IOException {
    if (closed) {
      return;
    }
    String digest = linked ? Chain.digest(head, object) : head;
    byte[] line = linked ? Chain.line(object, digest) : object;
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

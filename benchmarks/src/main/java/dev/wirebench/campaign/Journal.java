package dev.wirebench.campaign;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The primary record of a run: one JSON object a line, forced to disk before the next fork starts.
 * A line counts when its line feed is there: whatever a crash left behind the last one is not part
 * of the record.
 */
final class Journal implements Closeable {
  private static final Line NOTHING = new Line(null, null, null, null, null, null, null);

  private final FileChannel channel;
  private boolean closed;

  private Journal(FileChannel channel) {
    this.channel = channel;
  }

  /** A line: one of these is there. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Line(
      Start start,
      Resumption resumed,
      CodecInfo codec,
      Qualified qualified,
      Scope scope,
      Effort effort,
      ForkRecord fork) {}

  /**
   * Everything that a run's journal holds, each kind in its order.
   *
   * @param scope the tables that the budget pays for; null without a budget, or where it is not
   *     decided yet
   * @param effort what it pays for in each cell of these; null likewise
   */
  record Content(
      Start start,
      List<Resumption> resumptions,
      List<CodecInfo> codecs,
      List<Qualified> qualified,
      Scope scope,
      Effort effort,
      List<ForkRecord> forks) {}

  /**
   * @throws IOException if the file exists or cannot be made
   */
  static Journal create(Path file) throws IOException {
    return new Journal(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  /** Opens a journal to write on, behind its last whole line. */
  static Journal resume(Path file) throws IOException {
    long whole = wholeLines(Files.readAllBytes(file));
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    channel.truncate(whole);
    channel.position(whole);
    return new Journal(channel);
  }

  private static int wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  void append(Start start) throws IOException {
    append(new Line(start, null, null, null, null, null, null));
  }

  void append(Resumption resumption) throws IOException {
    append(new Line(null, resumption, null, null, null, null, null));
  }

  void append(CodecInfo codec) throws IOException {
    append(new Line(null, null, codec, null, null, null, null));
  }

  void append(Qualified qualified) throws IOException {
    append(new Line(null, null, null, qualified, null, null, null));
  }

  void append(Scope scope) throws IOException {
    append(new Line(null, null, null, null, scope, null, null));
  }

  void append(Effort effort) throws IOException {
    append(new Line(null, null, null, null, null, effort, null));
  }

  void append(ForkRecord fork) throws IOException {
    append(new Line(null, null, null, null, null, null, fork));
  }

  private synchronized void append(Line line) throws IOException {
    if (closed) {
      return;
    }
    String text = Json.LINE.writeValueAsString(line) + "\n";
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
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
  }

  /**
   * Reads the whole lines.
   *
   * @throws BadInput if a line is not one of a journal's
   */
  static Content read(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, 0, wholeLines(bytes), StandardCharsets.UTF_8);
    Start start = null;
    List<Resumption> resumptions = new ArrayList<>();
    List<CodecInfo> codecs = new ArrayList<>();
    List<Qualified> qualified = new ArrayList<>();
    Scope scope = null;
    Effort effort = null;
    List<ForkRecord> forks = new ArrayList<>();
    int number = 0;
    for (String json : text.lines().toList()) {
      Line line = parse(file, ++number, json);
      if (line.start() != null) {
        start = line.start();
      } else if (line.resumed() != null) {
        resumptions.add(line.resumed());
      } else if (line.codec() != null) {
        codecs.add(line.codec());
      } else if (line.qualified() != null) {
        qualified.add(line.qualified());
      } else if (line.scope() != null) {
        scope = line.scope();
      } else if (line.effort() != null) {
        effort = line.effort();
      } else {
        forks.add(line.fork());
      }
    }
    if (start == null) {
      throw new BadInput("'" + file + "' holds no start of a run: start a new one.");
    }
    return new Content(start, resumptions, codecs, qualified, scope, effort, forks);
  }

  private static Line parse(Path file, int number, String json) {
    try {
      Line line = Json.LINE.readValue(json, Line.class);
      if (!line.equals(NOTHING)) {
        return line;
      }
      throw damaged(file, number, "it says nothing", null);
    } catch (JsonProcessingException e) {
      throw damaged(file, number, e.getOriginalMessage(), e);
    }
  }

  private static BadInput damaged(Path file, int number, String why, Exception cause) {
    return new BadInput(
        "'"
            + file
            + "', line "
            + number
            + " is not a line of a journal ("
            + why
            + "): restore the file from a copy, or remove the line.",
        cause);
  }

  /** From here on nothing is written, whoever tries. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    channel.close();
  }
}

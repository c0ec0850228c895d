package dev.wirebench.campaign;

import com.fasterxml.jackson.annotation.JsonInclude;
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
 */
final class Journal implements Closeable {
  private final FileChannel channel;

  private Journal(FileChannel channel) {
    this.channel = channel;
  }

  /** A line: one of these is there. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Line(Start start, CodecInfo codec, Qualified qualified, ForkRecord fork) {}

  /** Everything that a run's journal holds. */
  record Content(
      Start start, List<CodecInfo> codecs, List<Qualified> qualified, List<ForkRecord> forks) {}

  /**
   * @throws IOException if the file exists or cannot be made
   */
  static Journal create(Path file) throws IOException {
    return new Journal(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  void append(Start start) throws IOException {
    append(new Line(start, null, null, null));
  }

  void append(CodecInfo codec) throws IOException {
    append(new Line(null, codec, null, null));
  }

  void append(Qualified qualified) throws IOException {
    append(new Line(null, null, qualified, null));
  }

  void append(ForkRecord fork) throws IOException {
    append(new Line(null, null, null, fork));
  }

  private void append(Line line) throws IOException {
    String text = Json.LINE.writeValueAsString(line) + "\n";
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
    channel.force(false);
  }

  static Content read(Path file) throws IOException {
    Start start = null;
    List<CodecInfo> codecs = new ArrayList<>();
    List<Qualified> qualified = new ArrayList<>();
    List<ForkRecord> forks = new ArrayList<>();
    for (String text : Files.readAllLines(file)) {
      Line line = Json.LINE.readValue(text, Line.class);
      if (line.start() != null) {
        start = line.start();
      } else if (line.codec() != null) {
        codecs.add(line.codec());
      } else if (line.qualified() != null) {
        qualified.add(line.qualified());
      } else {
        forks.add(line.fork());
      }
    }
    return new Content(start, codecs, qualified, forks);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

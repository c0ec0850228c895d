package dev.wirebench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Json;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.input.BadInput;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The primary record of a run: one JSON object a line, forced to disk before the next fork starts.
 * A line counts when its line feed is there: whatever a crash left behind the last one is not part
 * of the record.
 */
public final class Journal implements Closeable {
  private final FileChannel channel;
  private boolean closed;

  private Journal(FileChannel channel) {
    this.channel = channel;
  }

  /** What a line may hold; it is an object with this one field. */
  public enum Kind {
    START(Start.class),
    RESUMED(Resumption.class),
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

    private String field() {
      return name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Kind> of(String field) {
      return Arrays.stream(values()).filter(kind -> kind.field().equals(field)).findFirst();
    }
  }

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
      List<CodecFacts> codecs,
      List<QualificationRecord> qualified,
      Scope scope,
      Effort effort,
      List<ForkRecord> forks,
      List<HeatRecord> heats) {}

  /**
   * @throws IOException if the file exists or cannot be made
   */
  static Journal create(Path file) throws IOException {
    return new Journal(
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  /** Opens a journal to append to, behind its last whole line. */
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

  /**
   * Writes a line, and returns when it is on disk.
   *
   * @param content of the kind's type
   */
  public synchronized void append(Kind kind, Object content) throws IOException {
    if (closed) {
      return;
    }
    String text =
        Json.LINE.writeValueAsString(Map.of(kind.field(), kind.type.cast(content))) + "\n";
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
    Map<Kind, List<Object>> contents = new EnumMap<>(Kind.class);
    int number = 0;
    for (String json : text.lines().toList()) {
      Line line = parse(file, ++number, json);
      contents.computeIfAbsent(line.kind(), kind -> new ArrayList<>()).add(line.content());
    }
    if (!contents.containsKey(Kind.START)) {
      throw new BadInput("'" + file + "' holds no start of a run: start a new one.");
    }
    return new Content(
        last(contents, Kind.START),
        all(contents, Kind.RESUMED),
        all(contents, Kind.CODEC),
        all(contents, Kind.QUALIFIED),
        last(contents, Kind.SCOPE),
        last(contents, Kind.EFFORT),
        all(contents, Kind.FORK),
        all(contents, Kind.HEAT));
  }

  @SuppressWarnings("unchecked")
  private static <T> List<T> all(Map<Kind, List<Object>> contents, Kind kind) {
    return (List<T>) contents.getOrDefault(kind, List.of());
  }

  private static <T> T last(Map<Kind, List<Object>> contents, Kind kind) {
    List<T> all = all(contents, kind);
    return all.isEmpty() ? null : all.get(all.size() - 1);
  }

  private record Line(Kind kind, Object content) {}

  private static Line parse(Path file, int number, String json) {
    try {
      JsonNode tree = Json.LINE.readTree(json);
      if (!tree.isObject() || tree.size() != 1) {
        throw damaged(file, number, "it is no object with one field", null);
      }
      String field = tree.fieldNames().next();
      Kind kind =
          Kind.of(field)
              .orElseThrow(() -> damaged(file, number, "nothing is called '" + field + "'", null));
      Object content = Json.LINE.treeToValue(tree.get(field), kind.type);
      if (content == null) {
        throw damaged(file, number, "it says nothing", null);
      }
      return new Line(kind, content);
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

  /** After this nothing is written, whoever tries. */
  @Override
  public synchronized void close() throws IOException {
    closed = true;
    channel.close();
  }
}

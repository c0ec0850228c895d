package dev.wirebench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.Chain;
import dev.wirebench.base.Damage;
import dev.wirebench.base.LinkedLines;
import dev.wirebench.data.Json;
import dev.wirebench.run.Journal.Kind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The lines of a journal, read one by one.
 *
 * @param lines the whole ones, as they are on disk
 * @param entries what those lines say that can be read
 * @param damages of the others, and of those that are not as they were written
 * @param cutOff whether something stands behind the last line feed, as a crash leaves it
 */
record JournalLines(List<byte[]> lines, List<Entry> entries, List<Damage> damages, boolean cutOff) {

  /**
   * The content of a line.
   *
   * @param line its number, from 1
   */
  record Entry(int line, Kind kind, Object content) {}

  static JournalLines of(byte[] journal) {
    LinkedLines read = LinkedLines.of(journal);
    List<byte[]> lines = read.lines();
    List<Damage> damages = new ArrayList<>(read.damages());
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      read(i + 1, lines.get(i), entries, damages);
    }
    return new JournalLines(lines, entries, damages, read.cutOff());
  }

  /** These lines, linked again, with one more after them. */
  byte[] with(byte[] last) {
    ByteArrayOutputStream journal = new ByteArrayOutputStream();
    String head = Chain.BEGIN;
    List<byte[]> objects = new ArrayList<>(lines);
    objects.replaceAll(Chain::objectIn);
    objects.add(last);
    for (byte[] object : objects) {
      head = Chain.digest(head, object);
      journal.writeBytes(Chain.line(object, head));
      journal.write('\n');
    }
    return journal.toByteArray();
  }

  /** Copies these lines except for some; the others keep their numbers. */
  JournalLines without(Set<Integer> dropped) {
    List<byte[]> kept = new ArrayList<>();
    for (int line = 1; line <= lines.size(); line++) {
      if (!dropped.contains(line)) {
        kept.add(lines.get(line - 1));
      }
    }
    return new JournalLines(
        kept,
        entries.stream().filter(entry -> !dropped.contains(entry.line())).toList(),
        damages.stream().filter(damage -> !dropped.contains(damage.line())).toList(),
        cutOff);
  }

  private static void read(int number, byte[] line, List<Entry> entries, List<Damage> damages) {
    try {
      JsonNode tree = Json.STRICT.readTree(line);
      if (tree instanceof ObjectNode object && Chain.isLinked(line)) {
        object.remove("chain");
      }
      if (tree == null || !tree.isObject() || tree.size() != 1) {
        damages.add(noLine(number, "it is no object with one field"));
        return;
      }
      String field = tree.fieldNames().next();
      Kind kind = Kind.of(field).orElse(null);
      if (kind == null) {
        damages.add(noLine(number, "nothing is called '" + field + "'"));
        return;
      }
      Object content = Json.read(tree.get(field), kind.type());
      if (content == null) {
        damages.add(noLine(number, "it says nothing"));
      } else {
        entries.add(new Entry(number, kind, content));
      }
    } catch (JsonProcessingException e) {
      damages.add(noLine(number, e.getOriginalMessage()));
    } catch (IOException e) {
      damages.add(noLine(number, e.getMessage()));
    }
  }

  private static Damage noLine(int number, String why) {
    String sentence = why.lines().findFirst().orElse("").strip();
    return new Damage(number, "is not a line of a journal (" + sentence + ")");
  }
}

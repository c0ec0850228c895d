package dev.wirebench.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.Journal.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The journal of a made-up run whose lines a test changes before they are written, with the digests
 * that whoever wrote them so would have given them.
 */
public final class JournalFixture {
  private final RunFolder folder;
  private final List<ObjectNode> lines = new ArrayList<>();

  private JournalFixture(RunFolder folder) {
    this.folder = folder;
  }

  /**
   * @param path is made
   */
  public static JournalFixture of(Path path, Run run) {
    RunFolder folder = RunFolder.create(path);
    folder.write(run.plan());
    JournalFixture journal = new JournalFixture(folder);
    Start start = run.start();
    journal.add(
        Kind.START,
        new Start(
            start.time(),
            folder.planDigest(),
            start.environment(),
            start.libraries(),
            start.documentBytes(),
            start.noise(),
            start.imported()));
    run.codecs().forEach(codec -> journal.add(Kind.CODEC, codec));
    run.qualified().forEach(row -> journal.add(Kind.QUALIFIED, row));
    journal.addForks(RunFixture.dated(run));
    return journal;
  }

  /** Each heat behind the last of its forks. */
  private void addForks(Run run) {
    List<HeatRecord> heats = new ArrayList<>(run.heats());
    for (int i = 0; i < run.forks().size(); i++) {
      ForkRecord fork = run.forks().get(i);
      add(Kind.FORK, fork);
      List<ForkRecord> rest = run.forks().subList(i + 1, run.forks().size());
      heats.removeIf(
          heat -> {
            boolean over = heat.holds(fork) && rest.stream().noneMatch(heat::holds);
            if (over) {
              add(Kind.HEAT, heat);
            }
            return over;
          });
    }
    heats.forEach(heat -> add(Kind.HEAT, heat));
  }

  /** Its lines: start, qualified, qualified, a fork of the first and of the second, their heat. */
  static JournalFixture ofAHeat(Path path) {
    List<Cell> cells =
        Stream.of("jackson", "gson")
            .map(
                id -> Cell.of(Operation.SERIALIZE, Medium.BYTES, id, "order-event", RunFixture.JDK))
            .toList();
    return of(
        path,
        RunFixture.byTurns(
            List.of("jackson", "gson"),
            List.of(
                RunFixture.sliced(0, 0, cells.get(0), 100),
                RunFixture.sliced(0, 0, cells.get(1), 200)),
            List.of(RunFixture.heat(0, 0, cells, false))));
  }

  public void add(Kind kind, Object content) {
    lines.add(Json.LINE.valueToTree(Map.of(kind.name().toLowerCase(Locale.ROOT), content)));
  }

  public int size() {
    return lines.size();
  }

  /**
   * @param number from 1
   */
  public ObjectNode line(int number) {
    return lines.get(number - 1);
  }

  /**
   * Puts another value into a line.
   *
   * @param pointer to the object that holds the field
   * @param value in JSON
   */
  public void set(int number, String pointer, String field, String value) throws IOException {
    ((ObjectNode) line(number).at(pointer)).set(field, Json.LINE.readTree(value));
  }

  public void remove(int number) {
    lines.remove(number - 1);
  }

  /** Says a line once more, at the end. */
  public int repeat(int number) {
    lines.add(line(number).deepCopy());
    return lines.size();
  }

  public RunFolder write() throws IOException {
    write(folder, lines);
    return folder;
  }

  /** Makes the journal of a folder that has none. */
  public static void write(RunFolder folder, List<ObjectNode> lines) throws IOException {
    try (Journal journal = folder.createJournal()) {
      for (ObjectNode line : lines) {
        journal.append(Json.LINE.writeValueAsBytes(line));
      }
    }
  }
}

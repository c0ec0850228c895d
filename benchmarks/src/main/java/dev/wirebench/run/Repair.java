package dev.wirebench.run;

import dev.wirebench.base.Digests;
import dev.wirebench.base.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.JournalLines.Entry;
import dev.wirebench.run.RepairRecord.Dropped;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Leaves lines out of a journal, damaged ones or such as others contradict: writes a new one that
 * says so, and keeps the old.
 */
public final class Repair {
  private final RunFolder folder;
  private final byte[] before;
  private final JournalLines lines;
  private final Map<Integer, Entry> entries = new HashMap<>();
  private final Set<Integer> dropped;

  private Repair(RunFolder folder, Collection<Integer> dropped) throws IOException {
    this.folder = folder;
    this.before = Files.readAllBytes(folder.journal());
    this.lines = JournalLines.of(before);
    lines.entries().forEach(entry -> entries.put(entry.line(), entry));
    this.dropped = new TreeSet<>(dropped);
  }

  /**
   * What was left out.
   *
   * @param dropped lines, in their order: heats go with the line of any of their forks
   * @param old where the journal is as it was
   */
  public record Outcome(List<Dropped> dropped, Path old) {}

  /**
   * @param dropped numbers of lines, from 1
   * @throws BadInput if there is no such line, or what would be left is no run's journal; then
   *     nothing has changed
   */
  public static Outcome drop(RunFolder folder, Collection<Integer> dropped) {
    folder.requireWritable();
    try {
      return new Repair(folder, dropped).carryOut();
    } catch (IOException e) {
      throw new BadInput(
          "The run in '" + folder.path() + "' cannot be repaired (" + e + "): make room for it.",
          e);
    }
  }

  private Outcome carryOut() throws IOException {
    dropped.forEach(this::checkLine);
    dropHeatsWithoutForks();
    Path old = unused();
    RepairRecord record =
        new RepairRecord(
            Instant.now(),
            dropped.stream().map(line -> new Dropped(line, what(line))).toList(),
            old.getFileName().toString(),
            Digests.sha256(before));
    Entry last = new Entry(lines.lines().size() + 1, Kind.REPAIRED, record);
    JournalLines left = lines.without(dropped);
    Reading.of(folder, left, List.of(last)).require();
    write(left.with(Json.LINE.writeValueAsBytes(Map.of("repaired", record))), old);
    return new Outcome(record.dropped(), old);
  }

  private void checkLine(int line) {
    if (line < 1 || line > lines.lines().size()) {
      throw new BadInput(
          "The journal of '"
              + folder.path()
              + "' has no line "
              + line
              + ": give one from 1 to "
              + lines.lines().size()
              + ".");
    }
    if (entries.containsKey(line) && entries.get(line).kind() == Kind.REPAIRED) {
      throw new BadInput(
          "Line "
              + line
              + " of the journal of '"
              + folder.path()
              + "' says what was left out before: it stays.");
    }
  }

  /** A heat that lacks the line of a fork would be compared without it; it is measured anew. */
  private void dropHeatsWithoutForks() {
    Map<Integer, Set<Cell>> there = new HashMap<>();
    for (Entry entry : lines.without(dropped).entries()) {
      if (entry.content() instanceof ForkRecord fork && fork.heat() != null) {
        there.computeIfAbsent(fork.heat(), heat -> new HashSet<>()).add(fork.cell());
      }
    }
    for (Entry entry : lines.entries()) {
      if (entry.content() instanceof HeatRecord heat
          && !there.getOrDefault(heat.number(), Set.of()).containsAll(heat.cells())) {
        dropped.add(entry.line());
      }
    }
  }

  private String what(int line) {
    Entry entry = entries.get(line);
    if (entry == null) {
      return "unreadable";
    }
    Object content = entry.content();
    if (content instanceof ForkRecord fork) {
      return "fork of " + fork.cell().label() + ", block " + (fork.block() + 1);
    }
    if (content instanceof HeatRecord heat) {
      return "heat of " + heat.cells().size() + " forks, block " + (heat.block() + 1);
    }
    if (content instanceof QualificationRecord row) {
      return "what qualified of " + row.codec() + " on " + row.payload() + ", " + row.medium();
    }
    if (content instanceof CodecFacts codec) {
      return "facts of " + codec.id();
    }
    return entry.kind().name().toLowerCase(Locale.ROOT);
  }

  /** Both files are whole before either has its name. */
  private void write(byte[] journal, Path old) throws IOException {
    Path part = folder.path().resolve("journal.jsonl.part");
    Path oldPart = folder.path().resolve(old.getFileName() + ".part");
    try {
      force(part, journal);
      force(oldPart, before);
      Files.move(oldPart, old, StandardCopyOption.ATOMIC_MOVE);
      folder.forgetChecksums();
      Files.move(part, folder.journal(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
      Files.deleteIfExists(oldPart);
    }
  }

  private static void force(Path file, byte[] content) throws IOException {
    Files.write(file, content);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(false);
    }
  }

  private Path unused() {
    int number = 1;
    Path file;
    do {
      file = folder.path().resolve("journal-before-repair-" + number++ + ".jsonl");
    } while (Files.exists(file));
    return file;
  }
}

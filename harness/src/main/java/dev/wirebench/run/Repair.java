package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Damage;
import dev.wirebench.base.Digests;
import dev.wirebench.base.SteadyClock;
import dev.wirebench.base.WholeFile;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Cell;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.run.Journal.Kind;
import dev.wirebench.run.JournalLines.Entry;
import dev.wirebench.run.RepairRecord.Dropped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Leaves lines out of a journal, damaged ones or such as others contradict: writes a new one that
 * says so, and keeps the old.
 */
public final class Repair {
  /** The most lines that are tried one by one: the journal is read again for each. */
  private static final int TRIES = 20;

  private final RunFolder folder;
  private final byte[] before;
  private final JournalLines lines;
  private final Map<Integer, Entry> entries = new HashMap<>();
  private final Set<Integer> dropped;

  private Repair(RunFolder folder, byte[] before, JournalLines lines, Collection<Integer> dropped) {
    this.folder = folder;
    this.before = before;
    this.lines = lines;
    lines.entries().forEach(entry -> entries.put(entry.line(), entry));
    this.dropped = new TreeSet<>(dropped);
  }

  /**
   * The lines that were left out, and the old journal.
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
      byte[] before = Files.readAllBytes(folder.journal());
      return new Repair(folder, before, JournalLines.of(before), dropped).carryOut();
    } catch (IOException e) {
      throw new BadInput(
          "The run in '" + folder.path() + "' cannot be repaired (" + e + "): make room for it.",
          e);
    }
  }

  /**
   * Lines without which a run would be left: as few as there need to be, since others may be
   * impossible for what a damaged one says.
   *
   * @param damaged numbers of lines that there are
   * @return empty if all of them together do not suffice, or others would have to go
   */
  static Optional<Set<Integer>> sufficient(
      RunFolder folder, JournalLines lines, Collection<Integer> damaged) {
    Set<Integer> some = new TreeSet<>(List.of(Collections.min(damaged)));
    while (some.size() < TRIES) {
      RunReader left = without(folder, lines, some);
      if (left.isSound()) {
        return Optional.of(some);
      }
      Optional<Integer> next = left.damages().stream().findFirst().map(Damage::line);
      if (next.isEmpty() || !damaged.contains(next.get()) || !some.add(next.get())) {
        break;
      }
    }
    return without(folder, lines, damaged).isSound()
        ? Optional.of(new TreeSet<>(damaged))
        : Optional.empty();
  }

  private static RunReader without(
      RunFolder folder, JournalLines lines, Collection<Integer> dropped) {
    Repair repair = new Repair(folder, new byte[0], lines, dropped);
    repair.dropHeatsWithoutForks();
    return repair.left(repair.record(""));
  }

  private Outcome carryOut() throws IOException {
    dropped.forEach(this::checkLine);
    dropHeatsWithoutForks();
    Path old = unused();
    RepairRecord record = record(old.getFileName().toString());
    left(record).require();
    write(
        lines.without(dropped).with(Json.LINE.writeValueAsBytes(Map.of("repaired", record))), old);
    return new Outcome(record.dropped(), old);
  }

  private RepairRecord record(String old) {
    return new RepairRecord(
        SteadyClock.now(),
        dropped.stream().map(line -> new Dropped(line, what(line))).toList(),
        old,
        Digests.sha256(before));
  }

  private RunReader left(RepairRecord record) {
    Entry last = new Entry(lines.lines().size() + 1, Kind.REPAIRED, record);
    return RunReader.of(folder, lines.without(dropped), List.of(last));
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

  /**
   * The content of a line, and what is wrong with it. A line before it may be missing, for
   * instance.
   */
  private String what(int line) {
    return lines.damages().stream()
        .filter(damage -> damage.line() == line && entries.containsKey(line))
        .findFirst()
        .map(damage -> said(line) + ", which " + damage.reason())
        .orElseGet(() -> said(line));
  }

  private String said(int line) {
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

  /** Writes the journal. The old one has its new name before the new one has its own. */
  private void write(byte[] journal, Path old) throws IOException {
    WholeFile.write(old, before);
    Checksums.discard(folder.path());
    WholeFile.write(folder.journal(), journal);
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

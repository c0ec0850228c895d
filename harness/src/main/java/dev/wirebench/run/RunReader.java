package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Damage;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.run.JournalLines.Entry;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipException;

/** Plan and journal of a run, read once: what they say, and what is wrong with them. */
public final class RunReader {
  private final RunFolder folder;
  private final JournalLines lines;
  private final List<Damage> damages = new ArrayList<>();
  private final List<BadInput> others = new ArrayList<>();
  private Run run;

  private RunReader(RunFolder folder, JournalLines lines) {
    this.folder = folder;
    this.lines = lines;
  }

  static RunReader of(RunFolder folder) {
    return of(folder, journal(folder), List.of());
  }

  private static JournalLines journal(RunFolder folder) {
    Path file = folder.journal();
    try (InputStream in = JsonFile.open(file)) {
      return JournalLines.of(in.readAllBytes());
    } catch (ZipException | EOFException e) {
      throw new BadInput(
          "'" + file + "' is damaged (" + e.getMessage() + "): restore it from a copy.", e);
    } catch (IOException e) {
      throw new BadInput("The run in '" + folder.path() + "' cannot be read: " + e + ".", e);
    }
  }

  /**
   * Reads a journal as if it held other lines.
   *
   * @param more that are to be appended
   */
  static RunReader of(RunFolder folder, JournalLines lines, List<Entry> more) {
    RunReader reading = new RunReader(folder, lines);
    List<Entry> entries = new ArrayList<>(lines.entries());
    entries.addAll(more);
    try {
      reading.read(entries);
    } catch (BadInput e) {
      reading.others.add(e);
    }
    return reading;
  }

  private void read(List<Entry> entries) {
    damages.addAll(lines.damages());
    JournalContent content = JournalContent.of(entries);
    Start start = content.history().start();
    if (start == null) {
      if (damages.isEmpty()) {
        throw new BadInput("'" + folder.journal() + "' holds no start of a run: start a new one.");
      }
      return;
    }
    boolean trusted = damages.stream().noneMatch(damage -> damage.line() == 1);
    if (trusted && !start.planDigest().equals(folder.planDigest())) {
      throw new BadInput(
          "'"
              + folder.plan()
              + "' is damaged, or was changed after the run had been started with it: restore it,"
              + " or start a new run.");
    }
    understand(PlanFile.read(folder.plan()), content, entries);
  }

  private void understand(Plan plan, JournalContent content, List<Entry> entries) {
    try {
      Run read = new Run(plan, content);
      damages.addAll(RecordCheck.of(read.plan(), content, entries));
      run = read;
    } catch (RuntimeException e) {
      // Whatever a damaged record made of this program's own sums.
      others.add(
          new BadInput(
              "'"
                  + folder.journal()
                  + "' is damaged: what its lines say makes no run ("
                  + e
                  + "): restore it from a copy.",
              e));
    }
  }

  /** The first damage of each line, by line. */
  List<Damage> damages() {
    Map<Integer, Damage> byLine = new TreeMap<>();
    damages.forEach(damage -> byLine.putIfAbsent(damage.line(), damage));
    return List.copyOf(byLine.values());
  }

  /** Sentences that name whatever is wrong; empty if nothing is. */
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    damages().forEach(damage -> sentences.add("'" + folder.journal() + "', " + damage + "."));
    others.forEach(other -> sentences.add(other.getMessage()));
    return sentences;
  }

  /** The run, as far as it can be made out. */
  public Optional<Run> run() {
    return Optional.ofNullable(run);
  }

  boolean isSound() {
    return damages.isEmpty() && others.isEmpty();
  }

  /**
   * The run, if nothing is wrong with it.
   *
   * @throws BadInput with the first damage, and what can be done
   */
  public Run require() {
    List<Damage> byLine = damages();
    if (!byLine.isEmpty()) {
      throw advice(byLine);
    }
    if (!others.isEmpty()) {
      throw others.get(0);
    }
    return run;
  }

  private BadInput advice(List<Damage> damages) {
    String sentence =
        "'" + folder.journal() + "', " + damages.get(0) + ": restore the file from a copy";
    List<Integer> damaged = damages.stream().map(Damage::line).toList();
    Optional<Set<Integer>> dropped =
        folder.isCompressed() ? Optional.empty() : Repair.sufficient(folder, lines, damaged);
    return new BadInput(
        sentence + dropped.map(these -> ", or leave " + leaveOut(these)).orElse("") + ".");
  }

  private String leaveOut(Set<Integer> dropped) {
    return (dropped.size() == 1 ? "the line out" : "all such lines out")
        + " with repair "
        + folder.path()
        + " --drop "
        + dropped.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The end of the journal that a crash may have left, described in a sentence. */
  public Optional<String> cutOff() {
    return lines.cutOff()
        ? Optional.of(
            "The journal ends in the middle of line "
                + (lines.lines().size() + 1)
                + ", which does not count, as after a crash: run --resume goes on there.")
        : Optional.empty();
  }
}

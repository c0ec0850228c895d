package dev.wirebench.cli;

import static java.util.stream.Collectors.joining;

import dev.wirebench.plan.Jdk;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.results.Derivation;
import dev.wirebench.results.MergedFolder;
import dev.wirebench.results.Verification;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** The result of {@code verify} for one folder, whatever kind of record it holds. */
final class FolderVerification {
  /** Facts of the environment that a reader asks for first. */
  private static final List<String> MACHINE = List.of("cpu", "cpus", "os");

  private static final String NOT_RECORDED = "not recorded";

  private final boolean committed;
  private final List<Line> lines = new ArrayList<>();
  private final boolean isWhole;

  private FolderVerification(Path path, boolean committed) {
    this.committed = committed;
    this.isWhole = verify(path);
  }

  private record Line(String text, boolean isComplaint) {}

  /**
   * Reads a folder.
   *
   * @param committed whether a record that nobody else can make is refused, too
   */
  static FolderVerification of(Path path, boolean committed) {
    return new FolderVerification(path, committed);
  }

  /** Says whether nothing was found that is damaged or refused. */
  boolean isWhole() {
    return isWhole;
  }

  /** Prints what was found in the order in which it was, damages to {@code err}. */
  void print(PrintWriter out, PrintWriter err) {
    for (Line line : lines) {
      PrintWriter writer = line.isComplaint() ? err : out;
      writer.println(line.text());
      writer.flush();
    }
  }

  private boolean verify(Path path) {
    try {
      Optional<OtherRecord> other = OtherRecord.at(path);
      if (other.isPresent()) {
        return verify(path, other.get());
      }
      return MergedFolder.isAt(path)
          ? verify(path, MergedFolder.open(path))
          : verify(path, RunFolder.open(path));
    } catch (BadInput e) {
      complain(List.of(e.getMessage()));
      return false;
    }
  }

  private boolean verify(Path path, OtherRecord record) {
    OtherRecord.Looked looked = record.look(path);
    say(path + verdict(looked.damages().isEmpty(), looked.remarks().isEmpty()));
    looked.remarks().forEach(remark -> say("  " + remark));
    complain(looked.damages());
    return looked.damages().isEmpty() && mayStand(path, () -> record.environments(path));
  }

  /** The shards, then what is said of all. */
  private boolean verify(Path path, MergedFolder merged) {
    List<Verification> all = new ArrayList<>();
    merged.shards().forEach(shard -> all.add(verify(RunFolder.open(shard))));
    Verification own = merged.verify();
    boolean sound = own.isWhole() && all.stream().allMatch(Verification::isWhole);
    if (sound) {
      own = withReport(path, own);
    }
    all.add(own);
    say(path + verdict(all));
    fact("shards", String.valueOf(merged.shards().size()));
    finish(path, own);
    return all.stream().allMatch(Verification::isWhole) && mayStand(path, () -> environments(all));
  }

  private boolean verify(Path path, RunFolder folder) {
    Verification verification = verify(folder);
    return verification.isWhole() && mayStand(path, () -> environments(List.of(verification)));
  }

  private static List<Map<String, String>> environments(List<Verification> all) {
    return all.stream()
        .map(Verification::run)
        .filter(Objects::nonNull)
        .map(run -> run.start().environment())
        .toList();
  }

  /**
   * Complains of what --committed refuses.
   *
   * @param environments read only where it is asked for
   */
  private boolean mayStand(Path path, Supplier<List<Map<String, String>>> environments) {
    if (!committed) {
      return true;
    }
    List<String> objections =
        environments.get().stream()
            .flatMap(environment -> Sources.objection(path, environment).stream())
            .distinct()
            .toList();
    complain(objections);
    return objections.isEmpty();
  }

  private Verification verify(RunFolder folder) {
    Verification verification = Verification.of(folder);
    if (verification.isWhole()
        && (folder.isDerived() || folder.hasEnded())
        && !verification.run().measuredByCell().isEmpty()) {
      verification = withReport(folder.path(), verification);
    }
    say(folder.path() + verdict(List.of(verification)));
    if (verification.run() != null) {
      describe(verification.run());
      Derivation.madeBy(folder).ifPresent(program -> fact("run.json", "made by " + program));
    }
    finish(folder.path(), verification);
    return verification;
  }

  /** A report may have been made with options; a committed one has none. */
  private Verification withReport(Path folder, Verification verification) {
    List<String> differences = RecordedReport.differences(folder);
    return committed
        ? verification.with(differences, List.of())
        : verification.with(List.of(), differences);
  }

  private static String verdict(List<Verification> all) {
    return verdict(
        all.stream().allMatch(Verification::isWhole),
        all.stream().allMatch(Verification::isCertain));
  }

  private static String verdict(boolean isWhole, boolean isCertain) {
    if (!isWhole) {
      return " is damaged.";
    }
    return isCertain ? " is whole." : " shows no damage, as far as can be told:";
  }

  private void describe(Run run) {
    fact("started", run.start().time().toString());
    recorded(run, MACHINE);
    // The environment knows the JDK of the harness alone.
    fact("jdk", run.plan().machines().jdks().stream().map(Jdk::label).collect(joining(", ")));
    fact("libraries", libraries(run));
    recorded(run, Sources.FACTS);
    fact("forks", String.valueOf(run.forks().size()));
    run.repairs()
        .forEach(repair -> fact("repaired", repair.time() + ", without " + repair.dropped()));
  }

  private void recorded(Run run, List<String> names) {
    Map<String, String> environment = run.start().environment();
    names.forEach(name -> fact(name, environment.getOrDefault(name, NOT_RECORDED)));
  }

  /** The main artifact of each codec. */
  private static String libraries(Run run) {
    String libraries =
        run.codecs().stream()
            .flatMap(codec -> codec.artifacts().entrySet().stream().limit(1))
            .map(artifact -> artifact.getKey() + " " + artifact.getValue())
            .distinct()
            .sorted()
            .collect(joining(", "));
    return libraries.isEmpty() ? NOT_RECORDED : libraries;
  }

  private void finish(Path folder, Verification verification) {
    fact("files", Checksums.of(folder).count() + " with checksums");
    verification.remarks().forEach(remark -> say("  " + remark));
    complain(verification.damages());
  }

  private void fact(String name, String value) {
    say(String.format(Locale.ROOT, "  %-9s %s", name, value));
  }

  /** The files of a run may hold anything, so that only what is printable is printed. */
  private void say(String line) {
    lines.add(new Line(Words.printable(line), false));
  }

  private void complain(List<String> damages) {
    damages.forEach(damage -> lines.add(new Line(Words.printable(damage), true)));
  }
}

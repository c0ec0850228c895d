package dev.wirebench.run;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.Profile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run's folder: {@code plan.json} and {@code journal.jsonl} are the record, {@code jmh.json} and
 * {@code run.json} are derived from these two and can be written again at any time.
 */
public final class RunFolder {
  private final Path path;
  private final RunFiles files;

  private RunFolder(Path path) {
    this.path = path;
    this.files = new RunFiles(path);
  }

  /**
   * Makes a new folder.
   *
   * @throws BadInput if it exists or cannot be made
   */
  public static RunFolder create(Path path) {
    try {
      if (path.toAbsolutePath().getParent() != null) {
        Files.createDirectories(path.toAbsolutePath().getParent());
      }
      Files.createDirectory(path);
      return new RunFolder(path);
    } catch (FileAlreadyExistsException e) {
      throw new BadInput(
          "'"
              + e.getFile()
              + "' exists already and is left as it is: name another folder with --out.",
          e);
    } catch (IOException e) {
      throw new BadInput(
          "The folder '" + path + "' cannot be made (" + e + "): name another one with --out.", e);
    }
  }

  /**
   * Opens the folder of an earlier run.
   *
   * @throws BadInput if it holds none
   */
  public static RunFolder open(Path path) {
    RunFolder folder = new RunFolder(path);
    folder
        .files
        .missing()
        .ifPresent(
            name -> {
              throw new BadInput(
                  "'" + path + "' is not the folder of a run: it has no " + name + ".");
            });
    return folder;
  }

  /** Says whether a folder holds the record of a run, plan and journal. */
  public static boolean isAt(Path path) {
    return new RunFiles(path).missing().isEmpty();
  }

  /**
   * The run in a folder, if there is one. Whatever a start that came to nothing has left there is
   * removed.
   */
  public static Optional<RunFolder> find(Path path) {
    RunFolder folder = new RunFolder(path);
    try {
      if (folder.isCompressed()
          || Files.exists(folder.journal())
              && Files.readString(folder.journal()).indexOf('\n') >= 0) {
        return Optional.of(folder);
      }
    } catch (IOException e) {
      throw new BadInput("The run in '" + path + "' cannot be read: " + e + ".", e);
    }
    try {
      folder.discard();
    } catch (UncheckedIOException e) {
      throw new BadInput(
          "'" + path + "' holds no run, and is no empty folder either: remove it, or move it.", e);
    }
    return Optional.empty();
  }

  public Path path() {
    return path;
  }

  /** Removes the folder of a run that has measured nothing. */
  public void discard() {
    try {
      for (Path file : files.uncompressed()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(files.values());
      Checksums.discard(path);
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The place where a fork that crashes leaves the JVM's report, with its process id. */
  public Path crashReports() {
    return path.toAbsolutePath().resolve("hs_err_pid%p.log");
  }

  /** Writes the plan, before there is a journal. */
  public void write(Plan plan) {
    PlanFile.write(plan, plan());
  }

  /** The values that the run measures with, unless they are those of the build. */
  public DrawnValues values() {
    return new DrawnValues(files.values());
  }

  public Journal createJournal() throws IOException {
    return Journal.create(path.resolve(RunFiles.JOURNAL));
  }

  /**
   * Opens the journal to append to. Files that were derived from it before are no longer vouched
   * for.
   */
  public Journal resumeJournal() throws IOException {
    requireWritable();
    Checksums.discard(path);
    return Journal.resume(journal());
  }

  /**
   * @throws BadInput if the journal is compressed
   */
  public void requireWritable() {
    if (isCompressed()) {
      throw new BadInput(
          "The journal of '"
              + path
              + "' is compressed: run gunzip "
              + journal()
              + " first, then go on.");
    }
  }

  Path plan() {
    return files.plan();
  }

  /** The journal, or its compressed form where that is there alone. */
  Path journal() {
    return files.journal();
  }

  /** Says whether the journal is compressed, as those of committed runs are. */
  public boolean isCompressed() {
    return files.isCompressed();
  }

  /** The files that commands read of a run: the plan, the journal, and derived ones. */
  public List<Path> record() {
    return files.record();
  }

  /** Names of these files in either form. */
  public static Set<String> recordNames() {
    return RunFiles.names();
  }

  /** The files that are derived from the record. */
  public DerivedFiles derived() {
    return new DerivedFiles(files);
  }

  public ProfileFiles profiles() {
    return new ProfileFiles(path);
  }

  /** The journals that repairs left, as far as they are there. */
  public List<Path> journalsBefore(List<RepairRecord> repairs) throws IOException {
    Set<String> names = repairs.stream().map(RepairRecord::before).collect(Collectors.toSet());
    // Names in a journal are anybody's: what is there is looked for among them, not the reverse.
    try (Stream<Path> all = Files.list(path)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> names.contains(file.getFileName().toString()))
          .filter(file -> !record().contains(file))
          .sorted()
          .toList();
    }
  }

  /**
   * Says whether its journal is as it was when the run ended, and the derived files were written.
   */
  public boolean hasEnded() {
    return Checksums.of(path).vouchFor(journal());
  }

  /** SHA-256 of the plan as it is on disk. */
  public String planDigest() {
    return Digests.sha256(plan());
  }

  /**
   * Reads the record.
   *
   * @throws BadInput if plan or journal are damaged, do not belong together, or are not as they
   *     were when checksums were noted
   */
  public Run read() {
    Run run = reading().require();
    ChecksumCheck.of(path).differencesOf(List.of(plan(), journal())).stream()
        .findFirst()
        .ifPresent(
            difference -> {
              throw new BadInput(
                  difference
                      + " Restore it from a copy, or delete "
                      + path.resolve(Checksums.FILE)
                      + " if the change was meant.");
            });
    return run;
  }

  /** The record, whatever is wrong with it. */
  public RunReader reading() {
    return RunReader.of(this);
  }

  /**
   * Copies what nothing else gives: the plan, the journal, compressed, journals from before
   * repairs, profiles, and what all these are like.
   *
   * @param run what the folder holds
   * @param to a folder that is not there; it has all of it or, on a full disk, is not there then
   */
  public void copyRecord(Run run, Path to) {
    List<Path> asTheyAre = new ArrayList<>(List.of(plan()));
    try {
      asTheyAre.addAll(journalsBefore(run.repairs()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    asTheyAre.addAll(Profile.files(path));
    RecordCopy.make(path, asTheyAre, List.of(journal()), to);
  }
}

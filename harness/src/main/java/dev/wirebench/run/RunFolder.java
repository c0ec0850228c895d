package dev.wirebench.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Digests;
import dev.wirebench.base.Json;
import dev.wirebench.base.WholeFile;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.report.input.Profile;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * A run's folder: {@code plan.json} and {@code journal.jsonl} are the record, {@code jmh.json} and
 * {@code run.json} are derived from these two and can be written again at any time.
 */
public final class RunFolder {
  private static final String PLAN = "plan.json";
  static final String JOURNAL = "journal.jsonl";
  private static final String RESULTS = "jmh.json";
  private static final String FACTS = "run.json";
  private static final String COMPRESSED = ".gz";

  private final Path path;

  private RunFolder(Path path) {
    this.path = path;
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
    for (Path file : List.of(path.resolve(PLAN), folder.journal())) {
      if (!Files.isRegularFile(file)) {
        throw new BadInput(
            "'"
                + path
                + "' is not the folder of a run: it has no "
                + file.getFileName().toString().replace(COMPRESSED, "")
                + ".");
      }
    }
    return folder;
  }

  /** Whether a folder holds the record of a run, plan and journal. */
  public static boolean isAt(Path path) {
    return Files.isRegularFile(path.resolve(PLAN))
        && Files.isRegularFile(new RunFolder(path).journal());
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
      for (String file : List.of(JOURNAL, PLAN, RESULTS, FACTS, Checksums.FILE)) {
        Files.deleteIfExists(path.resolve(file));
      }
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where a fork that crashes leaves the JVM's report, with its process id. */
  public Path crashReports() {
    return path.toAbsolutePath().resolve("hs_err_pid%p.log");
  }

  /** Writes the plan, before there is a journal. */
  public void write(Plan plan) {
    try {
      WholeFile.write(plan(), Json.INDENTED.writeValueAsBytes(plan));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Journal createJournal() throws IOException {
    return Journal.create(path.resolve(JOURNAL));
  }

  /**
   * Opens the journal to append to. Files that were derived from it before are no longer vouched
   * for.
   */
  public Journal resumeJournal() throws IOException {
    requireWritable();
    forgetChecksums();
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

  private Path profile(String name) {
    return path.resolve(Profile.FOLDER).resolve(name + Profile.SUFFIX);
  }

  /** Whether there is a profile of this name. */
  public boolean hasProfile(String name) {
    return Files.exists(profile(name));
  }

  /** Writes what a row does with its time, under a name without an ending. */
  public void write(String name, Profile profile) throws IOException {
    Files.createDirectories(path.resolve(Profile.FOLDER));
    WholeFile.write(profile(name), Json.LINE.writeValueAsBytes(profile));
  }

  /** Notes what the profiles are like, beside what is noted already. */
  public void noteProfiles() {
    List<Path> profiles = Profile.files(path);
    if (!profiles.isEmpty()) {
      try {
        Checksums.of(path).note(profiles);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  Path plan() {
    return path.resolve(PLAN);
  }

  /**
   * What commands read of a run: the plan, the journal, and of what is derived from these what is
   * there.
   */
  public List<Path> record() {
    return Stream.concat(
            Stream.of(plan(), journal()),
            Stream.of(RESULTS, FACTS).flatMap(this::forms).filter(Files::isRegularFile))
        .toList();
  }

  /** The journals that repairs left, as far as they are there. */
  public List<Path> journalsBefore(List<RepairRecord> repairs) throws IOException {
    Set<String> names = repairs.stream().map(RepairRecord::before).collect(Collectors.toSet());
    // Names in a journal are anybody's: what is there is looked for among them, not the reverse.
    try (Stream<Path> files = Files.list(path)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> names.contains(file.getFileName().toString()))
          .filter(file -> !record().contains(file))
          .sorted()
          .toList();
    }
  }

  private Stream<Path> forms(String name) {
    return Stream.of(path.resolve(name), path.resolve(name + COMPRESSED));
  }

  /** Whether the folder has all that is derived from its record, compressed or not. */
  public boolean isDerived() {
    return Stream.of(RESULTS, FACTS).allMatch(name -> forms(name).anyMatch(Files::isRegularFile));
  }

  /** Says whether it has anything that is derived from its record. */
  public boolean hasDerived() {
    return Stream.of(RESULTS, FACTS).flatMap(this::forms).anyMatch(Files::isRegularFile);
  }

  /** Whether its journal is as it was when the run ended, and what follows from it was written. */
  public boolean hasEnded() {
    return Checksums.of(path).vouchFor(journal());
  }

  /** Names of these files in either form. */
  public static Set<String> recordNames() {
    return Stream.of(PLAN, JOURNAL, RESULTS, FACTS)
        .flatMap(name -> Stream.of(name, name + COMPRESSED))
        .collect(Collectors.toSet());
  }

  /** Whether the journal is compressed, as those of committed runs are. */
  public boolean isCompressed() {
    return journal().getFileName().toString().endsWith(COMPRESSED);
  }

  /** The journal, or its compressed form where that is there alone. */
  Path journal() {
    return JsonFile.orCompressed(path.resolve(JOURNAL));
  }

  void forgetChecksums() throws IOException {
    Files.deleteIfExists(path.resolve(Checksums.FILE));
  }

  /** SHA-256 of the plan as it is on disk. */
  public String planDigest() {
    return Digests.sha256(path.resolve(PLAN));
  }

  /**
   * Reads the record.
   *
   * @throws BadInput if plan or journal are damaged, do not belong together, or are not as they
   *     were when checksums were noted
   */
  public Run read() {
    Run run = reading().require();
    Checksums.of(path).differencesOf(List.of(plan(), journal())).stream()
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
  public Reading reading() {
    return Reading.of(this);
  }

  JournalLines readJournal() {
    try (InputStream in = JsonFile.open(journal())) {
      return JournalLines.of(in.readAllBytes());
    } catch (ZipException | EOFException e) {
      throw new BadInput(
          "'" + journal() + "' is damaged (" + e.getMessage() + "): restore it from a copy.", e);
    } catch (IOException e) {
      throw new BadInput("The run in '" + path + "' cannot be read: " + e + ".", e);
    }
  }

  Plan readPlan() {
    Path file = plan();
    try {
      JsonNode tree = Json.STRICT.readTree(file.toFile());
      int version = tree.path("schemaVersion").asInt();
      if (version != Plan.SCHEMA_VERSION) {
        throw new BadInput(
            "'"
                + file
                + "' has schema version "
                + version
                + ", this program reads "
                + Plan.SCHEMA_VERSION
                + ": use the program that wrote it.");
      }
      Plan plan = Json.STRICT.treeToValue(tree, Plan.class);
      Optional<String> unknown = Json.unknownField(tree, Plan.class);
      if (unknown.isPresent()) {
        throw new BadInput(
            "'"
                + file
                + "' has a field '"
                + unknown.get()
                + "' that this program does not know: use the program that wrote it.");
      }
      return plan;
    } catch (JsonProcessingException e) {
      String why = e.getOriginalMessage().lines().findFirst().orElse("");
      throw new BadInput("'" + file + "' is no plan (" + why.strip() + "): restore it.", e);
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): restore it.", e);
    }
  }

  /**
   * What a derived file holds, if it is there.
   *
   * @throws BadInput if it cannot be read
   */
  public Optional<byte[]> readDerived(String name) {
    Path file = JsonFile.orCompressed(path.resolve(name));
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try (InputStream in = JsonFile.open(file)) {
      return Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new BadInput(
          "'" + file + "' is damaged (" + e.getMessage() + "): collect writes it anew.", e);
    }
  }

  /**
   * Copies what nothing else gives: the plan, the journal, compressed, journals from before
   * repairs, profiles, and what all these are like.
   *
   * @param run what the folder holds
   * @param to a folder that is not there; it has all of it or, on a full disk, is not there then
   */
  public void copyRecord(Run run, Path to) {
    List<Path> files = new ArrayList<>(List.of(plan()));
    try {
      files.addAll(journalsBefore(run.repairs()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    files.addAll(Profile.files(path));
    RecordCopy.make(path, files, List.of(journal()), to);
  }

  /** What a file is to hold. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes what is derived from the record, compressed where the journal is: all of it or, on a
   * full disk, none, and readers never see half of a file. Notes what all files are like then.
   *
   * @param contents by name
   */
  public void derive(Map<String, Content> contents) {
    String suffix = isCompressed() ? COMPRESSED : "";
    String other = isCompressed() ? "" : COMPRESSED;
    try {
      Checksums checksums = Checksums.of(path);
      List<Path> files = new ArrayList<>(List.of(plan(), journal()));
      Map<Path, Path> parts = new LinkedHashMap<>();
      try {
        for (Map.Entry<String, Content> entry : contents.entrySet()) {
          Path part = WholeFile.part(path.resolve(entry.getKey()));
          parts.put(part, path.resolve(entry.getKey() + suffix));
          write(part, entry.getValue());
        }
        // Between the moves nobody vouches for what is there.
        forgetChecksums();
        for (Map.Entry<Path, Path> part : parts.entrySet()) {
          WholeFile.moveIntoPlace(part.getKey(), part.getValue());
          files.add(part.getValue());
        }
        for (String name : contents.keySet()) {
          Files.deleteIfExists(path.resolve(name + other));
        }
      } finally {
        for (Path part : parts.keySet()) {
          Files.deleteIfExists(part);
        }
      }
      checksums.note(files);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(Path part, Content content) throws IOException {
    try (OutputStream file = Files.newOutputStream(part);
        OutputStream out = isCompressed() ? new GZIPOutputStream(file) : file) {
      content.writeTo(out);
    }
  }
}

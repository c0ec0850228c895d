package dev.wirebench.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.Digests;
import dev.wirebench.base.Json;
import dev.wirebench.plan.Plan;
import dev.wirebench.report.input.BadInput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * A run's folder: {@code plan.json} and {@code journal.jsonl} are the record, {@code jmh.json} and
 * {@code run.json} are derived from these two and can be written again at any time.
 */
public final class RunFolder {
  private static final String PLAN = "plan.json";
  private static final String JOURNAL = "journal.jsonl";

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
    for (String file : new String[] {PLAN, JOURNAL}) {
      if (!Files.isRegularFile(path.resolve(file))) {
        throw new BadInput("'" + path + "' is not the folder of a run: it has no " + file + ".");
      }
    }
    return new RunFolder(path);
  }

  /**
   * The run in a folder, if there is one. Whatever a start that came to nothing has left there is
   * removed.
   */
  public static Optional<RunFolder> find(Path path) {
    RunFolder folder = new RunFolder(path);
    try {
      Path journal = path.resolve(JOURNAL);
      if (Files.exists(journal) && Files.readString(journal).indexOf('\n') >= 0) {
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
      for (String file : new String[] {JOURNAL, PLAN, "jmh.json", "run.json"}) {
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
    write(PLAN, out -> Json.INDENTED.writeValue(out, plan));
  }

  public Journal createJournal() throws IOException {
    return Journal.create(path.resolve(JOURNAL));
  }

  public Journal resumeJournal() throws IOException {
    return Journal.resume(path.resolve(JOURNAL));
  }

  /** SHA-256 of the plan as it is on disk. */
  public String planDigest() {
    return Digests.sha256(path.resolve(PLAN));
  }

  /**
   * Reads the record.
   *
   * @throws BadInput if plan or journal are damaged, or do not belong together
   */
  public Run read() {
    try {
      Run run = new Run(readPlan(), Journal.read(path.resolve(JOURNAL)));
      if (!run.start().planDigest().equals(planDigest())) {
        throw new BadInput(
            "'"
                + path.resolve(PLAN)
                + "' was changed after the run had been started with it: restore it, or start a new"
                + " run.");
      }
      return run;
    } catch (IOException e) {
      throw new BadInput("The run in '" + path + "' cannot be read: " + e + ".", e);
    }
  }

  private Plan readPlan() throws IOException {
    var tree = Json.LINE.readTree(path.resolve(PLAN).toFile());
    int version = tree.path("schemaVersion").asInt();
    if (version < Plan.OLDEST_SCHEMA_VERSION || version > Plan.SCHEMA_VERSION) {
      throw new BadInput(
          "'"
              + path.resolve(PLAN)
              + "' has schema version "
              + version
              + ", this program reads "
              + Plan.OLDEST_SCHEMA_VERSION
              + " to "
              + Plan.SCHEMA_VERSION
              + ": use the program that wrote it.");
    }
    Plan plan = Json.LINE.treeToValue(tree, Plan.class);
    JsonNode known = Json.LINE.valueToTree(plan);
    for (String field : (Iterable<String>) tree::fieldNames) {
      if (!known.has(field)) {
        throw new BadInput(
            "'"
                + path.resolve(PLAN)
                + "' has a field '"
                + field
                + "' that this program does not know: use the program that wrote it.");
      }
    }
    return plan;
  }

  /** What a file is to hold. */
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes a file so that readers never see half of it, and a full disk leaves none. */
  public void write(String name, Content content) {
    Path part = path.resolve(name + ".part");
    try {
      try {
        try (OutputStream out = Files.newOutputStream(part)) {
          content.writeTo(out);
        }
        Files.move(part, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

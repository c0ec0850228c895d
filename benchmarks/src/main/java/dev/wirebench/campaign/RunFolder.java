package dev.wirebench.campaign;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

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

  public Path path() {
    return path;
  }

  void write(Plan plan) throws IOException {
    Json.INDENTED.writeValue(path.resolve(PLAN).toFile(), plan);
  }

  Journal createJournal() throws IOException {
    return Journal.create(path.resolve(JOURNAL));
  }

  /** Reads the record. */
  public Run read() {
    try {
      Plan plan = Json.LINE.readValue(path.resolve(PLAN).toFile(), Plan.class);
      return new Run(plan, Journal.read(path.resolve(JOURNAL)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes {@code jmh.json} and {@code run.json} from plan and journal. */
  public void derive() {
    Run run = read();
    write(
        "jmh.json",
        out -> {
          try (PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8)) {
            JmhResults.writeJson(run.forksByCell(), print);
          }
        });
    write("run.json", out -> Json.INDENTED.writeValue(out, RunJson.of(run)));
  }

  private interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /** Readers never see half a file. */
  private void write(String name, Content content) {
    Path part = path.resolve(name + ".part");
    try {
      try (OutputStream out = Files.newOutputStream(part)) {
        content.writeTo(out);
      }
      Files.move(part, path.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

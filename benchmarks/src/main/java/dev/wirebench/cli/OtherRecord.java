package dev.wirebench.cli;

import dev.wirebench.base.LinkedLines;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.LoadSheet;
import dev.wirebench.report.exporters.Replicated;
import dev.wirebench.report.exporters.ReplicationSheet;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.JsonFile;
import dev.wirebench.report.input.Shell;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.page.Sheet;
import dev.wirebench.report.replication.Log;
import dev.wirebench.report.replication.Replication;
import dev.wirebench.report.replication.ReplicationFile;
import dev.wirebench.report.replication.Session;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.RecordCopy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** What is measured by no campaign, and keeps a record of its own in its folder. */
enum OtherRecord {
  LOAD(LoadFile.NAME, true, LoadFile::read),
  HEAPS(HeapsRecord.NAME, true, HeapsRecord::read),
  REPLICATION(ReplicationFile.NAME, false, Replication::read);

  private final String file;
  private final boolean isOfLines;
  private final Consumer<Path> reader;

  /**
   * @param file by which its folder is known
   * @param isOfLines whether that is the whole record, line by line
   * @param reader refuses what cannot be read
   */
  OtherRecord(String file, boolean isOfLines, Consumer<Path> reader) {
    this.file = file;
    this.isOfLines = isOfLines;
    this.reader = reader;
  }

  /** Empty of any other folder. */
  static Optional<OtherRecord> at(Path folder) {
    return Arrays.stream(values())
        .filter(record -> Files.isRegularFile(record.file(folder)))
        .findFirst();
  }

  private Path file(Path folder) {
    Path plain = folder.resolve(file);
    return isOfLines ? JsonFile.orCompressed(plain) : plain;
  }

  /** What its record has beside the file that it is known by. */
  private List<Path> logs(Path folder) {
    return isOfLines
        ? List.of()
        : Replication.read(folder).logs().keySet().stream()
            .map(cell -> Log.file(folder, cell))
            .toList();
  }

  private List<Path> record(Path folder) {
    List<Path> files = new ArrayList<>(List.of(file(folder)));
    files.addAll(logs(folder));
    return files;
  }

  /**
   * What was found of a folder.
   *
   * @param damages sentences, one for each line that is not as it was written
   * @param remarks sentences about what cannot be told
   */
  record Looked(List<String> damages, List<String> remarks) {}

  /** Looks at all that can be checked. */
  Looked look(Path folder) {
    Path path = file(folder);
    try (InputStream in = JsonFile.open(path)) {
      LinkedLines lines = LinkedLines.of(isOfLines ? in.readAllBytes() : new byte[0]);
      List<String> damages =
          lines.damages().stream().map(damage -> "'" + path + "', " + damage + ".").toList();
      if (damages.isEmpty()) {
        reader.accept(folder);
        damages = Checksums.of(folder).differences(record(folder));
      }
      return new Looked(
          damages, damages.isEmpty() ? remarks(folder, lines).stream().toList() : List.of());
    } catch (BadInput e) {
      return new Looked(List.of(e.getMessage()), List.of());
    } catch (IOException e) {
      return new Looked(
          List.of("'" + path + "' cannot be read (" + e + "): restore it, or make it readable."),
          List.of());
    }
  }

  private Optional<String> remarks(Path folder, LinkedLines lines) {
    if (!isOfLines) {
      Checksums checksums = Checksums.of(folder);
      return record(folder).stream().allMatch(checksums::vouchFor)
          ? Optional.empty()
          : Optional.of("The logs of a replication have no checksums until it is recorded.");
    }
    if (!lines.linked()) {
      return Optional.of(
          "'"
              + file(folder)
              + "' is unverified: the program that wrote it did not yet give its lines checksums.");
    }
    return lines.cutOff()
        ? Optional.of(
            "The last line of '" + file(folder) + "' is incomplete, as a crash leaves it.")
        : Optional.empty();
  }

  /**
   * Facts of the machine and of the program, once for each time that it measured, and once at
   * least.
   */
  List<Map<String, String>> environments(Path folder) {
    List<Map<String, String>> noted = notedEnvironments(folder);
    return noted.isEmpty() ? List.of(Map.of()) : noted;
  }

  private List<Map<String, String>> notedEnvironments(Path folder) {
    return switch (this) {
      case LOAD ->
          LoadFile.read(folder).stream()
              .flatMap(line -> Stream.ofNullable(line.start()))
              .map(LoadStart::environment)
              .toList();
      case HEAPS -> List.of(HeapsRecord.read(folder).asked().environment());
      case REPLICATION ->
          ReplicationFile.read(folder).sessions().stream().map(Session::environment).toList();
    };
  }

  /** What a folder is called. */
  static String name(Path folder) {
    return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
  }

  /** Whether a run of JMH can be laid beside it. */
  boolean takesJmh() {
    return this == REPLICATION;
  }

  /**
   * Its page with charts.
   *
   * @param jmh a run of the same cells, to be laid beside a replication
   */
  Sheet sheet(Path folder, Optional<Report> jmh) {
    String name = name(folder);
    return switch (this) {
      case LOAD -> LoadSheet.of(name, LoadSummary.of(folder));
      case HEAPS -> HeapsSheet.of(name, HeapsRecord.read(folder));
      case REPLICATION -> {
        Replicated replicated = Replicated.of(Replication.read(folder), jmh, KnownCodecs.read());
        yield ReplicationSheet.of(
            name, replicated, ReplicateCommand.command(replicated.replication().protocol()));
      }
    };
  }

  /**
   * Refuses to go on with what was copied to be kept.
   *
   * @throws BadInput if the folder is such a copy
   */
  void requireWritable(Path folder) {
    if (Checksums.of(folder).exist() || !Files.exists(folder.resolve(file))) {
      throw new BadInput(
          "'"
              + folder
              + "' is a record, which stays as it is: go on with the folder that it was copied"
              + " from.");
    }
  }

  /**
   * Copies what nothing else gives, compressed, and what that is like.
   *
   * @param to a folder that is not there; it has all of it or, on a full disk, is not there then
   * @throws BadInput if its last line is incomplete, or a log is missing
   */
  void copyRecord(Path folder, Path to) {
    if (isOfLines) {
      BadInput.refuse(look(folder).remarks().stream().findFirst());
    } else if (!Replication.read(folder).isComplete()) {
      throw new BadInput(
          "'"
              + folder
              + "' is not finished: go on with "
              + Shell.line("replicate", "--resume", folder)
              + ".");
    }
    List<Path> itself = List.of(file(folder));
    RecordCopy.make(folder, isOfLines ? List.of() : itself, isOfLines ? itself : logs(folder), to);
  }

  /**
   * Refuses a folder that was touched, as far as it can be told.
   *
   * @throws BadInput with the first damage
   */
  void require(Path folder) {
    look(folder)
        .damages()
        .forEach(
            damage -> {
              throw new BadInput(damage.replaceFirst("\\.$", ": restore the file from a copy."));
            });
  }
}

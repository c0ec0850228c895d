package dev.wirebench.cli;

import dev.wirebench.base.LinkedLines;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.LoadSheet;
import dev.wirebench.report.exporters.Replicated;
import dev.wirebench.report.exporters.ReplicationSheet;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.page.Sheet;
import dev.wirebench.report.replication.Replication;
import dev.wirebench.report.replication.ReplicationFile;
import dev.wirebench.report.replication.Session;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        .filter(record -> Files.isRegularFile(folder.resolve(record.file)))
        .findFirst();
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
    Path path = folder.resolve(file);
    try {
      LinkedLines lines =
          isOfLines ? LinkedLines.of(Files.readAllBytes(path)) : LinkedLines.of(new byte[0]);
      List<String> damages =
          lines.damages().stream().map(damage -> "'" + path + "', " + damage + ".").toList();
      if (damages.isEmpty()) {
        reader.accept(folder);
      }
      return new Looked(damages, remarks(path, lines));
    } catch (BadInput e) {
      return new Looked(List.of(e.getMessage()), List.of());
    } catch (IOException e) {
      return new Looked(
          List.of("'" + path + "' cannot be read (" + e + "): make it readable."), List.of());
    }
  }

  private List<String> remarks(Path path, LinkedLines lines) {
    if (!isOfLines) {
      return List.of("The logs of a replication have no checksums.");
    }
    if (!lines.linked()) {
      return List.of(
          "'"
              + path
              + "' is unverified: the program that wrote it did not yet give its lines checksums.");
    }
    return lines.cutOff()
        ? List.of("The last line of '" + path + "' is incomplete, as a crash leaves it.")
        : List.of();
  }

  /** Facts of the machine and of the program, once for each time that it measured. */
  List<Map<String, String>> environments(Path folder) {
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

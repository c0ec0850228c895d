package dev.wirebench.studies.commands;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Shell;
import dev.wirebench.records.Inspection;
import dev.wirebench.records.RecordFindings;
import dev.wirebench.records.RecordKind;
import dev.wirebench.records.RecordWithReport;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import dev.wirebench.run.ChecksumCheck;
import dev.wirebench.run.Checksums;
import dev.wirebench.run.RecordCopy;
import dev.wirebench.studies.pages.Replicated;
import dev.wirebench.studies.pages.ReplicationPage;
import dev.wirebench.studies.replication.Log;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.ReplicationFile;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replicator.UsualProtocol;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The record of a study's own protocol: what was asked for, and the logs. */
public record ReplicationRecord(Path path) implements RecordWithReport {
  /** Finds replications among other records. */
  public static final class Kind implements RecordKind {
    @Override
    public Optional<ReplicationRecord> at(Path path) {
      return ReplicationRecord.at(path);
    }
  }

  static Optional<ReplicationRecord> at(Path path) {
    return Optional.of(new ReplicationRecord(path))
        .filter(record -> Files.isRegularFile(record.file()));
  }

  private Path file() {
    return path.resolve(ReplicationFile.NAME);
  }

  private List<Path> logs(Replication replication) {
    return replication.logs().keySet().stream().map(cell -> Log.file(path, cell)).toList();
  }

  private RecordFindings look() {
    try {
      Replication replication = Replication.read(path);
      List<Path> files = Stream.concat(Stream.of(file()), logs(replication).stream()).toList();
      List<String> differences = ChecksumCheck.of(path).differences(files);
      if (!differences.isEmpty()) {
        return RecordFindings.damaged(differences);
      }
      return new RecordFindings(
          List.of(),
          files.stream().allMatch(Checksums.of(path)::vouchFor)
              ? List.of()
              : List.of("The logs of a replication have no checksums until it is recorded."),
          replication.file().sessions().stream().map(Session::environment).toList());
    } catch (BadInput e) {
      return RecordFindings.damaged(List.of(e.getMessage()));
    }
  }

  @Override
  public Inspection inspect(boolean committed) {
    return look().inspection(path, committed);
  }

  @Override
  public void require() {
    look().requireWhole();
  }

  @Override
  public void copyTo(Path to) {
    look().require(path);
    Replication replication = Replication.read(path);
    if (!replication.isComplete()) {
      throw new BadInput(
          "'"
              + path
              + "' is not finished: go on with "
              + Shell.line("replicate", "--resume", path)
              + ".");
    }
    RecordCopy.make(path, List.of(file()), logs(replication), to);
  }

  @Override
  public boolean takesJmh() {
    return true;
  }

  @Override
  public Document document(Optional<Report> jmh) {
    Replicated replicated = Replicated.of(measurement(), jmh, KnownCodecs.read());
    return ReplicationPage.of(
        name(), replicated, UsualProtocol.command(replicated.replication().protocol()));
  }

  @Override
  public Replication measurement() {
    return Replication.read(path);
  }
}

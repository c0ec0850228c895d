package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The kinds of record that there are. */
public final class Records {
  private static final List<RecordKind> KINDS =
      Stream.concat(
              Stream.<RecordKind>of(
                  LoadRecord::at, HeapsFolder::at, MergedRecord::at, RunRecord::at),
              ServiceLoader.load(RecordKind.class).stream().map(ServiceLoader.Provider::get))
          .toList();

  private Records() {}

  /** The record in a folder; empty of any other folder, and of a file. */
  public static Optional<RecordFolder> at(Path path) {
    return KINDS.stream()
        .flatMap(kind -> kind.at(path).stream())
        .map(RecordFolder.class::cast)
        .findFirst();
  }

  /**
   * The record in a folder.
   *
   * @throws BadInput if the folder has none, with what it lacks to be a run
   */
  public static RecordFolder open(Path path) {
    return at(path).orElseGet(() -> new RunRecord(RunFolder.open(path)));
  }

  /** The record in a folder, if it has a report of its own; empty of any other, and of a file. */
  public static Optional<RecordWithReport> withReport(Path path) {
    return at(path).filter(RecordWithReport.class::isInstance).map(RecordWithReport.class::cast);
  }
}

package dev.wirebench.studies.replication;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Shell;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The measurements by a study's protocol.
 *
 * @param file what its folder says of itself
 * @param logs of the cells that are complete, in the order of measurement
 */
public record Replication(ReplicationFile file, Map<LoggedCell, Log> logs) {

  /**
   * @throws BadInput if the folder is not a replication's, one of its files is damaged, or nothing
   *     in it is complete
   */
  public static Replication read(Path folder) {
    ReplicationFile file = ReplicationFile.read(folder);
    Map<LoggedCell, Log> logs = new LinkedHashMap<>();
    for (LoggedCell cell : file.protocol().cells()) {
      if (isComplete(folder, cell)) {
        logs.put(cell, Log.read(folder, cell, file.protocol()));
      }
    }
    if (logs.isEmpty()) {
      throw new BadInput(
          "'"
              + folder
              + "' has no complete log: go on with "
              + Shell.line("replicate", "--resume", folder)
              + ".");
    }
    return new Replication(file, logs);
  }

  /** Says whether a cell was measured to its end: until then, its log has another name. */
  public static boolean isComplete(Path folder, LoggedCell cell) {
    return Files.isRegularFile(Log.file(folder, cell));
  }

  /** Says whether all cells were measured to their end. */
  public boolean isComplete() {
    return logs.keySet().containsAll(protocol().cells());
  }

  public StudyProtocol protocol() {
    return file.protocol();
  }

  public Optional<Log> log(LoggedCell cell) {
    return Optional.ofNullable(logs.get(cell));
  }

  /** The tests of each measured, of each task on each file that two libraries at least have. */
  public List<TaskTest> tests() {
    return Stream.of(LoggedSamples.values()).flatMap(this::tests).toList();
  }

  private Stream<TaskTest> tests(LoggedSamples measured) {
    return protocol().payloads().stream()
        .flatMap(
            payload ->
                protocol().tasks().stream()
                    .flatMap(task -> test(measured, task, payload).stream()));
  }

  /** Empty if fewer than two libraries were measured. */
  public Optional<TaskTest> test(LoggedSamples measured, String task, String payload) {
    Map<String, double[]> samples = new LinkedHashMap<>();
    for (String library : protocol().libraries()) {
      log(new LoggedCell(library, task, payload))
          .ifPresent(log -> samples.put(library, log.of(measured)));
    }
    return samples.size() < 2
        ? Optional.empty()
        : Optional.of(TaskTest.of(task, payload, measured, samples));
  }
}

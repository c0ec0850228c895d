package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The record of services under load. */
public record LoadRecord(Path path) implements LinesRecord {
  static Optional<LoadRecord> at(Path path) {
    return Optional.of(new LoadRecord(path)).filter(record -> record.lines().exists());
  }

  @Override
  public RecordOfLines lines() {
    return new RecordOfLines(path, LoadFile.NAME, LoadRecord::environments);
  }

  private static List<Map<String, String>> environments(Path path) {
    return LoadFile.read(path).stream()
        .flatMap(line -> Stream.ofNullable(line.start()))
        .map(LoadStart::environment)
        .toList();
  }

  @Override
  public Document document(Optional<Report> jmh) {
    return LoadDocument.of(name(), measurement());
  }

  @Override
  public LoadSummary measurement() {
    return LoadSummary.of(path);
  }
}

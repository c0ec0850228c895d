package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The record of the smallest heaps. */
public record HeapsFolder(Path path) implements LinesRecord {
  static Optional<HeapsFolder> at(Path path) {
    return Optional.of(new HeapsFolder(path)).filter(record -> record.lines().exists());
  }

  @Override
  public RecordOfLines lines() {
    return new RecordOfLines(
        path, HeapsRecord.NAME, folder -> List.of(HeapsRecord.read(folder).asked().environment()));
  }

  @Override
  public Document document(Optional<Report> jmh) {
    return HeapsDocument.of(name(), measurement());
  }

  @Override
  public HeapsRecord measurement() {
    return HeapsRecord.read(path);
  }
}

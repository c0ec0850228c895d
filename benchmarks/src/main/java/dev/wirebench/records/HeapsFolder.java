package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.input.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The record of the smallest heaps. */
public record HeapsFolder(Path path) implements RecordFolder, OwnReport {
  static Optional<HeapsFolder> at(Path path) {
    return Optional.of(new HeapsFolder(path)).filter(record -> record.lines().exists());
  }

  private RecordOfLines lines() {
    return new RecordOfLines(
        path, HeapsRecord.NAME, folder -> List.of(HeapsRecord.read(folder).asked().environment()));
  }

  @Override
  public Inspection inspect(boolean committed) {
    return lines().look().inspection(path, committed);
  }

  @Override
  public void require() {
    lines().look().requireWhole();
  }

  @Override
  public void copyTo(Path to) {
    lines().copyTo(to);
  }

  /**
   * Refuses to go on with a copy that was made to be kept.
   *
   * @throws BadInput if the folder is such a copy
   */
  public void requireWritable() {
    lines().requireWritable();
  }

  @Override
  public Optional<OwnReport> ownReport() {
    return Optional.of(this);
  }

  @Override
  public Document document(Optional<Report> jmh) {
    return HeapsDocument.of(name(), HeapsRecord.read(path));
  }

  @Override
  public Map<String, Evidence> evidence(Claims claims) {
    throw new BadInput("No claim is about heaps, which " + path + " holds: leave it out.");
  }

  @Override
  public String circumstances() {
    return HeapsDocument.circumstances(HeapsRecord.read(path));
  }
}

package dev.wirebench.records;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.claims.Claims;
import dev.wirebench.report.claims.Evidence;
import dev.wirebench.report.claims.ServiceClaim;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.load.LoadFile;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The record of services under load. */
public record LoadRecord(Path path) implements RecordFolder, OwnReport {
  static Optional<LoadRecord> at(Path path) {
    return Optional.of(new LoadRecord(path)).filter(record -> record.lines().exists());
  }

  private RecordOfLines lines() {
    return new RecordOfLines(path, LoadFile.NAME, LoadRecord::environments);
  }

  private static List<Map<String, String>> environments(Path path) {
    return LoadFile.read(path).stream()
        .flatMap(line -> Stream.ofNullable(line.start()))
        .map(LoadStart::environment)
        .toList();
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
    return LoadDocument.of(name(), LoadSummary.of(path));
  }

  @Override
  public Map<String, Evidence> evidence(Claims claims) {
    return ServiceClaim.evidence(claims, LoadSummary.of(path), name());
  }

  @Override
  public String circumstances() {
    return LoadDocument.circumstances(LoadSummary.of(path));
  }
}

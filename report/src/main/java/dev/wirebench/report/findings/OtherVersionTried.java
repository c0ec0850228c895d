package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.coordinates.RowRelease;
import dev.wirebench.report.findings.Finding.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Codecs of which one version was measured, and another one tried for its qualities. */
final class OtherVersionTried implements Analyser {
  /** Rows whose names say which version they have are told together. */
  private static final String OTHERS = "the version that the name says";

  private record Versions(String measured, String tried) {}

  @Override
  public List<Finding> find(Report report) {
    Map<Versions, List<String>> codecs = new LinkedHashMap<>();
    for (CodecQualities codec : report.besidesSpeed().codecs()) {
      codec
          .tried()
          .ifPresent(
              tried ->
                  codec.measured().stream()
                      .filter(measured -> !measured.equals(tried))
                      .forEach(
                          measured ->
                              codecs
                                  .computeIfAbsent(
                                      new Versions(
                                          RowRelease.isRelease(codec.codec())
                                              ? OTHERS
                                              : "version " + measured,
                                          tried),
                                      key -> new ArrayList<>())
                                  .add(codec.codec())));
    }
    List<Finding> findings = new ArrayList<>();
    codecs.forEach((versions, ids) -> findings.add(finding(versions, ids)));
    return findings;
  }

  private static Finding finding(Versions versions, List<String> codecs) {
    return new Finding(
        Severity.NOTE,
        "other-version-tried",
        "Qualities of another version",
        String.join(", ", codecs)
            + ": "
            + versions.measured()
            + " was measured, and docs/QUALITIES.md was observed of "
            + versions.tried()
            + ".",
        "Run qualities --codec "
            + codecs.stream().map(RowRelease::codec).distinct().collect(Collectors.joining(","))
            + " --out DIR with the version that was measured, and report with --qualities DIR.",
        List.of());
  }
}

package dev.wirebench.studies.claims;

import dev.wirebench.report.analysis.Report;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A data file of one study, whose claims a test writes. */
public final class PlantedClaims {
  private static final String STUDY =
      """
      S9:
        title: Planted <b>study</b>
        citation: "Nobody: <i>Nothing</i>."
        machine: Not known.
        about: Nothing | at all.
        run: --suite s5
        claims:
      """;

  private PlantedClaims() {}

  /** As the file has them, each from its dash on. */
  public static Claims of(String... claims) {
    StringBuilder text = new StringBuilder(STUDY);
    for (String claim : claims) {
      text.append(claim.indent(2));
    }
    return read(text.toString());
  }

  static Claims read(String text) {
    try {
      return Claims.read(
          new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "claims.yaml");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One claim about writing order events in less time or bytes. */
  public static String claim(String id, String metric, String predicate) {
    return """
        - id: %s
          statement: It is so.
          metric: %s
          tables: {payloads: [order-event], operations: [serialize], media: [bytes]}
          %s
        """
        .formatted(id, metric, predicate);
  }

  static Judged judged(Report report, Known known, String metric, String predicate) {
    List<Judged> judged = Judge.of(of(claim("C1", metric, predicate)), report, known);
    return judged.get(0);
  }
}

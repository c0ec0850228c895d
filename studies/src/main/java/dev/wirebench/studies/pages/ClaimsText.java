package dev.wirebench.studies.pages;

import dev.wirebench.report.document.TextTable;
import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.claims.Claim;
import dev.wirebench.studies.claims.Evidence;
import dev.wirebench.studies.claims.Judged;
import java.util.List;

/** Claims for the console: a line for each piece of evidence, and for each claim that has none. */
public final class ClaimsText {
  private static final int STATEMENT = 60;

  private ClaimsText() {}

  public static String of(List<Judged> judged) {
    TextTable table =
        new TextTable(false, "claim", "says", "its figure", "mark", "run", "JDK", "here");
    for (Judged each : judged) {
      if (each.evidence().isEmpty()) {
        String here = Cells.orNone(each.reason());
        add(table, each.claim(), each.mark().words(), Cells.NONE, Cells.NONE, here);
      }
      for (Evidence evidence : each.evidence()) {
        String run = Cells.orNone(evidence.source());
        String jdk = Cells.orNone(evidence.jdk());
        add(table, each.claim(), evidence.mark().words(), run, jdk, each.told(evidence));
      }
    }
    return table.toString();
  }

  private static void add(
      TextTable table, Claim claim, String mark, String run, String jdk, String here) {
    String statement = shortened(claim.said().statement());
    table.add(claim.id(), statement, Cells.orNone(claim.said().figure()), mark, run, jdk, here);
  }

  /** The beginning of a sentence, up to a word's end. */
  static String shortened(String statement) {
    if (statement.length() <= STATEMENT) {
      return statement;
    }
    int end = statement.lastIndexOf(' ', STATEMENT);
    return statement.substring(0, end < 0 ? STATEMENT : end) + " …";
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Decision;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.RivalWords;
import dev.wirebench.report.analysis.Words;
import java.util.stream.Collectors;

/** Names and numbers of a decision, as Markdown. */
record DecisionWords(Decision decision) {

  String name(Candidate candidate) {
    return Markdown.text(candidate.name());
  }

  String baseline() {
    return name(decision.baseline());
  }

  /** As in {@code 2 processors}. */
  String cores(double cores) {
    return (cores == Math.rint(cores) ? String.valueOf((long) cores) : Double.toString(cores))
        + (cores == 1 ? " processor" : " processors");
  }

  /** Of the service's processors. */
  String share(double cores) {
    return Words.percent(cores / decision.cores());
  }

  String number(double value) {
    return Cells.number(value);
  }

  /** The verdict, with the interval that decided it. */
  String verdict(Candidate candidate) {
    return candidate.verdict().words()
        + candidate
            .corrected()
            .map(interval -> ", corrected " + Cells.ratioInterval(interval))
            .orElse("");
  }

  /** Who may be as cheap as the cheapest, as one sentence; empty if nobody may. */
  String rivals() {
    return decision.rivals().isEmpty()
        ? ""
        : "The cheapest in these numbers is "
            + Markdown.text(
                decision.cheapest().name()
                    + RivalWords.of(decision.rivals(), decision.cheapest().name()))
            + ".";
  }

  /** As in {@code serialize and deserialize}. */
  String operations() {
    return decision.tables().stream()
        .map(table -> table.key().operation().orElse(""))
        .collect(Collectors.joining(" and "));
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Decision;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Words;

/** What is decided, why, and what follows. */
record DecisionOutcome(Decision decision, DecisionWords words) {

  String outcome() {
    String before =
        "At "
            + decision.scenario().rateText()
            + " "
            + words.baseline()
            + " takes "
            + words.number(decision.baseline().cores())
            + " of "
            + words.cores(decision.cores())
            + ", "
            + words.share(decision.baseline().cores())
            + ". ";
    return switch (decision.outcome()) {
      case TOO_FEW_FORKS ->
          before
              + "No option is chosen yet: verdicts need five blocks or more, and these numbers"
              + " come from fewer. They are indicative; measure again with --blocks 5 or more.";
      case BASELINE_IS_CHEAP ->
          before
              + "Chosen option: keep "
              + words.baseline()
              + ", because even a library that cost nothing would save less than "
              + Words.percent(Decision.RULE)
              + " of the processors.";
      case NO_CODEC_SAVES_ENOUGH ->
          before
              + "Chosen option: keep "
              + words.baseline()
              + ", because no library is known to be faster and saves "
              + Words.percent(Decision.RULE)
              + " of the processors. "
              + largestSaving();
      case CHANGE -> before + chosen();
    };
  }

  private String largestSaving() {
    Candidate best = decision.candidates().get(0);
    if (best.name().equals(decision.baseline().name())) {
      return "None is cheaper in these numbers.";
    }
    return "The largest saving, with "
        + words.name(best)
        + " ("
        + words.verdict(best)
        + "), is "
        + Words.percent(decision.saving(best))
        + ".";
  }

  private String chosen() {
    Candidate chosen = decision.chosen().orElseThrow();
    StringBuilder text =
        new StringBuilder(
            "Chosen option: "
                + words.name(chosen)
                + ", because it takes "
                + words.number(chosen.cores())
                + " cores and saves "
                + Words.percent(decision.saving(chosen))
                + " of the processors, more than "
                + Words.percent(Decision.RULE)
                + "; it is faster"
                + " than "
                + words.baseline()
                + " ("
                + ratio(chosen)
                + ").");
    if (!decision.rivals().isEmpty()) {
      text.append(" ")
          .append(words.rivals())
          .append(
              chosen.format().equals(decision.baseline().format())
                  ? " The choice among these keeps the format."
                  : " Among these choose by what else they cost.");
    }
    if (!chosen.format().equals(decision.baseline().format())) {
      text.append(
          decision
              .chosenInFormat()
              .map(
                  other ->
                      " If the format has to stay "
                          + Markdown.text(other.format())
                          + ": "
                          + words.name(other)
                          + ", which saves "
                          + Words.percent(decision.saving(other))
                          + ".")
              .orElse(
                  " It changes the format; no library of the same format is known to save as"
                      + " much."));
    }
    return text.toString();
  }

  /** Of a candidate that has a verdict. */
  private static String ratio(Candidate candidate) {
    Ratio ratio = candidate.ratio().orElseThrow();
    return Cells.ratio(ratio.plain())
        + " times its time, 95 % interval "
        + Cells.ratioInterval(ratio.plain())
        + ", corrected "
        + Cells.ratioInterval(ratio.family());
  }

  String consequences() {
    if (decision.outcome() != Decision.Outcome.CHANGE) {
      return "- Good, because nothing has to change.\n- Bad, because "
          + words.baseline()
          + " goes on to"
          + " put "
          + words.number(decision.baseline().megabytes())
          + " MB/s on the wire and to allocate "
          + words.number(decision.baseline().allocation())
          + " MB/s.";
    }
    Candidate chosen = decision.chosen().orElseThrow();
    return "- Good, because "
        + words.number(decision.baseline().cores() - chosen.cores())
        + " cores are free.\n- "
        + change("on the wire", Candidate::megabytes)
        + "\n- "
        + change("allocated", Candidate::allocation)
        + (chosen.format().equals(decision.baseline().format())
            ? ""
            : "\n- Bad, because every peer has to change from "
                + Markdown.text(decision.baseline().format())
                + " to "
                + Markdown.text(chosen.format())
                + ".");
  }

  private interface Cost {
    double of(Candidate candidate);
  }

  private String change(String what, Cost cost) {
    double before = cost.of(decision.baseline());
    double after = cost.of(decision.chosen().orElseThrow());
    String word = after < before ? "Good" : after > before ? "Bad" : "Neutral";
    return word
        + ", because "
        + words.number(after)
        + " MB/s are "
        + what
        + " instead of "
        + words.number(before)
        + ".";
  }
}

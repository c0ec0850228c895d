package dev.wirebench.report.findings;

import dev.wirebench.report.verdicts.Words;
import java.util.List;

/**
 * A sentence that the reader must know, and what to do about it.
 *
 * @param kind name of the analyser, of {@code [a-z-]}
 * @param title the kind in a few words
 * @param text what was found, with its place and numbers
 * @param remedy what to do
 * @param tables ids of the tables that it concerns; empty if it concerns the whole run
 * @param effect the largest relative amount by which it can change a printed number, 0.04 for 4 %;
 *     NaN if that is unknown
 */
public record Finding(
    Severity severity,
    String kind,
    String title,
    String text,
    String remedy,
    List<String> tables,
    double effect) {
  /** The kind of the finding that forks were too short for times. */
  static final String SHORT_FORKS = "short-forks";

  /** A finding whose effect on numbers is unknown. */
  public Finding(
      Severity severity,
      String kind,
      String title,
      String text,
      String remedy,
      List<String> tables) {
    this(severity, kind, title, text, remedy, tables, Double.NaN);
  }

  /** Says whether no picture and no answer is to be made of the times of a report. */
  public static boolean timesMeanNothing(List<Finding> findings) {
    return findings.stream().anyMatch(finding -> finding.kind().equals(SHORT_FORKS));
  }

  /** Says whether a reader who does not know of it may draw a wrong conclusion. */
  public boolean mayMislead() {
    return severity != Severity.NOTE;
  }

  /** The severity and the amount, as in {@code warning, up to 4 %}. */
  public String weight() {
    return severity.words() + (Double.isNaN(effect) ? "" : ", up to " + Words.percent(effect));
  }

  /** Most severe first. */
  public enum Severity {
    /** Numbers that must not be used. */
    ERROR("error"),
    /** Numbers that may mislead. */
    WARNING("warning"),
    /** Worth knowing. */
    NOTE("note");

    private final String words;

    Severity(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }
}

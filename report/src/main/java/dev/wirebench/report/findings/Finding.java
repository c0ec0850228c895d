package dev.wirebench.report.findings;

import java.util.List;

/**
 * A sentence that the reader must know, and what to do about it.
 *
 * @param kind name of the analyser, of {@code [a-z-]}
 * @param title the kind in a few words
 * @param text what was found, with its place and numbers
 * @param remedy what to do
 * @param tables ids of the tables that it concerns; empty if it concerns the whole run
 */
public record Finding(
    Severity severity, String kind, String title, String text, String remedy, List<String> tables) {
  /** The kind of the finding that forks were too short for times. */
  static final String SHORT_FORKS = "short-forks";

  /** Says whether no picture and no answer is to be made of the times of a report. */
  public static boolean timesMeanNothing(List<Finding> findings) {
    return findings.stream().anyMatch(finding -> finding.kind().equals(SHORT_FORKS));
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

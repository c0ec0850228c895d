package dev.wirebench.report.findings;

import dev.wirebench.report.analysis.CodecQualities;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Codecs that lost data unnoticed, or took more down than a message, when they were tried; one
 * finding for all of which the same is to be said, as configurations of a library tend to share it.
 */
final class HardQualities implements Analyser {
  @Override
  public List<Finding> find(Report report) {
    Map<String, List<String>> byWords = new LinkedHashMap<>();
    for (CodecQualities codec : report.besidesSpeed().codecs()) {
      if (!codec.hard().isEmpty()) {
        byWords
            .computeIfAbsent(words(codec.hardCases()), words -> new ArrayList<>())
            .add(codec.codec());
      }
    }
    List<Finding> findings = new ArrayList<>();
    byWords.forEach((words, codecs) -> findings.add(finding(words, codecs)));
    return findings;
  }

  /** As in {@code memory exhausted in 3 cases, hangs in 1}. */
  private static String words(Map<String, Integer> cases) {
    List<String> words = new ArrayList<>();
    cases.forEach(
        (outcome, count) ->
            words.add(outcome + " in " + (words.isEmpty() ? Words.count(count, "case") : count)));
    return String.join(", ", words);
  }

  private static Finding finding(String words, List<String> codecs) {
    return new Finding(
        Severity.NOTE,
        "hard-qualities",
        "Hard besides speed",
        String.join(", ", codecs) + ": " + words + ".",
        "Look at the cases and their inputs in docs/QUALITIES.md; no codec is"
            + " excluded or ranked for it.",
        List.of());
  }
}

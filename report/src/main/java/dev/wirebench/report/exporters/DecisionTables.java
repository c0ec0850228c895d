package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Decision;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Verdict;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.CodecInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What each option costs, and what each format asks for. */
record DecisionTables(Decision decision, DecisionWords words) {

  String costs() {
    List<String> header = new ArrayList<>(List.of("codec"));
    decision
        .tables()
        .forEach(
            table -> header.add("cores, " + Markdown.text(table.key().operation().orElse(""))));
    header.addAll(
        List.of(
            "cores",
            "of CPU",
            "× " + words.baseline(),
            "95 %",
            "corrected",
            "verdict",
            "MB/s on the wire",
            "MB/s allocated",
            "break-even"));
    Markdown.Table table = new Markdown.Table(header.toArray(String[]::new));
    for (Candidate candidate : decision.candidates()) {
      List<String> cells = new ArrayList<>(List.of(words.name(candidate)));
      candidate.coresByOperation().forEach(cores -> cells.add(words.number(cores)));
      cells.addAll(
          List.of(
              words.number(candidate.cores()),
              words.share(candidate.cores()),
              candidate.ratio().map(r -> Cells.ratio(r.plain())).orElse(Cells.NONE),
              candidate.ratio().map(r -> Cells.ratioInterval(r.plain())).orElse(Cells.NONE),
              candidate.corrected().map(Cells::ratioInterval).orElse(Cells.NONE),
              candidate.verdict().words(),
              words.number(candidate.megabytes()),
              words.number(candidate.allocation()),
              breakEven(candidate)));
      table.row(cells.toArray(String[]::new));
    }
    return table
        + "\nCores are "
        + (decision.byCpu()
            ? "processor time of all threads, collector and compiler included"
            : "time of the calling thread; collector and compiler are not in them")
        + ". Ratios are of the time for "
        + words.operations()
        + " together"
        + decision.candidates().stream()
            .flatMap(candidate -> candidate.ratio().stream())
            .map(found -> found.pairing().words())
            .distinct()
            .collect(Collectors.joining("; ", ", ", ""))
        + "; the verdict rests on the corrected interval. MB are 10⁶ bytes. Break-even is the rate from which a library saves "
        + Words.percent(Decision.RULE)
        + " of the processors."
        + level();
  }

  private static String breakEven(Candidate candidate) {
    if (candidate.verdict() == Verdict.BASELINE) {
      return Cells.NONE;
    }
    if (Double.isNaN(candidate.breakEven())) {
      return "not known";
    }
    return Double.isInfinite(candidate.breakEven())
        ? "never"
        : String.format(Locale.ROOT, "%,.0f/s", candidate.breakEven());
  }

  /** Who may be as cheap as the cheapest, and who is level with the baseline. */
  private String level() {
    if (decision.outcome() == Decision.Outcome.TOO_FEW_FORKS) {
      return "";
    }
    return paragraph(words.rivals())
        + paragraph(against("A tie with ", Verdict.TIE))
        + paragraph(against("No clear difference from ", Verdict.NO_CLEAR_DIFFERENCE));
  }

  private static String paragraph(String sentence) {
    return sentence.isEmpty() ? "" : "\n\n" + sentence;
  }

  private String against(String lead, Verdict verdict) {
    String names =
        decision.candidates().stream()
            .filter(candidate -> candidate.verdict() == verdict)
            .map(words::name)
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? "" : lead + words.baseline() + ": " + names + ".";
  }

  String formats() {
    Map<String, List<CodecInfo>> byFormat = new LinkedHashMap<>();
    for (Candidate candidate : decision.candidates()) {
      candidate
          .codec()
          .ifPresent(
              codec ->
                  byFormat.computeIfAbsent(codec.format(), key -> new ArrayList<>()).add(codec));
    }
    if (byFormat.isEmpty()) {
      return "The files do not say.";
    }
    Markdown.Table table =
        new Markdown.Table("format", "readable", "schema", "other languages", "codecs (licence)");
    byFormat.forEach((format, codecs) -> table.row(format(format, codecs)));
    Set<String> notes =
        byFormat.values().stream()
            .flatMap(List::stream)
            .flatMap(codec -> codec.notes().stream().map(note -> codec.id() + ": " + note))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return table
        + notes.stream().map(note -> "\n- " + Markdown.text(note)).collect(Collectors.joining());
  }

  private static String[] format(String format, List<CodecInfo> codecs) {
    CodecInfo first = codecs.get(0);
    return new String[] {
      Markdown.text(format),
      first.humanReadable() ? "by people" : "by tools only",
      Markdown.text(schema(codecs)),
      Markdown.text(first.languages()),
      codecs.stream()
          .map(codec -> Markdown.text(codec.id()) + " (" + Markdown.text(codec.licence()) + ")")
          .collect(Collectors.joining(", "))
    };
  }

  /** Libraries of one format differ in that: some write Protobuf from annotated classes. */
  private static String schema(List<CodecInfo> codecs) {
    List<String> compiled =
        codecs.stream().filter(CodecInfo::needsSchema).map(CodecInfo::id).toList();
    if (compiled.isEmpty()) {
      return "none";
    }
    return "compiled on both ends"
        + (compiled.size() == codecs.size() ? "" : " for " + String.join(", ", compiled));
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Decision;
import dev.wirebench.report.analysis.Decision.Candidate;
import dev.wirebench.report.analysis.Decisions;
import dev.wirebench.report.analysis.Ratio;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Scenario;
import dev.wirebench.report.analysis.Table;
import dev.wirebench.report.analysis.Verdict;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.CodecInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code decision.md}: an architecture decision record in the form of MADR 4 (adr.github.io/madr),
 * proposed by the numbers of one scenario.
 */
public final class DecisionRecord implements Exporter {
  private static final String FILE = "decision.md";

  private final Scenario scenario;

  public DecisionRecord(Scenario scenario) {
    this.scenario = scenario;
  }

  /**
   * @throws dev.wirebench.report.input.BadInput if the report has no rows for the scenario
   */
  @Override
  public Path write(Report report, List<Finding> findings, Path folder) throws IOException {
    Decision decision = Decisions.of(report, scenario);
    Path file = folder.resolve(FILE);
    Files.writeString(file, new Document(report, decision, findings).text());
    return file;
  }

  /** One decision in words. */
  private record Document(Report report, Decision decision, List<Finding> findings) {

    String text() {
      List<String> parts = new ArrayList<>();
      parts.add(frontMatter() + "\n# " + title());
      parts.add("## Context and Problem Statement\n\n" + context());
      parts.add("## Decision Drivers\n\n" + drivers());
      parts.add("## Considered Options\n\n" + options());
      parts.add("## Decision Outcome\n\n" + outcome());
      parts.add("### Consequences\n\n" + consequences());
      parts.add("### Confirmation\n\n" + confirmation());
      parts.add("## Pros and Cons of the Options\n\n" + costs());
      parts.add("### What a Format Costs beyond Speed\n\n" + formats());
      parts.add("## More Information\n\n" + more());
      return String.join("\n\n", parts) + "\n";
    }

    private String frontMatter() {
      String stopped = decision.source().run().map(run -> run.stopped()).orElse("");
      String date = stopped.matches("\\d{4}-\\d\\d-\\d\\d.*") ? stopped.substring(0, 10) : "";
      return "---\nstatus: proposed\n" + (date.isEmpty() ? "" : "date: " + date + "\n") + "---\n";
    }

    private String name(Candidate candidate) {
      return Markdown.text(candidate.name());
    }

    private String baseline() {
      return name(decision.baseline());
    }

    private String title() {
      String payload = Markdown.text(decision.scenario().payload());
      return switch (decision.outcome()) {
        case CHANGE -> "Serialize " + payload + " with " + name(decision.chosen().orElseThrow());
        case TOO_FEW_FORKS -> "Decide on a serialization library for " + payload;
        case BASELINE_IS_CHEAP, NO_CODEC_SAVES_ENOUGH ->
            "Keep " + baseline() + " to serialize " + payload;
      };
    }

    private String context() {
      String assumed =
          decision.coresAssumed()
              ? " (assumed: give --cores)"
              : decision.scenario().cores().isPresent() ? "" : " (as the machine that measured)";
      return "A service on " + cores(decision.cores()) + assumed + " handles messages of "
          + Markdown.text(decision.scenario().payload()) + " at " + decision.scenario().rateText()
          + "; each is written once and read once ("
          + operations() + ", " + decision.scenario().medium() + "). Today it would use "
          + baseline() + ", which takes " + number(decision.baseline().cores())
          + " cores for that: " + share(decision.baseline().cores())
          + " of its processors. Which library should it use?";
    }

    private static String cores(double cores) {
      return (cores == Math.rint(cores)
              ? String.valueOf((long) cores)
              : Double.toString(cores))
          + (cores == 1 ? " processor" : " processors");
    }

    private String share(double cores) {
      return Words.percent(cores / decision.cores());
    }

    private static String number(double value) {
      return Cells.number(value);
    }

    private String operations() {
      return decision.tables().stream()
          .map(table -> table.key().operation().orElse(""))
          .collect(Collectors.joining(" and "));
    }

    private String drivers() {
      return "- A saving of less than " + Words.percent(Decision.RULE)
          + " of the processors does not pay for a change: here "
          + number(Decision.RULE * decision.cores()) + " cores.\n"
          + "- A difference counts only where an interval over forks, corrected for "
          + Words.count(Math.max(1, decision.candidates().size() - 1), "comparison")
          + ", lies outside ± " + Words.percent(report.settings().delta()) + ".\n"
          + "- Bytes on the wire, allocation, and what a format asks of people and of other"
          + " languages.";
    }

    private String options() {
      String listed =
          decision.candidates().stream()
              .map(candidate -> "- " + name(candidate) + configuration(candidate))
              .collect(Collectors.joining("\n"));
      if (decision.incomplete().isEmpty()) {
        return listed;
      }
      return listed + "\n\nNot considered, because an operation has no usable row: "
          + decision.incomplete().stream().map(Markdown::text).collect(Collectors.joining(", "))
          + ".";
    }

    private static String configuration(Candidate candidate) {
      return candidate
          .codec()
          .map(
              codec ->
                  " (" + Markdown.text(codec.format()) + "): "
                      + Markdown.text(codec.configuration()))
          .orElse("");
    }

    private String outcome() {
      String before =
          "At " + decision.scenario().rateText() + " " + baseline() + " takes "
              + number(decision.baseline().cores()) + " of " + cores(decision.cores()) + ", "
              + share(decision.baseline().cores()) + ". ";
      return switch (decision.outcome()) {
        case TOO_FEW_FORKS ->
            before + "No option is chosen yet: verdicts need five blocks or more, and these numbers come from"
                + " fewer. They are indicative; measure again with --blocks 5 or more.";
        case BASELINE_IS_CHEAP ->
            before + "Chosen option: keep " + baseline() + ", because even a library that cost nothing would save less than "
                + Words.percent(Decision.RULE) + " of the processors.";
        case NO_CODEC_SAVES_ENOUGH ->
            before + "Chosen option: keep " + baseline() + ", because no library is known to be faster and saves "
                + Words.percent(Decision.RULE) + " of the processors. " + largestSaving();
        case CHANGE -> before + chosen();
      };
    }

    private String largestSaving() {
      Candidate best = decision.candidates().get(0);
      if (best.name().equals(decision.baseline().name())) {
        return "None is cheaper in these numbers.";
      }
      return "The largest saving, with " + name(best) + " (" + best.verdict().words() + "), is "
          + Words.percent(decision.saving(best)) + ".";
    }

    private String chosen() {
      Candidate chosen = decision.chosen().orElseThrow();
      StringBuilder text =
          new StringBuilder(
              "Chosen option: " + name(chosen) + ", because it takes " + number(chosen.cores())
                  + " cores and saves " + Words.percent(decision.saving(chosen))
                  + " of the processors, more than " + Words.percent(Decision.RULE) + "; it is faster"
                  + " than " + baseline() + " (" + ratio(chosen) + ").");
      List<String> ties =
          decision.best().stream()
              .filter(candidate -> !candidate.name().equals(chosen.name()))
              .map(this::name)
              .toList();
      if (!ties.isEmpty()) {
        text.append(" Not told apart from the cheapest: ")
            .append(String.join(", ", ties))
            .append("; among ties choose by what else they cost.");
      }
      if (!chosen.format().equals(decision.baseline().format())) {
        text.append(
            decision
                .chosenInFormat()
                .map(
                    other ->
                        " If the format has to stay " + Markdown.text(other.format()) + ": "
                            + name(other) + ", which saves " + Words.percent(decision.saving(other))
                            + ".")
                .orElse(
                    " It changes the format; no library of the same format is known to save as"
                        + " much."));
      }
      return text.toString();
    }

    private static String ratio(Candidate candidate) {
      return candidate
          .ratio()
          .map(Ratio::plain)
          .map(
              plain ->
                  Cells.ratio(plain) + " times its time, 95 % interval "
                      + Cells.ratioInterval(plain))
          .orElse("no ratio");
    }

    private String consequences() {
      if (decision.outcome() != Decision.Outcome.CHANGE) {
        return "- Good, because nothing has to change.\n- Bad, because " + baseline() + " goes on to"
            + " put " + number(decision.baseline().megabytes()) + " MB/s on the wire and to allocate "
            + number(decision.baseline().allocation()) + " MB/s.";
      }
      Candidate chosen = decision.chosen().orElseThrow();
      return "- Good, because " + number(decision.baseline().cores() - chosen.cores())
          + " cores are free.\n- " + change("on the wire", Candidate::megabytes) + "\n- "
          + change("allocated", Candidate::allocation)
          + (chosen.format().equals(decision.baseline().format())
              ? ""
              : "\n- Bad, because every peer has to change from "
                  + Markdown.text(decision.baseline().format()) + " to "
                  + Markdown.text(chosen.format()) + ".");
    }

    private interface Cost {
      double of(Candidate candidate);
    }

    private String change(String what, Cost cost) {
      double before = cost.of(decision.baseline());
      double after = cost.of(decision.chosen().orElseThrow());
      String word = after < before ? "Good" : after > before ? "Bad" : "Neutral";
      return word + ", because " + number(after) + " MB/s are " + what + " instead of "
          + number(before) + ".";
    }

    private String confirmation() {
      return "Measure the service itself before and after, under its own load: these are times of"
          + " one thread in steady state, on another machine.";
    }

    private String costs() {
      List<String> header = new ArrayList<>(List.of("codec"));
      decision.tables().forEach(
          table -> header.add("cores, " + Markdown.text(table.key().operation().orElse(""))));
      header.addAll(
          List.of(
              "cores", "of CPU", "× " + baseline(), "95 %", "verdict", "MB/s on the wire",
              "MB/s allocated", "break-even"));
      Markdown.Table table = new Markdown.Table(header.toArray(String[]::new));
      for (Candidate candidate : decision.candidates()) {
        List<String> cells = new ArrayList<>(List.of(name(candidate)));
        candidate.coresByOperation().forEach(cores -> cells.add(number(cores)));
        cells.addAll(
            List.of(
                number(candidate.cores()),
                share(candidate.cores()),
                candidate.ratio().map(r -> Cells.ratio(r.plain())).orElse(Cells.NONE),
                candidate.ratio().map(r -> Cells.ratioInterval(r.plain())).orElse(Cells.NONE),
                candidate.verdict().words(),
                number(candidate.megabytes()),
                number(candidate.allocation()),
                breakEven(candidate)));
        table.row(cells.toArray(String[]::new));
      }
      return table
          + "\nCores are "
          + (decision.byCpu()
              ? "processor time of all threads, collector and compiler included"
              : "time of the calling thread; collector and compiler are not in them")
          + ". Ratios are of the time for " + operations() + " together"
          + decision.candidates().stream()
              .flatMap(candidate -> candidate.ratio().stream())
              .map(found -> found.pairing().words())
              .distinct()
              .collect(Collectors.joining("; ", ", ", ""))
          + ". MB are 10⁶ bytes. Break-even is the rate from which a library saves "
          + Words.percent(Decision.RULE) + " of the processors."
          + ties();
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

    private String ties() {
      List<String> best = decision.best().stream().map(this::name).toList();
      List<String> level =
          decision.candidates().stream()
              .filter(c -> c.verdict() == Verdict.EQUIVALENT || c.verdict() == Verdict.UNDECIDED)
              .map(this::name)
              .toList();
      return (best.size() > 1
              ? "\n\nNot told apart from the cheapest: " + String.join(", ", best) + "."
              : "")
          + (level.isEmpty()
              ? ""
              : "\n\nNot told apart from " + baseline() + ": " + String.join(", ", level) + ".");
    }

    private String formats() {
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
        first.needsSchema() ? "compiled on both ends" : "none",
        Markdown.text(first.languages()),
        codecs.stream()
            .map(codec -> Markdown.text(codec.id()) + " (" + Markdown.text(codec.licence()) + ")")
            .collect(Collectors.joining(", "))
      };
    }

    private String more() {
      List<String> lines = new ArrayList<>();
      lines.add("- Run: " + Markdown.text(decision.source().name()) + started());
      Optional<String> jdk = Optional.of(decision.jdk()).filter(text -> !text.isEmpty());
      jdk.ifPresent(text -> lines.add("- JDK: " + Markdown.text(text)));
      decision
          .source()
          .run()
          .ifPresent(
              run ->
                  run.environment()
                      .forEach(
                          (name, value) ->
                              lines.add(
                                  "- " + Markdown.text(name) + ": " + Markdown.text(value))));
      decision.tables().forEach(
          table -> lines.add("- Table: " + Markdown.text(table.key().title()) + blocks(table)));
      findings.stream()
          .filter(finding -> finding.severity() != Finding.Severity.NOTE)
          .filter(this::concerns)
          .forEach(
              finding ->
                  lines.add(
                      "- " + Markdown.text(finding.severity().words()) + ": "
                          + Markdown.text(finding.title() + ". " + finding.text())));
      return String.join("\n", lines);
    }

    private String started() {
      return decision
          .source()
          .run()
          .map(run -> run.started())
          .filter(text -> !text.isEmpty())
          .map(text -> ", " + Markdown.text(text))
          .orElse("");
    }

    private static String blocks(Table table) {
      int most = table.rows().stream().mapToInt(row -> row.means().length).max().orElse(0);
      return ", " + Words.count(most, "fork") + " a row";
    }

    private boolean concerns(Finding finding) {
      return finding.tables().isEmpty()
          || decision.tables().stream()
              .anyMatch(table -> finding.tables().contains(table.key().id()));
    }
  }
}

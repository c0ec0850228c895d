package dev.wirebench.reports;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.codec.Operation;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.reports.Reports.Analysed;
import dev.wirebench.run.Run;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Decides by a run that was made for a scenario, and writes its report and the decision. */
public final class AnswerEnding implements RunEnding {
  private final String scenario;
  private final Map<String, String> instead;
  private final Duration budget;

  /**
   * @param scenario a file, the name of one, or empty
   * @param instead text by key in the place of what the scenario says; the payload is the run's
   * @param budget of the run
   */
  public AnswerEnding(String scenario, Map<String, String> instead, Duration budget) {
    this.scenario = scenario;
    this.instead = instead;
    this.budget = budget;
  }

  @Override
  public void show(Path folder, Run run, PrintWriter printer) {
    if (run.measuredByCell().isEmpty()) {
      printer.print(Reports.text(folder, run));
      printer.flush();
      return;
    }
    requireBoth(folder, run);
    Scenario asked = asked(run.plan().selection().payloads().get(0));
    Path record = folder.resolve("decision.md");
    Analysed analysed =
        Reports.analyse(List.of(folder), Settings.DEFAULT.asking(Optional.of(asked)));
    // Whatever the decision lacks, there is a report.
    Reports.write(analysed, folder);
    Decision decision =
        decide(analysed, asked, Program.line("decide", folder, "--out", record), folder);
    write(folder.resolve(Scenarios.FILE), decision.scenario());
    write(record, decision.record());
    printer.println();
    decision.brief().forEach(printer::println);
    Addition.to(folder, asked.subject().payload(), decision, Program.line("decide", folder))
        .forEach(printer::println);
    printer.println("Report: " + folder.resolve("report.html") + "; decision record: " + record);
    printer.flush();
  }

  /**
   * @throws BadInput if the scenario cannot be read
   */
  public Scenario asked(String payload) {
    Map<String, String> all = new LinkedHashMap<>(instead);
    all.put("payload", payload);
    return Scenarios.read(scenario, all);
  }

  /**
   * @throws BadInput if the budget ended before both directions were measured once
   */
  private void requireBoth(Path folder, Run run) {
    Set<Operation> measured =
        run.measuredByCell().keySet().stream()
            .flatMap(cell -> cell.operation().stream())
            .collect(Collectors.toSet());
    if (!measured.containsAll(Set.of(Operation.SERIALIZE, Operation.DESERIALIZE))) {
      throw new BadInput(
          "The budget ended before both writing and reading were measured. Add to it with "
              + Program.line("run", "--resume", folder, "--budget", budget.toSeconds() + "s")
              + ", then "
              + Program.line(DecideWords.of(folder, scenario, instead).toArray())
              + ".");
    }
  }

  private static Decision decide(Analysed analysed, Scenario asked, String command, Path folder) {
    try (Decider decider = new Decider(analysed.report(), analysed.findings())) {
      return decider.decide(asked, command);
    } catch (BadInput e) {
      throw new BadInput(
          e.getMessage().replaceFirst("^--today", "--current")
              + " What was measured is in "
              + folder
              + ".",
          e);
    }
  }

  private static void write(Path file, String text) {
    Outputs.replace(
        file,
        text,
        e -> "'" + file + "' cannot be written (" + e + "): make room there, and use decide.");
  }
}

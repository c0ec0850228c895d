package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What people ask for, and what to take then, by the numbers of one run. */
public final class NeedAnswers {
  private static final String UNDECIDED = "indicative";

  private final String lead;
  private final List<Answer> answers;

  private NeedAnswers(String lead, List<Answer> answers) {
    this.lead = lead;
    this.answers = answers;
  }

  /**
   * @param need what is asked for
   * @param chosen a row's name; empty if none meets it
   * @param words what it costs, or why nothing is chosen
   */
  private record Answer(String need, Optional<String> chosen, String words) {}

  /**
   * Of the first payload of a run. None where the report is of several runs, where nothing is both
   * written and read, where there are too few forks for verdicts, or no need is met.
   */
  public static NeedAnswers of(Report report, List<Finding> findings) {
    Optional<RunInfo> run =
        report.sources().size() == 1 ? report.sources().get(0).run() : Optional.empty();
    Optional<String> payload = run.flatMap(info -> info.plan().payloads().stream().findFirst());
    if (payload.isEmpty()) {
      return new NeedAnswers("", List.of());
    }
    List<Answer> answers = new ArrayList<>();
    try (Decider decider = new Decider(report, findings)) {
      for (Scenario need : Scenarios.needs(payload.get())) {
        Decision decision = decider.decide(need, "");
        if (!decision.outcome().equals(UNDECIDED) && !decision.need().isEmpty()) {
          answers.add(new Answer(need.title(), decision.chosen(), decision.need()));
        }
      }
    } catch (BadInput notWrittenAndRead) {
      return new NeedAnswers("", List.of());
    }
    String lead =
        "With messages like " + payload.get() + ", on JDK " + Circumstances.jdks(run.get()) + ":";
    boolean isAnyMet = answers.stream().anyMatch(answer -> answer.chosen().isPresent());
    return new NeedAnswers(lead, isAnyMet ? answers : List.of());
  }

  /** A paragraph and a list; empty if there is nothing to say. */
  String markdown() {
    return answers.isEmpty()
        ? ""
        : Markdown.text(lead)
            + "\n\n"
            + answers.stream().map(NeedAnswers::markdown).collect(Collectors.joining("\n"));
  }

  private static String markdown(Answer answer) {
    return "- If you need **"
        + answer.need()
        + "**"
        + answer.chosen().map(name -> ", take **" + Markdown.text(name) + "**").orElse("")
        + ": "
        + Markdown.text(answer.words());
  }

  /** A line for each, below a first one; empty if there is nothing to say. */
  public List<String> lines() {
    if (answers.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of(lead));
    for (Answer answer : answers) {
      lines.add(
          "- If you need "
              + answer.need()
              + answer.chosen().map(name -> ", take " + name).orElse("")
              + ": "
              + answer.words());
    }
    return lines;
  }
}

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
  private final List<String> elsewhere;

  private NeedAnswers(String lead, List<Answer> answers, List<String> elsewhere) {
    this.lead = lead;
    this.answers = answers;
    this.elsewhere = elsewhere;
  }

  private static NeedAnswers none() {
    return new NeedAnswers("", List.of(), List.of());
  }

  /**
   * @param need what is asked for
   * @param chosen a row's name; empty if none meets it
   * @param words what it costs, or why nothing is chosen
   */
  private record Answer(String need, Optional<String> chosen, String words) {}

  /**
   * Of the first payload of a run on its first JDK, and what differs on its others. None where the
   * report is of several runs, where nothing is both written and read, where there are too few
   * forks for verdicts, or no need is met.
   */
  public static NeedAnswers of(Report report, List<Finding> findings) {
    Optional<RunInfo> run =
        report.sources().size() == 1 ? report.sources().get(0).run() : Optional.empty();
    Optional<String> payload = run.flatMap(info -> info.plan().payloads().stream().findFirst());
    List<String> jdks =
        run.stream().flatMap(info -> info.plan().jdks().stream()).map(RunInfo.Jdk::label).toList();
    if (payload.isEmpty() || jdks.isEmpty()) {
      return none();
    }
    try (Decider decider = new Decider(report, findings)) {
      List<Answer> answers = answers(decider, payload.get(), jdks.get(0));
      if (answers.stream().noneMatch(answer -> answer.chosen().isPresent())) {
        return none();
      }
      List<String> elsewhere = new ArrayList<>();
      for (String jdk : jdks.subList(1, jdks.size())) {
        elsewhere.add(compared(jdk, answers, answers(decider, payload.get(), jdk)));
      }
      String lead = "With messages like " + payload.get() + ", on JDK " + jdks.get(0) + ":";
      return new NeedAnswers(lead, answers, elsewhere);
    } catch (BadInput notWrittenAndRead) {
      return none();
    }
  }

  private static List<Answer> answers(Decider decider, String payload, String jdk) {
    List<Answer> answers = new ArrayList<>();
    for (Scenario need : Scenarios.needs(payload, jdk)) {
      Decision decision = decider.decide(need, "");
      if (!decision.outcome().equals(UNDECIDED) && !decision.need().isEmpty()) {
        answers.add(new Answer(need.title(), decision.chosen(), decision.need()));
      }
    }
    return answers;
  }

  /** What another JDK changes of what is taken. */
  private static String compared(String jdk, List<Answer> answers, List<Answer> there) {
    List<String> changes = new ArrayList<>();
    for (Answer answer : answers) {
      Optional<Answer> other =
          there.stream().filter(each -> each.need().equals(answer.need())).findFirst();
      if (!other.flatMap(Answer::chosen).equals(answer.chosen())) {
        changes.add(
            other.map(each -> each.chosen().orElse("nothing")).orElse("what cannot be told apart")
                + " for "
                + answer.need());
      }
    }
    return "On JDK "
        + jdk
        + ", measured beside these, take "
        + (changes.isEmpty() ? "the same." : String.join("; ", changes) + "; else the same.");
  }

  /** A paragraph and a list; empty if there is nothing to say. */
  String markdown() {
    return answers.isEmpty()
        ? ""
        : Markdown.text(lead)
            + "\n\n"
            + answers.stream().map(NeedAnswers::markdown).collect(Collectors.joining("\n"))
            + elsewhere.stream()
                .map(line -> "\n\n" + Markdown.text(line))
                .collect(Collectors.joining());
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
    lines.addAll(elsewhere);
    return lines;
  }
}

package dev.wirebench.report.exporters;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.decision.Decider;
import dev.wirebench.report.decision.UseCaseAnswer;
import dev.wirebench.report.document.Column;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.document.Paragraph.Style;
import dev.wirebench.report.document.Spans;
import dev.wirebench.report.document.Table;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.CodecInfo;
import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunPlan.Jdk;
import dev.wirebench.report.scenario.Scenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Answers of the use cases that come with this program, by the numbers of one run. */
public final class UseCaseAnswers {
  private static final UseCaseAnswers NONE = new UseCaseAnswers("", List.of(), List.of());

  private final String lead;
  private final List<UseCaseAnswer> answers;
  private final List<String> elsewhere;

  private UseCaseAnswers(String lead, List<UseCaseAnswer> answers, List<String> elsewhere) {
    this.lead = lead;
    this.answers = answers;
    this.elsewhere = elsewhere;
  }

  /**
   * The answers on the first payload of a run and on its first JDK, and what differs on its other
   * JDKs. There are none if the run was made for a scenario of its own, which its decision record
   * answers, if the report has several runs, if its times mean nothing, if all its codecs have one
   * format, which leaves no case anything to choose, or if nothing is decided: the run lacks an
   * operation, or has too few forks.
   */
  public static UseCaseAnswers of(Report report, List<Finding> findings) {
    Optional<RunInfo> run =
        report.sources().size() == 1 ? report.sources().get(0).run() : Optional.empty();
    Optional<String> payload =
        run.flatMap(info -> info.plan().selection().payloads().stream().findFirst());
    List<String> jdks =
        run.stream().flatMap(info -> info.plan().jvms().jdks().stream()).map(Jdk::label).toList();
    if (payload.isEmpty()
        || jdks.isEmpty()
        || report.settings().asked().isPresent()
        || Finding.timesMeanNothing(findings)
        || formats(run.get()) < 2) {
      return NONE;
    }
    List<String> names = releases(jdks);
    try (Decider decider = new Decider(report, findings)) {
      List<UseCaseAnswer> answers = answers(decider, payload.get(), jdks.get(0));
      if (answers.stream().noneMatch(UseCaseAnswer::isDecided)) {
        return NONE;
      }
      List<String> elsewhere = new ArrayList<>();
      for (int i = 1; i < jdks.size(); i++) {
        List<UseCaseAnswer> there = answers(decider, payload.get(), jdks.get(i));
        elsewhere.add(compared(names.get(i), answers, there));
      }
      String lead = "For messages like " + payload.get() + ", on JDK " + names.get(0) + ":";
      return new UseCaseAnswers(lead, answers, elsewhere);
    }
  }

  private static long formats(RunInfo run) {
    return run.subjects().codecs().stream().map(CodecInfo::format).distinct().count();
  }

  /** Numbers of the JDKs' releases, or their labels if two have the same number. */
  private static List<String> releases(List<String> jdks) {
    List<String> releases = jdks.stream().map(label -> label.split("[.+]")[0]).distinct().toList();
    return releases.size() == jdks.size() ? releases : jdks;
  }

  private static List<UseCaseAnswer> answers(Decider decider, String payload, String jdk) {
    return Scenarios.useCases(payload, jdk).stream()
        .map(decider::answer)
        .flatMap(Optional::stream)
        .toList();
  }

  /** Says what differs on another JDK. */
  private static String compared(
      String jdk, List<UseCaseAnswer> answers, List<UseCaseAnswer> there) {
    List<String> changes = new ArrayList<>();
    for (UseCaseAnswer answer : answers) {
      there.stream()
          .filter(other -> other.useCase().title().equals(answer.useCase().title()))
          .filter(other -> !other.chosen().equals(answer.chosen()))
          .forEach(other -> changes.add(other.useCase().title() + ": " + verdict(other)));
    }
    return "On JDK "
        + jdk
        + ", measured in the same run, "
        + (changes.isEmpty()
            ? "the choices for this payload are the same."
            : "other choices for this payload: " + String.join("; ", changes) + ".");
  }

  private static String verb(UseCaseAnswer answer) {
    return answer.keeps() ? "keep " : "take ";
  }

  private static String verdict(UseCaseAnswer answer) {
    return answer
        .chosen()
        .map(name -> verb(answer) + name)
        .orElse(answer.outcome().equals("none") ? "no option is left" : "not decided");
  }

  /**
   * A table of the use cases; empty if there is nothing to say.
   *
   * @param links of their decision records by title; those without one are text
   */
  Optional<Table> table(Map<String, String> links) {
    return answers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Table.of(
                "",
                List.of(
                    Column.spans(
                        "use case", answer -> title(answer, links.get(answer.useCase().title()))),
                    Column.text("load", answer -> answer.useCase().load()),
                    Column.text("choice", UseCaseAnswers::choice),
                    Column.text("changes", UseCaseAnswers::changes)),
                answers));
  }

  private static Spans title(UseCaseAnswer answer, String link) {
    return link == null
        ? Spans.of(answer.useCase().title())
        : Spans.NONE.file(answer.useCase().title(), Markdown.target(link));
  }

  private static String choice(UseCaseAnswer answer) {
    return verdict(answer) + (answer.why().isEmpty() ? "" : ": " + answer.why());
  }

  /** A choice with its reason and its limits; what is missing where there is no choice. */
  private static String line(UseCaseAnswer answer) {
    return answer.chosen().isEmpty()
        ? verdict(answer) + ". " + answer.words()
        : choice(answer) + ". Changes " + changes(answer) + ".";
  }

  private static String changes(UseCaseAnswer answer) {
    return answer.changes().isEmpty()
        ? (answer.isDecided() ? "at no rate within a factor of a thousand" : "not known")
        : String.join("; ", answer.changes());
  }

  /** Says what differs on the other JDKs of the run; empty if it has one. */
  String elsewhere() {
    return String.join(" ", elsewhere);
  }

  /** A paragraph and a list; empty if there is nothing to say. */
  List<Paragraph> paragraphs() {
    return answers.isEmpty()
        ? List.of()
        : Stream.of(
                Stream.of(Paragraph.of(lead)),
                answers.stream().map(UseCaseAnswers::item),
                elsewhere.stream().map(Paragraph::of))
            .flatMap(paragraphs -> paragraphs)
            .toList();
  }

  private static Paragraph item(UseCaseAnswer answer) {
    Spans title = Spans.NONE.strong(answer.useCase().title()).and(": ");
    return Paragraph.of(
        Style.ITEM,
        answer
            .chosen()
            .map(name -> title.and(verb(answer)).strong(name).and(". "))
            .orElse(title)
            .and(answer.words())
            .newLine()
            .code(answer.useCase().terms()));
  }

  /** A short line for each, after a first one; empty if there is nothing to say. */
  public List<String> lines() {
    if (answers.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of(lead));
    for (UseCaseAnswer answer : answers) {
      lines.add(
          "- " + answer.useCase().title() + " (" + answer.useCase().load() + "): " + line(answer));
    }
    lines.addAll(elsewhere);
    return lines;
  }
}

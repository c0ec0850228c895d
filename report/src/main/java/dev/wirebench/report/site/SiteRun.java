package dev.wirebench.report.site;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.TableAnswer;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Paragraph;
import dev.wirebench.report.exporters.Circumstances;
import dev.wirebench.report.exporters.UseCaseAnswers;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.page.Frame;
import dev.wirebench.report.page.Page;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A run as the site shows it. All but the page is plain text.
 *
 * @param name of its folder
 * @param question what it was measured for
 * @param answers what came of it, the first one leading the others if there are several
 * @param circumstances JDK, machine and day
 * @param page makes its HTML
 */
public record SiteRun(
    String name,
    String question,
    List<String> answers,
    String circumstances,
    Function<Frame, String> page) {
  /** So many tables answer in the index; the run's page has them all. */
  private static final int MOST_TABLES = 2;

  /**
   * A run of JMH.
   *
   * @param question what it was measured for
   */
  public static SiteRun of(String name, String question, Report report, List<Finding> findings) {
    List<String> useCases = UseCaseAnswers.of(report, findings).lines();
    List<String> answers =
        useCases.isEmpty()
            ? report.tables().stream()
                .limit(MOST_TABLES)
                .map(
                    table ->
                        table.key().title()
                            + ": "
                            + TableAnswer.of(table, report.settings().delta()))
                .toList()
            : useCases;
    String circumstances =
        report.sources().stream()
            .flatMap(source -> source.run().stream())
            .map(Circumstances::line)
            .findFirst()
            .orElse("");
    return new SiteRun(
        name, question, answers, circumstances, frame -> Page.of(report, findings, frame));
  }

  /** A record that has a document of its own. */
  public static SiteRun of(Document document) {
    return new SiteRun(
        document.name(),
        document.title(),
        Stream.concat(Stream.ofNullable(document.warning()), document.answers().stream()).toList(),
        document.words().stream().map(Paragraph::text).collect(Collectors.joining(" ")),
        frame -> Page.of(document, frame));
  }

  /** The place of its page in the site. */
  String place() {
    return "runs/" + name.replaceAll("[^A-Za-z0-9._-]", "-") + ".html";
  }
}

package dev.wirebench.report.page;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.document.Document;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.Source;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page as one text that needs nothing else: styles, scripts and data are in it, and its content
 * security policy forbids every request and every script but its own, which it names by their
 * SHA-256. Pages that lie together may share their scripts, as files beside them.
 */
public final class Page {
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  /** The beginning of all pages; templates go on inside its element. */
  private static final String HEAD = Scripts.resource("head.html");

  private static final Template REPORT =
      new Template("page.html", PageScript.REPORT, "read summary.md beside it");
  private static final Template SHEET =
      new Template("sheet.html", PageScript.SHEET, "read the page in Markdown beside it");

  /** It is empty until somebody gives it files. */
  private static final Template FILES =
      new Template("page.html", PageScript.DROPPED_FILES, "nothing can be read: switch them on");

  /**
   * @param name of the resource
   * @param script what it runs besides the chart library
   * @param unscripted HTML, what to do where scripts are switched off
   */
  private record Template(String name, PageScript script, String unscripted) {}

  private Page() {}

  /**
   * @param findings most severe first
   * @return HTML, to be written as UTF-8
   */
  public static String of(Report report, List<Finding> findings) {
    return of(report, findings, Frame.NONE);
  }

  /** The page of a report in a frame. */
  public static String of(Report report, List<Finding> findings, Frame frame) {
    String sources = report.sources().stream().map(Source::name).collect(Collectors.joining(", "));
    return of(REPORT, PageData.of(report, findings), "Wirebench: " + sources, frame);
  }

  /**
   * @param data from {@link PageData}
   * @param title as plain text
   */
  static String of(String data, String title) {
    return of(REPORT, data, title, Frame.NONE);
  }

  /** The page of a document. */
  public static String of(Document document) {
    return of(document, Frame.NONE);
  }

  /** The page of a document in a frame. */
  public static String of(Document document, Frame frame) {
    return of(SHEET, DocumentData.json(document), "Wirebench: " + document.name(), frame);
  }

  /** The page that reads files of JMH that are dropped onto it, in the browser alone. */
  public static String ofDroppedFiles() {
    return ofDroppedFiles(Frame.NONE);
  }

  /** The page for dropped files in a frame. */
  public static String ofDroppedFiles(Frame frame) {
    return of(
        FILES,
        ProgramData.alone(),
        "Wirebench: JMH results",
        new Frame(
            frame.above() + Scripts.resource("drop/drop.html"), frame.shared(), Optional.empty()));
  }

  private static String of(Template template, String data, String title, Frame frame) {
    String style = Scripts.resource("page.css");
    List<PageScript> scripts = List.of(PageScript.LIBRARY, template.script());
    String permissions =
        scripts.stream()
            .map(script -> script.permission(frame))
            .distinct()
            .collect(Collectors.joining(" "));
    return filled(
        HEAD + Scripts.resource(template.name()),
        Map.of(
            "policy", policy(style, permissions),
            "title", Inline.text(title),
            "style", style,
            "above", frame.above(),
            "unscripted", frame.unscripted().orElse(template.unscripted()),
            "data", data,
            "scripts",
                scripts.stream()
                    .map(script -> script.element(frame))
                    .collect(Collectors.joining("\n"))));
  }

  /**
   * A page of words alone.
   *
   * @param title as plain text
   * @param style besides that of all pages
   * @param places what stands where in the template, as HTML
   */
  public static String ofWords(
      String template, String title, String style, Map<String, String> places) {
    String all = Scripts.resource("page.css") + style;
    Map<String, String> values = new HashMap<>(places);
    values.put("policy", policy(all, "'none'"));
    values.put("title", Inline.text(title));
    values.put("style", all);
    return filled(HEAD + template, values);
  }

  /** Images may be data, for the empty icon without which browsers ask a server for one. */
  private static String policy(String style, String scripts) {
    return "default-src 'none'; script-src "
        + scripts
        + "; style-src "
        + Inline.hash(style)
        + "; img-src data:; base-uri 'none'; form-action 'none'";
  }

  /** One pass, so that a value that looks like a place stays what it is. */
  private static String filled(String template, Map<String, String> values) {
    StringBuilder page = new StringBuilder();
    int end = 0;
    for (MatchResult place : PLACE.matcher(template).results().toList()) {
      page.append(template, end, place.start()).append(values.get(place.group(1)));
      end = place.end();
    }
    return page.append(template, end, template.length()).toString();
  }
}

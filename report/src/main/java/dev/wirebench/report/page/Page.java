package dev.wirebench.report.page;

import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.input.Source;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page as one text that needs nothing else: styles, scripts and data are in it, and its content
 * security policy forbids every request and every script but its own, which it names by their
 * SHA-256.
 */
public final class Page {
  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

  private Page() {}

  /**
   * @param findings most severe first
   * @return HTML, to be written as UTF-8
   */
  public static String of(Report report, List<Finding> findings) {
    return of(
        PageData.of(report, findings),
        "Wirebench: "
            + report.sources().stream().map(Source::name).collect(Collectors.joining(", ")));
  }

  /**
   * @param data from {@link PageData}
   * @param title as plain text
   */
  static String of(String data, String title) {
    return of("page.html", data, title, "", Scripts.view());
  }

  /** The page of a protocol that is no run of JMH. */
  public static String of(Sheet sheet) {
    return of("sheet.html", sheet.json(), "Wirebench: " + sheet.name(), "", Scripts.viewOfSheet());
  }

  /** The page that reads files of JMH that are dropped onto it, in the browser alone. */
  public static String ofDroppedFiles() {
    return of(
        "page.html",
        ProgramData.alone(),
        "Wirebench: JMH results",
        Scripts.resource("drop/drop.html"),
        Scripts.viewOfFiles());
  }

  /**
   * @param template name of the resource
   * @param before HTML above the report, where the template has a place for it
   */
  private static String of(String template, String data, String title, String before, String view) {
    String style = Scripts.resource("page.css");
    String library = Inline.script(Scripts.library());
    String script = Inline.script(Scripts.pictures() + "\n" + view);
    return filled(
        Scripts.resource(template),
        Map.of(
            "policy", policy(style, library, script),
            "title", Inline.text(title),
            "style", style,
            "before", before,
            "data", data,
            "library", library,
            "script", script));
  }

  /** Images may be data, for the empty icon without which browsers ask a server for one. */
  private static String policy(String style, String library, String script) {
    return "default-src 'none'; script-src "
        + Inline.hash(library)
        + " "
        + Inline.hash(script)
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

package dev.wirebench.report.site;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.document.HtmlText;
import dev.wirebench.report.exporters.Markdown;
import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.page.Frame;
import dev.wirebench.report.page.Page;
import dev.wirebench.report.page.PageScript;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * A folder of static pages: an index of runs, the page of each, and the documents of a checkout. It
 * needs neither a server nor a network, and its pages ask nobody for anything.
 */
public final class Site {
  /** The mark of a folder that an earlier site was written to. */
  private static final String GENERATOR = "<meta name=\"generator\" content=\"Wirebench\">";

  private static final Set<String> SCRIPTS =
      Arrays.stream(PageScript.values()).map(PageScript::file).collect(Collectors.toSet());

  /**
   * The pages that most readers look for, in the bar of every page: path in the checkout, and name.
   */
  private static final Map<String, String> NAVIGATION = navigation();

  private final SitePaths places;
  private final Path checkout;
  private final List<SiteRun> runs;

  private Site(Path checkout, List<SiteRun> runs) {
    this.checkout = checkout;
    this.runs = runs;
    this.places = new SitePaths(checkout, runs);
  }

  private static Map<String, String> navigation() {
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put("docs/CODECS.md", "Libraries");
    pages.put("docs/CLAIMS.md", "Claims");
    pages.put("docs/QUALITIES.md", "Besides speed");
    pages.put("docs/METHODOLOGY.md", "Method");
    pages.put("docs/experiments/README.md", "Experiments");
    pages.put("README.md", "Run it");
    pages.put(SitePaths.DROPPED_FILES, "Read JMH’s JSON");
    return pages;
  }

  /**
   * Writes the site; what an earlier one left in the folder is replaced as a whole.
   *
   * @param checkout with README.md and docs/, whose pages come along if they are there
   * @param runs in the order of the index
   * @param folder made if it does not exist
   * @throws BadInput if the folder holds something else, or cannot be written
   */
  public static void write(Path checkout, List<SiteRun> runs, Path folder) {
    Set<String> pages = new HashSet<>();
    for (SiteRun run : runs) {
      if (!pages.add(run.place())) {
        throw new BadInput("Two runs are called " + run.name() + ": rename one's folder.");
      }
    }
    try {
      List<Path> before = before(folder);
      try (Outputs out = Outputs.in(folder)) {
        before.forEach(out::remove);
        new Site(checkout, runs).write(out);
        out.publish();
      }
    } catch (IOException e) {
      throw new BadInput(
          "The site cannot be written to '" + folder + "' (" + e + "): name another folder.", e);
    }
  }

  /** The files of an earlier site; what is hidden, such as a repository, is not looked at. */
  private static List<Path> before(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> found =
          files
              .filter(Files::isRegularFile)
              .filter(file -> !isHidden(folder.relativize(file)))
              .toList();
      Path index = folder.resolve(SitePaths.INDEX);
      if (!found.isEmpty()
          && !(found.contains(index) && Files.readString(index).contains(GENERATOR))) {
        throw new BadInput(
            "'" + folder + "' holds files that are no site of this program: name another folder.");
      }
      return found.stream().filter(file -> isPage(folder.relativize(file))).toList();
    }
  }

  private static boolean isHidden(Path file) {
    return StreamSupport.stream(file.spliterator(), false)
        .anyMatch(part -> part.toString().startsWith("."));
  }

  /** Says whether a file is a part of a site: whatever else somebody has put next to it stays. */
  private static boolean isPage(Path file) {
    String name = file.toString();
    return name.endsWith(".html") || SCRIPTS.contains(name);
  }

  private void write(Outputs out) throws IOException {
    for (PageScript script : PageScript.values()) {
      Files.writeString(out.aside(script.file()), script.text());
    }
    Files.writeString(out.aside(SitePaths.INDEX), words(SitePaths.INDEX, index()));
    for (String document : places.documents()) {
      String place = places.of(document).orElseThrow();
      String markdown = Files.readString(checkout.resolve(document));
      Article article = Article.of(markdown, places.from(document));
      Files.writeString(out.aside(place), words(place, article));
    }
    for (SiteRun run : runs) {
      Files.writeString(out.aside(run.place()), run.page().apply(frame(run.place())));
    }
    Files.writeString(
        out.aside(SitePaths.DROPPED_FILES), Page.ofDroppedFiles(frame(SitePaths.DROPPED_FILES)));
  }

  private static Frame frame(String place) {
    String home = SitePaths.relative(place, SitePaths.INDEX);
    return new Frame(
        "<p class=\"top\"><a href=\"" + home + "\">All runs</a></p>\n",
        Optional.of(home.substring(0, home.length() - SitePaths.INDEX.length())),
        Optional.of("read its answers among <a href=\"" + home + "\">all runs</a>"));
  }

  private String words(String place, Article article) {
    return Page.ofWords(
        resource("site.html"),
        article.title().isEmpty() ? "Wirebench" : "Wirebench: " + article.title(),
        resource("site.css"),
        Map.of(
            "home", SitePaths.relative(place, SitePaths.INDEX),
            "navigation", navigation(place),
            "body", article.body()));
  }

  private static String resource(String name) {
    return Scripts.resource("/dev/wirebench/report/site/" + name);
  }

  private String navigation(String from) {
    return NAVIGATION.entrySet().stream()
        .flatMap(
            entry ->
                places.of(entry.getKey()).stream()
                    .map(place -> item(from, place, entry.getValue())))
        .collect(Collectors.joining("\n"));
  }

  private static String item(String from, String to, String name) {
    String current = from.equals(to) ? " aria-current=\"page\"" : "";
    return "<li><a href=\""
        + SitePaths.relative(from, to)
        + "\""
        + current
        + ">"
        + HtmlText.escaped(name)
        + "</a></li>";
  }

  /** All runs, each with what it was measured for and what came of it. */
  private Article index() {
    List<String> parts = new ArrayList<>();
    parts.add("# What JVM serialization costs, and how sure that is");
    parts.add(
        "Each run below has its question, its answer, and a page with every table, chart and doubt."
            + " Nothing here is loaded from elsewhere: the folder works from a disk as it does from a"
            + " server.");
    for (SiteRun run : runs) {
      parts.add(
          "## [" + Markdown.text(run.name()) + "](results/" + Markdown.target(run.name()) + ")");
      parts.add("**" + Markdown.text(run.question()) + "**");
      parts.addAll(run.answers().stream().map(Site::line).toList());
      if (!run.circumstances().isEmpty()) {
        parts.add("*" + Markdown.text(run.circumstances()) + "*");
      }
    }
    if (runs.isEmpty()) {
      parts.add("There is no run yet.");
    }
    return Article.of(String.join("\n\n", parts), places.from("README.md"));
  }

  /** Answers to several use cases are a list already. */
  private static String line(String answer) {
    return answer.startsWith("- ")
        ? "- " + Markdown.text(answer.substring(2))
        : Markdown.text(answer);
  }
}

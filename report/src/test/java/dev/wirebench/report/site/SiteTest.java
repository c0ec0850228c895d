package dev.wirebench.report.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
  private static final Pattern HREF = Pattern.compile("<a [^>]*?href=\"([^\"]*)\"");
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

  @TempDir private static Path folder;
  private static Path site;

  @TempDir private Path other;

  @BeforeAll
  static void write() {
    site = folder.resolve("site");
    SampleSite.write(folder, site);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }

  private static String read(String page) throws IOException {
    return Files.readString(site.resolve(page));
  }

  @Test
  void theIndexHasEachRunWithQuestionAnswerAndPage() throws IOException {
    assertThat(read("index.html"))
        .contains("<a href=\"runs/reference-jdk17-jdk25.html\">reference-jdk17-jdk25</a>")
        .contains("<strong>Which &lt;codec&gt; is it?</strong>")
        .contains("Cache of one application (20,000/s, 8 cores): keep jackson: ")
        .contains("JDK 17", "AMD EPYC", "2026-11-21")
        .contains("<a href=\"runs/service.html\">service</a>");
  }

  @Test
  void withoutScriptsARunLeadsToItsAnswersInTheIndex() throws IOException {
    for (String page : List.of("runs/reference-jdk17-jdk25.html", "runs/service.html")) {
      assertThat(read(page))
          .contains("switched off, read its answers among <a href=\"../index.html\">all runs</a>.")
          .doesNotContain(" beside it.</p></noscript>");
    }
    assertThat(read("docs/jmh-report.html"))
        .contains("switched off, nothing can be read: switch them on.");
  }

  /** All pages of the checkout's documents, and every anchor that they name. */
  @Test
  void everyLinkLeadsToAPageOfTheSite() throws IOException {
    List<Path> pages = pages();
    assertThat(pages.size()).isGreaterThan(40);
    List<String> astray = new ArrayList<>();
    int followed = 0;
    for (Path page : pages) {
      String text = Files.readString(page);
      for (String link :
          HREF.matcher(text).results().map(match -> match.group(1)).distinct().toList()) {
        URI target = page.toUri().resolve(link);
        if (!"file".equals(target.getScheme())) {
          continue;
        }
        followed++;
        Path file = Path.of(target.getPath());
        if (!Files.isRegularFile(file)) {
          astray.add(site.relativize(page) + ": " + link);
        } else if (target.getFragment() != null && !file.startsWith(site.resolve("runs"))) {
          String there = Files.readString(file);
          if (ID.matcher(there)
              .results()
              .noneMatch(match -> match.group(1).equals(target.getFragment()))) {
            astray.add(site.relativize(page) + ": " + link);
          }
        }
      }
    }
    assertThat(astray).isEmpty();
    assertThat(followed).isGreaterThan(400);
  }

  @Test
  void whatTheSiteDoesNotHaveIsTextWithoutALink() {
    SitePaths places = new SitePaths(Path.of(".."), List.of());
    Article.Targets targets = places.from("docs/METHODOLOGY.md");
    assertThat(targets.link("../pom.xml")).isEmpty();
    assertThat(targets.link("../../elsewhere.md")).isEmpty();
    assertThat(targets.link("CODECS.md#use")).contains("CODECS.html#use");
    assertThat(targets.link("../README.md")).contains("../README.html");
    assertThat(targets.link("https://example.org/a.md")).contains("https://example.org/a.md");
    assertThat(Article.of("# A `b` [c](x.c)\n\n[d](../pom.xml) ![e](f.svg)", targets))
        .isEqualTo(
            new Article("A \"b\" c", "<h1 id=\"a-b-c\">A <code>b</code> c</h1>\n<p>d e</p>\n"));
  }

  @Test
  void nothingIsLoadedButScriptsBesideThePages() throws IOException {
    for (Path page : pages()) {
      String shell =
          Files.readString(page)
              .replaceAll("(?s)<script( type=\"application/json\" id=\"data\")?>.*?</script>", "")
              .replaceAll("(?s)<pre>.*?</pre>|<code>.*?</code>", "");
      assertThat(shell)
          .as(page.toString())
          .contains("default-src 'none'; script-src ")
          .doesNotContain("url(", "@import", "<iframe", "<object", "<embed", "<base")
          .doesNotContainPattern("src=\"(?!data:image/|(\\.\\./)?[a-z-]+\\.js\\?[0-9a-f]{8}\")")
          .doesNotContainPattern("<link(?! rel=\"icon\" href=\"data:,\")");
    }
  }

  @Test
  void thePagesShareTheirScripts() throws IOException {
    assertThat(Files.size(site.resolve("echarts.js"))).isGreaterThan(500_000);
    for (String script : List.of("report.js", "sheet.js", "dropped-files.js")) {
      assertThat(Files.size(site.resolve(script))).as(script).isGreaterThan(100_000);
    }
    for (Path page : pages()) {
      assertThat(Files.size(page)).as(page.toString()).isLessThan(700_000);
    }
    assertThat(Files.size(site.resolve("docs/jmh-report.html"))).isLessThan(100_000);
  }

  @Test
  void anEarlierSiteIsReplaced() throws IOException {
    Path old = other.resolve("site");
    Files.writeString(Files.createDirectories(old.resolve(".git")).resolve("HEAD.html"), "mine");
    Site.write(other, List.of(SampleSite.run("first", other)), old);
    Files.writeString(old.resolve("CNAME"), "example.org");
    Site.write(other, List.of(SampleSite.run("second", other)), old);
    assertThat(old.resolve("runs/first.html")).doesNotExist();
    assertThat(old.resolve("runs/second.html")).exists();
    assertThat(Files.readString(old.resolve("index.html"))).contains("second");
    assertThat(Files.readString(old.resolve(".git/HEAD.html"))).isEqualTo("mine");
    assertThat(Files.readString(old.resolve("CNAME"))).isEqualTo("example.org");
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException {
    Files.writeString(other.resolve("index.html"), "mine");
    assertThatThrownBy(() -> Site.write(other, List.of(), other))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "'" + other + "' holds files that are no site of this program: name another folder.");
    assertThat(other).isDirectoryContaining("glob:**/index.html");
    assertThat(Files.readString(other.resolve("index.html"))).isEqualTo("mine");
  }

  @Test
  void runsOfOneNameAreRefused() {
    SiteRun run = SampleSite.run("same", other);
    assertThatThrownBy(() -> Site.write(other, List.of(run, run), other.resolve("site")))
        .isInstanceOf(BadInput.class)
        .hasMessage("Two runs are called same: rename one's folder.");
    assertThat(other.resolve("site")).doesNotExist();
  }
}

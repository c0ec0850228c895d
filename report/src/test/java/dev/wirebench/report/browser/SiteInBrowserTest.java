package dev.wirebench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.site.SampleSite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site from a disk, as a reader opens it. */
@Tag("browser")
class SiteInBrowserTest {
  private static Chromium browser;

  @TempDir private static Path folder;
  private static Path site;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.startOrSkip(SiteInBrowserTest.class);
    site = folder.resolve("site");
    SampleSite.write(folder, site);
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void chartsAreDrawnByScriptsThatPagesShare() {
    for (String page : List.of("runs/reference-jdk17-jdk25.html", "runs/service.html")) {
      Tab tab = browser.open(1280, 900);
      tab.open(site.resolve(page), "");
      assertThat(tab.complaints()).as(page).isEmpty();
      assertThat(tab.requests())
          .as(page + " and its two scripts")
          .hasSize(3)
          .allMatch(request -> request.startsWith(site.toUri().toString()));
      assertThat(tab.evaluate("document.querySelectorAll('figure svg').length").asInt())
          .as(page)
          .isGreaterThan(1);
      assertThat(tab.text("document.querySelector('p.top a').href"))
          .isEqualTo(site.resolve("index.html").toUri().toString());
    }
  }

  @Test
  void wordsFitEveryScreenAndAskForNothing() {
    for (String page :
        List.of(
            "index.html",
            "README.html",
            "docs/CODECS.html",
            "docs/METHODOLOGY.html",
            "docs/QUALITIES.html",
            "docs/experiments/turns.html",
            "docs/jmh-report.html")) {
      for (int width : List.of(1280, 375)) {
        Tab tab = browser.open(width, 900);
        tab.load(site.resolve(page), "");
        assertThat(tab.complaints()).as(page).isEmpty();
        assertThat(tab.requests())
            .as(page)
            .allMatch(request -> request.startsWith("data:") || request.startsWith("file:"));
        assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
            .as(page + " at " + width)
            .isLessThanOrEqualTo(width);
        assertThat(tab.evaluate("document.querySelectorAll('h1').length").asInt())
            .as(page)
            .isGreaterThanOrEqualTo(1);
      }
    }
  }
}

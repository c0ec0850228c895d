package dev.wirebench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.exporters.LoadSheet;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import dev.wirebench.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a load, as a reader meets it. */
class SheetInBrowserTest {
  private static final Figures HOSTILE =
      new Figures("</script><img src=x onerror=alert(1)>\u202e", 9000, 300, 60);

  private static Chromium browser;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.startOrSkip();
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  private Tab open(int width) throws IOException {
    Path page = folder.resolve("report.html");
    Figures jackson = new Figures("jackson", 8000, 400, 100);
    Files.writeString(
        page, Page.of(LoadSheet.of("load", LoadSummary.of(Recorded.load(3, jackson, HOSTILE)))));
    Tab tab = browser.open(width, 900);
    tab.open(page, "");
    return tab;
  }

  @Test
  void tablesAndChartsAreDrawnWithoutANetwork() throws IOException {
    Tab tab = open(1200);
    assertThat(tab.complaints()).isEmpty();
    assertThat(tab.requests()).singleElement().asString().startsWith("file:");
    assertThat(tab.text("document.querySelector('h1').innerText")).contains("under load");
    assertThat(tab.evaluate("document.querySelectorAll('figure svg').length").asInt()).isEqualTo(2);
    assertThat(tab.evaluate("document.querySelectorAll('img').length").asInt()).isZero();
    assertThat(tab.text("document.querySelector('#section-0 tbody tr').innerText"))
        .contains("jackson", "8,160");
    // Nine turns of each codec, and a mark of each codec's CPU time.
    assertThat(
            tab.evaluate(
                    "[...document.querySelectorAll('figure')].map(f => new Set([...f.querySelectorAll("
                        + "'[data-mark]')].map(m => m.dataset.mark)).size)")
                .toString())
        .isEqualTo("[18,2]");
  }

  @Test
  void whoCannotSeeAChartHasItsDataAsATable() throws IOException {
    Tab tab = open(1200);
    assertThat(
            tab.evaluate(
                    "[...document.querySelectorAll('.picture')].every(p => p.tabIndex === 0"
                        + " && p.getAttribute('aria-label').includes('Arrow keys'))")
                .asBoolean())
        .isTrue();
    // Browsers say only later that something was opened, and the table is made then.
    assertThat(
            tab.evaluate(
                    "(async () => { document.querySelectorAll('details.data').forEach(d => { d.open ="
                        + " true; });"
                        + " while (document.querySelectorAll('details.data table').length < 2) {"
                        + " await new Promise(done => setTimeout(done, 20)); } return true; })()")
                .asBoolean())
        .isTrue();
    assertThat(tab.evaluate("document.querySelectorAll('table th[scope=col]').length").asInt())
        .isGreaterThan(20);
  }

  @Test
  void aNarrowScreenIsNotWidened() throws IOException {
    Tab tab = open(360);
    assertThat(tab.complaints()).isEmpty();
    assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(360);
  }
}

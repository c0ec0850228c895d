package dev.wirebench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.document.Document;
import dev.wirebench.report.document.Figure;
import dev.wirebench.report.document.Figure.DotRow;
import dev.wirebench.report.document.Figure.Dots;
import dev.wirebench.report.document.Figure.Value;
import dev.wirebench.report.document.Section;
import dev.wirebench.report.exporters.LoadDocument;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.Recorded;
import dev.wirebench.report.load.Recorded.Figures;
import dev.wirebench.report.page.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of what no campaign measured, as a reader meets it. */
class SheetInBrowserTest {
  private static final Figures HOSTILE =
      new Figures("</script><img src=x onerror=alert(1)>\u202e", 9000, 300, 60);

  private static Chromium browser;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.startOrSkip(SheetInBrowserTest.class);
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  private Tab open(int width) throws IOException {
    Figures jackson = new Figures("jackson", 8000, 400, 100);
    return open(width, LoadDocument.of("load", LoadSummary.of(Recorded.load(3, jackson, HOSTILE))));
  }

  private Tab open(int width, Document document) throws IOException {
    Path page = folder.resolve("report.html");
    Files.writeString(page, Page.of(document));
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

  @Test
  void rowsOfLongNamesAreToldApartOnANarrowScreen() throws IOException {
    String name = "serialize nested-%d jackson-kotlin / kotlinx-json";
    List<DotRow> rows =
        IntStream.of(10, 20)
            .mapToObj(
                k -> new DotRow(name.formatted(k), List.of(Value.of(0.5 * k), Value.of(0.6 * k))))
            .toList();
    Dots dots = Dots.of("ratio", true, List.of("one", "other"), rows).with(8, "as much");
    Section section = new Section("Ratios", List.of(Figure.of("", "", dots)));
    Document sheet = new Document("sheet", "Title", "", List.of(), List.of(), "", List.of(section));
    for (int width : List.of(360, 1200)) {
      Tab tab = open(width, sheet);
      assertThat(tab.complaints()).isEmpty();
      assertThat(tab.text("document.querySelector('figure svg').textContent"))
          .contains(name.formatted(10), name.formatted(20));
      // Beside the marks, or above them and apart from the marks of the row before.
      assertThat(
              tab.text(
                  """
                  (() => {
                    const svg = document.querySelector('figure svg');
                    const all = svg.getBoundingClientRect();
                    const labels = [...svg.querySelectorAll('text')].filter(t => t.textContent.includes('nested'))
                      .map(t => t.getBoundingClientRect());
                    const marks = [...svg.querySelectorAll('[data-mark]')].map(m => m.getBoundingClientRect());
                    const covers = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                    return labels.length + ' labels, ' + marks.length + ' marks, cut '
                      + labels.filter(l => l.left < all.left || l.right > all.right).length + ', covered '
                      + labels.filter(l => marks.some(m => covers(l, m))).length;
                  })()
                  """))
          .as("width %s", width)
          .isEqualTo("2 labels, 4 marks, cut 0, covered 0");
    }
  }
}

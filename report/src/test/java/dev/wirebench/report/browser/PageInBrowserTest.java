package dev.wirebench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.ProfileFixture;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.page.ForeignFiles;
import dev.wirebench.report.page.Page;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.SampleRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens reports as a reader would. */
@Tag("browser")
class PageInBrowserTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 375;

  /** Texts of charts that overlap by more than a pixel, or reach out of their picture. */
  private static final String OVERLAPS =
      """
      [...document.querySelectorAll('.picture')].flatMap(picture => {
        const boxes = [...picture.querySelectorAll('text')].filter(t => t.textContent.trim())
          .map(t => ({text: t.textContent, box: t.getBoundingClientRect()}));
        const all = picture.querySelector('svg').getBoundingClientRect();
        const cut = boxes.filter(a => a.box.left < all.left - 1 || a.box.right > all.right + 1
          || a.box.top < all.top - 1 || a.box.bottom > all.bottom + 1)
          .map(a => picture.parentElement.id + ' cuts ' + a.text);
        return cut.concat(boxes.flatMap((a, i) => boxes.slice(i + 1)
          .filter(b => Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1
            && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 3)
          .map(b => picture.parentElement.id + ': ' + a.text + ' | ' + b.text)));
      })
      """;

  /**
   * {@code run --suite smoke --codec jackson,gson,kryo --blocks 5 --seed 1 --no-probe --force}, on
   * a machine that was busy: all its warnings are real.
   */
  private static final Path REAL = Path.of("src/test/resources/smoke-run");

  private static Chromium browser;

  /** Pages of the results that were opened, by their paths: most tests open the same ones. */
  private static final Map<Path, String> PAGES = new HashMap<>();

  @TempDir private static Path runs;
  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.startOrSkip(PageInBrowserTest.class);
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  private Tab open(Path result, int width, String hash) throws IOException {
    return open(PAGES.computeIfAbsent(result, Reports::page), width, hash);
  }

  private Tab open(Report report, int width, String hash) throws IOException {
    return open(Reports.page(report), width, hash);
  }

  private Tab open(String html, int width, String hash) throws IOException {
    Path page = folder.resolve("report.html");
    Files.writeString(page, html);
    Tab tab = browser.open(width, 900);
    tab.open(page, hash);
    return tab;
  }

  private static Path run(int codecs, int payloads, int blocks) {
    Path run = runs.resolve(codecs + "-" + payloads + "-" + blocks);
    if (Files.exists(run)) {
      return run;
    }
    List<String> names =
        IntStream.range(0, payloads).mapToObj(i -> "nested-" + 10 * (i + 1)).toList();
    return SampleRun.write(run, SampleRun.codecs(codecs), names, blocks);
  }

  private static void assertQuiet(Tab tab) {
    assertThat(tab.complaints()).isEmpty();
    assertThat(tab.requests()).singleElement().asString().startsWith("file:");
  }

  private static List<String> strings(JsonNode array) {
    List<String> strings = new ArrayList<>();
    array.forEach(element -> strings.add(element.asText()));
    return strings;
  }

  private static String firstCells() {
    return "[...document.querySelectorAll('#rows tbody tr:not(.detail)')].map(r => r.innerText).join('/')";
  }

  private static String select(String selector, String option) {
    return "(() => { const s = document.querySelector(\""
        + selector
        + "\");"
        + " s.value = [...s.options].find(o => o.text === '"
        + option
        + "').value;"
        + " s.dispatchEvent(new Event('change', {bubbles: true})); })()";
  }

  @Test
  void aRunAnswersOnItsFirstScreen() throws IOException {
    Tab tab = open(run(8, 4, 6), DESKTOP, "");
    assertQuiet(tab);
    assertThat(tab.text("document.querySelector('h1').innerText"))
        .startsWith("nested-10, serialize, JDK 17: ")
        .contains("jackson takes the least time");
    assertThat(tab.text("document.getElementById('machine').innerText"))
        .contains("AMD EPYC", "2 CPUs", "6 blocks", "2026-11-21");
    assertThat(
            strings(
                tab.evaluate("[...document.querySelectorAll('.answer')].map(a => a.innerText)")))
        .hasSize(2)
        .allSatisfy(answer -> assertThat(answer).contains("jackson", "least time"));
    double bottom =
        tab.evaluate("document.querySelector('#headline svg').getBoundingClientRect().top")
            .asDouble();
    assertThat(bottom).isBetween(0.0, 600.0);
    assertThat(tab.evaluate("document.querySelectorAll('.picture svg').length").asInt())
        .isEqualTo(7);
  }

  @Test
  void choosingAPayloadChangesTableChartsAndAddress() throws IOException {
    Tab tab = open(run(5, 3, 5), DESKTOP, "");
    String table = tab.text(firstCells());
    String chart = tab.text("document.querySelector('#chart-tradeoff svg').outerHTML");
    tab.act(select("select[data-dimension=payload]", "nested-30"));
    assertThat(tab.text(firstCells())).isNotEqualTo(table);
    assertThat(tab.text("document.querySelector('#chart-tradeoff svg').outerHTML"))
        .isNotEqualTo(chart);
    assertThat(tab.text("location.hash")).contains("payload=nested-30");
    assertThat(tab.text("document.querySelector('h1').innerText")).startsWith("nested-30");
    assertQuiet(tab);
  }

  @Test
  void choosingABaselineChangesRatiosAndVerdicts() throws IOException {
    Tab tab = open(run(5, 1, 6), DESKTOP, "");
    String ratios = tab.text("document.querySelector('#headline svg').outerHTML");
    assertThat(tab.text(firstCells())).contains("slower");
    tab.act(select("#baseline", "gson"));
    assertThat(tab.text("document.querySelector('tr.baseline th').innerText")).isEqualTo("gson");
    assertThat(tab.text("document.querySelector('#headline svg').outerHTML"))
        .isNotEqualTo(ratios)
        .contains("gson");
    assertThat(tab.text("location.hash")).contains("baseline=gson");
    assertQuiet(tab);
  }

  @Test
  void hidingACodecOrAFormatTakesItsRowsAway() throws IOException {
    Tab tab = open(run(6, 2, 5), DESKTOP, "");
    String box =
        "[...document.querySelectorAll('.chooser label')].find(l => l.innerText.trim() === '%s' || l.textContent.trim() === '%<s').querySelector('input').click()";
    tab.act(String.format(box, "gson"));
    assertThat(tab.text(firstCells())).doesNotContain("gson");
    tab.act(String.format(box, "Kryo"));
    assertThat(tab.text(firstCells())).doesNotContain("kryo").contains("jackson");
    assertThat(tab.text("document.querySelector('#headline svg').textContent"))
        .doesNotContain("kryo");
    assertThat(tab.text("location.hash")).contains("no-row=gson", "no-format=Kryo");
    tab.act("document.querySelector('.chooser button').click()");
    assertThat(tab.text(firstCells())).contains("gson", "kryo");
    assertQuiet(tab);
  }

  @Test
  void oneRowAloneAndNoneCanBeShown() throws IOException {
    Tab tab = open(run(6, 2, 5), DESKTOP, "");
    tab.act("document.querySelector('.chooser [data-caption=gson] button').click()");
    assertThat(tab.text(firstCells())).contains("gson").doesNotContain("jackson", "kryo");
    tab.act("document.querySelectorAll('.chooser > div > p button')[1].click()");
    assertThat(tab.text(firstCells())).doesNotContain("gson", "jackson", "kryo");
    tab.act("document.querySelector('.chooser > div > p button').click()");
    assertThat(tab.text(firstCells())).contains("gson", "jackson", "kryo");
    assertQuiet(tab);
  }

  @Test
  void aLinkShowsWhatItsSenderSaw() throws IOException {
    Tab tab =
        open(
            run(5, 3, 5),
            DESKTOP,
            "#payload=nested-20&operation=deserialize&baseline=kryo&no-row=gson&sort=-ratio");
    assertThat(tab.text("document.querySelector('h1').innerText")).startsWith("nested-20");
    assertThat(tab.text("document.querySelector('.answer.current h2').innerText"))
        .isEqualTo("deserialize");
    assertThat(tab.text("document.querySelector('tr.baseline th').innerText")).isEqualTo("kryo");
    assertThat(tab.text(firstCells())).doesNotContain("gson");
    assertThat(tab.text("document.querySelector('th[aria-sort]').innerText")).startsWith("× kryo");
    assertQuiet(tab);
  }

  @Test
  void aLinkThatDoesNotFitSaysSo() throws IOException {
    Tab tab = open(run(5, 3, 5), DESKTOP, "#payload=nested-77&baseline=kryo&section=nowhere");
    assertThat(tab.text("document.getElementById('link').innerText"))
        .isEqualTo(
            "The link asks for what this report does not have: payload nested-77, section nowhere."
                + " The rest of it is shown.");
    assertThat(tab.text("document.querySelector('tr.baseline th').innerText")).isEqualTo("kryo");
    tab.act(select("#baseline", "gson"));
    assertThat(tab.text("location.hash")).doesNotContain("nested-77", "nowhere");
    assertQuiet(tab);
  }

  @Test
  void sectionsStandInTheAddressAndBackGoesBack() throws IOException {
    Tab tab = open(run(5, 3, 5), DESKTOP, "");
    tab.evaluate("document.querySelector('nav a[href=\"#findings\"]').click()");
    assertThat(tab.text("location.hash")).contains("section=findings");
    assertThat(tab.text("document.activeElement.id")).isEqualTo("findings");
    tab.act(select("select[data-dimension=payload]", "nested-30"));
    assertThat(tab.text("document.querySelector('h1').innerText")).startsWith("nested-30");
    tab.act("history.back()");
    tab.waitFor("document.querySelector('h1').innerText.startsWith('nested-10')");
    assertThat(tab.text("document.querySelector('h1').innerText")).startsWith("nested-10");
    Tab other = open(run(5, 3, 5), DESKTOP, "#section=statistics");
    assertThat(other.text("document.activeElement.id")).isEqualTo("statistics");
    assertQuiet(tab);
  }

  @Test
  void rowsStandBesideThemselvesOnOtherJvms() throws IOException {
    Tab tab = open(RunFixture.onTwoThreads(6, 1.25).report(folder), DESKTOP, "");
    assertThat(tab.text("document.querySelector('#jvms h3').innerText"))
        .isEqualTo("All comparisons: 2 threads");
    assertThat(tab.text("document.querySelector('#jvms tbody tr').innerText"))
        .contains("1.25", "1.25 – 1.25")
        .doesNotContain("1.60");
    assertThat(tab.text("document.querySelectorAll('#jvms table')[1].innerText"))
        .contains("1.25", "1.25 – 1.25", "1.60");
    assertThat(tab.evaluate("document.querySelectorAll('#jvms table').length").asInt())
        .as("that of both, and one for each comparison")
        .isEqualTo(3);
    assertQuiet(tab);
    Tab one = open(run(5, 1, 5), DESKTOP, "");
    assertThat(one.evaluate("document.getElementById('jvms').hidden").asBoolean()).isTrue();
  }

  @Test
  void theReaderChoosesWhichTwoProfilesAreCompared() throws IOException {
    Tab tab = open(ProfileFixture.report(folder), DESKTOP, "");
    String firstLine = "document.querySelector('#profiles tbody tr').innerText";
    assertThat(tab.text("document.querySelector('#profiles table').innerText"))
        .contains("self, jackson", "self, gson", "lib.Old.copy", "−30 %", "+60 %");
    assertThat(tab.text("document.querySelector('#profiles a').getAttribute('href')"))
        .isEqualTo("profiles/jackson.html");
    assertThat(tab.text(firstLine)).startsWith("lib.New.<fast>").contains("+60 %");
    tab.evaluate(
        "(list => { list.selectedIndex = 1; list.dispatchEvent(new Event('change')); })"
            + "(document.querySelectorAll('#profiles select')[0])");
    tab.evaluate(
        "(list => { list.selectedIndex = 0; list.dispatchEvent(new Event('change')); })"
            + "(document.querySelectorAll('#profiles select')[1])");
    assertThat(tab.text(firstLine)).startsWith("lib.New.<fast>").contains("−60 %");
    assertQuiet(tab);
    Tab none = open(run(5, 1, 5), DESKTOP, "");
    assertThat(none.evaluate("document.getElementById('profiles').hidden").asBoolean()).isTrue();
  }

  @Test
  void columnsSortBothWays() throws IOException {
    Tab tab = open(run(6, 1, 5), DESKTOP, "");
    String click = "document.querySelector('[data-sort=allocation]').click()";
    String values =
        "[...document.querySelectorAll('#rows tbody tr:not(.detail)')].map(r => Number(r.cells[5].innerText.replace(',', '')))";
    tab.evaluate(click);
    List<Double> up = new ArrayList<>();
    tab.evaluate(values).forEach(value -> up.add(value.asDouble()));
    assertThat(up).isSorted();
    assertThat(tab.text("document.querySelector('th[aria-sort]').getAttribute('aria-sort')"))
        .isEqualTo("ascending");
    tab.evaluate(click);
    assertThat(tab.text("document.querySelector('th[aria-sort]').getAttribute('aria-sort')"))
        .isEqualTo("descending");
    assertThat(tab.evaluate(values).get(0).asDouble()).isEqualTo(up.get(up.size() - 1));
  }

  @Test
  void keysStepThroughTheMarksOfAChart() throws IOException {
    Tab tab = open(run(4, 1, 6), DESKTOP, "");
    tab.evaluate("document.querySelector('#headline .picture').focus()");
    tab.press("ArrowDown");
    assertThat(tab.evaluate("document.getElementById('tip').hidden").asBoolean()).isFalse();
    assertThat(tab.text("document.getElementById('tip').innerText")).contains("Forks", "6 blocks");
    assertThat(tab.text("document.getElementById('status').textContent")).contains("Verdict:");
    tab.press("Escape");
    assertThat(tab.evaluate("document.getElementById('tip').hidden").asBoolean()).isTrue();
  }

  @Test
  void pointingAtAMarkSaysIntervalForksAndBlocks() throws IOException {
    Tab tab = open(run(4, 1, 6), DESKTOP, "");
    JsonNode box =
        tab.evaluate(
            "(() => { const b = document.querySelector('#headline [data-mark=\"1\"]').getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()");
    tab.point(box.get(0).asDouble(), box.get(1).asDouble());
    assertThat(tab.text("document.getElementById('tip').innerText"))
        .contains("95 % interval", "6 blocks", "Verdict", ", corrected ", " for 3 comparisons");
  }

  @Test
  void theIntervalOfAVerdictStandsBesideItOnEveryWidth() throws IOException {
    Path run = run(4, 1, 6);
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(run, width, "");
      JsonNode shown =
          tab.evaluate(
              """
              [...document.querySelectorAll('#rows td[class^="verdict-"]')].map(cell => {
                const interval = cell.querySelector('.corrected');
                const box = interval && interval.getBoundingClientRect();
                return [cell.querySelector('.word').innerText, interval ? interval.innerText : '',
                  !box || box.width > 0 && box.right <= innerWidth];
              })
              """);
      assertThat(shown).hasSize(4);
      for (JsonNode cell : shown) {
        boolean isBaseline = cell.get(0).asText().equals("baseline");
        assertThat(cell.get(1).asText()).matches(isBaseline ? "" : "[\\d.]+ – [\\d.]+");
        assertThat(cell.get(2).asBoolean()).as("in sight at %s", width).isTrue();
      }
    }
  }

  @Test
  void aCodecOpensToItsHardObservationsWithinEveryWidth() throws IOException {
    Path run = run(4, 1, 5);
    QualitiesFixture fixture = QualitiesFixture.usual();
    for (String quality : List.of("named-classes", "schema-evolution", "in-use")) {
      fixture.seen("kryo", quality, "", "x".repeat(300), "silent garbage", "hard", 1);
    }
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(fixture.report(run), width, "");
      assertThat(tab.text("document.querySelector('#besides tr[data-codec=kryo]').innerText"))
          .contains("kryo", "1.0", "not applicable", "3 of 3 hard", "1 of 1 hard");
      assertThat(tab.evaluate("document.querySelectorAll('#besides button').length").asInt())
          .as("gson and kryo have hard ones")
          .isEqualTo(2);
      tab.evaluate("document.querySelector('#besides tr[data-codec=kryo] button').click()");
      JsonNode shown =
          tab.evaluate(
              """
              [...document.querySelectorAll('#besides .seen > li')].map(seen => {
                const box = seen.getBoundingClientRect();
                return [seen.innerText, box.left >= 0 && box.right <= innerWidth];
              })
              """);
      assertThat(shown).hasSize(6);
      assertThat(shown.get(0).get(0).asText())
          .contains("hostile-input, inflated, order-event: memory exhausted (3 inputs)")
          .contains("java.lang.Error: <b>memory exhausted</b>", "hex 00<i>&amp;");
      assertThat(shown).allSatisfy(seen -> assertThat(seen.get(1).asBoolean()).isTrue());
      assertThat(tab.evaluate("document.querySelectorAll('#besides b, #besides i').length").asInt())
          .isZero();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      assertQuiet(tab);
    }
  }

  @Test
  void withoutObservationsNothingLeadsToThem() throws IOException {
    Tab tab = open(run(4, 1, 5), DESKTOP, "");
    assertThat(
            tab.evaluate("document.querySelectorAll('#besides, a[href=\"#besides\"]').length")
                .asInt())
        .isZero();
    assertQuiet(tab);
  }

  @Test
  void everyChartHasItsDataAsATable() throws IOException {
    Tab tab = open(run(4, 3, 5), DESKTOP, "");
    tab.evaluate("document.querySelectorAll('figure details').forEach(d => { d.open = true; })");
    tab.waitFor(
        "[...document.querySelectorAll('figure details')].every(d => d.querySelector('table'))");
    assertThat(tab.evaluate("document.querySelectorAll('figure details table').length").asInt())
        .isEqualTo(7);
    assertThat(
            tab.evaluate(
                    "[...document.querySelectorAll('figure details table')].every(t => t.rows.length > 3)")
                .asBoolean())
        .isTrue();
  }

  @Test
  void aRunByTurnsShowsTheSlicesOfAHeatOnEveryWidth() throws IOException {
    Path run =
        SampleRun.byTurns(
            folder.resolve("turns"), SampleRun.codecs(14), List.of("order-event", "nested-10"), 5);
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(run, width, "");
      assertThat(strings(tab.evaluate(OVERLAPS))).as("width %s", width).isEmpty();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      tab.evaluate("document.querySelector('#chart-slices .picture').focus()");
      tab.press("ArrowDown");
      assertThat(tab.text("document.getElementById('tip').innerText"))
          .contains("Slices", "20 in ", "Slowest", "against the median");
      tab.evaluate("document.querySelector('#chart-slices details').open = true");
      tab.waitFor("Boolean(document.querySelector('#chart-slices details table'))");
      assertThat(
              tab.evaluate("document.querySelector('#chart-slices details table').rows.length")
                  .asInt())
          .isEqualTo(21);
      assertThat(tab.text("document.getElementById('statistics').innerText"))
          .contains("paired by heat", "over 5 heats", "within heats", "slow rounds");
      assertQuiet(tab);
    }
  }

  @Test
  void whatATableHasNothingOfIsLeftOut() throws IOException {
    Tab tab = open(run(4, 1, 5), DESKTOP, "");
    assertThat(tab.evaluate("document.getElementById('chart-slices').hidden").asBoolean()).isTrue();
    assertThat(tab.text("document.getElementById('charts').innerText"))
        .contains("Bytes on the wire")
        .doesNotContain("Slices of one heat");
    assertThat(tab.text("document.getElementById('statistics').innerText"))
        .contains("paired by block")
        .doesNotContain("within heats");
  }

  @Test
  void everythingInteractiveHasAName() throws IOException {
    Tab tab = open(run(4, 2, 5), DESKTOP, "");
    assertThat(
            strings(
                tab.evaluate(
                    """
                    [...document.querySelectorAll('button, select, input, summary, a, [tabindex="0"]')]
                      .filter(e => !(e.textContent.trim() || e.getAttribute('aria-label')
                        || e.getAttribute('aria-labelledby') || (e.labels && e.labels.length)))
                      .map(e => e.outerHTML)
                    """)))
        .isEmpty();
    assertThat(
            strings(
                tab.evaluate(
                    """
                    (() => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
                      return ids.filter((id, i) => ids.indexOf(id) !== i); })()
                    """)))
        .isEmpty();
  }

  @Test
  void fortyCodecsWithLongNamesDoNotOverlap() throws IOException {
    Path run = run(40, 6, 5);
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(run, width, "");
      assertThat(strings(tab.evaluate(OVERLAPS))).as("width %s", width).isEmpty();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      assertQuiet(tab);
    }
  }

  @Test
  void darkModeTurnsThePicturesDark() throws IOException {
    Tab tab = open(run(4, 1, 5), DESKTOP, "");
    String paper = "getComputedStyle(document.querySelector('#headline svg rect')).fill";
    assertThat(tab.text(paper)).isEqualTo("rgb(255, 255, 255)");
    tab.prefer("prefers-color-scheme", "dark");
    assertThat(tab.text(paper))
        .isEqualTo(tab.text("getComputedStyle(document.body).backgroundColor"));
    assertThat(tab.text(paper)).isNotEqualTo("rgb(255, 255, 255)");
  }

  @Test
  void filesOfOtherProjectsWork() throws IOException {
    for (Path file :
        List.of(
            ForeignFiles.throughput(folder),
            ForeignFiles.plain(folder),
            ForeignFiles.modes(folder))) {
      for (int width : List.of(DESKTOP, PHONE)) {
        Tab tab = open(file, width, "");
        assertQuiet(tab);
        assertThat(tab.evaluate("document.querySelectorAll('#headline svg').length").asInt())
            .isOne();
        String before = tab.text(firstCells());
        tab.act(
            "(() => { const s = document.querySelector('#baseline'); s.selectedIndex = s.selectedIndex === 0 ? 1 : 0;"
                + " s.dispatchEvent(new Event('change', {bubbles: true})); })()");
        assertThat(tab.text(firstCells())).isNotEqualTo(before);
        assertThat(strings(tab.evaluate(OVERLAPS))).isEmpty();
        assertQuiet(tab);
      }
    }
  }

  /** As a hand drops a file. */
  private static String drop(String name, String content) throws IOException {
    return "(() => { const t = new DataTransfer(); t.items.add(new File(["
        + new ObjectMapper().writeValueAsString(content)
        + "], '"
        + name
        + "')); document.dispatchEvent(new DragEvent('drop', {dataTransfer: t, cancelable: true})); })()";
  }

  @Test
  void aDroppedFileIsReportedOnInTheBrowserAlone() throws IOException {
    Path page = folder.resolve("page.html");
    Files.writeString(page, Page.ofDroppedFiles());
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = browser.open(width, 900);
      tab.load(page, "");
      assertThat(tab.evaluate("document.querySelector('main').hidden").asBoolean()).isTrue();
      tab.evaluate(drop("wrong.json", "{}"));
      tab.waitFor("document.getElementById('refused').innerText !== ''");
      assertThat(tab.text("document.getElementById('refused').innerText"))
          .startsWith("wrong.json is JSON, but not");
      assertThat(tab.evaluate("document.querySelector('main').hidden").asBoolean()).isTrue();
      tab.act(drop("theirs.json", Files.readString(REAL.resolve("jmh.json"))));
      assertThat(tab.text("document.getElementById('refused').innerText")).isEmpty();
      assertThat(tab.text("document.getElementById('run').innerText")).isEqualTo("theirs.json");
      assertThat(tab.text("document.querySelector('h1#question').innerText")).contains("kryo");
      assertThat(tab.text(firstCells())).contains("jackson", "gson", "kryo");
      assertThat(tab.evaluate("document.querySelectorAll('#headline svg').length").asInt()).isOne();
      tab.act(drop("plain.json", Files.readString(ForeignFiles.plain(folder))));
      assertThat(tab.text(firstCells())).doesNotContain("jackson").contains("Json");
      Path machines = folder.resolve("machines.json");
      new JmhFixture()
          .entry("a.B.c", "avgt", "ns/op", 100, 101)
          .vm("OpenJDK 64-Bit Server VM", "21.0.4+7", "/opt/hotspot/bin/java")
          .entry("a.B.c", "avgt", "ns/op", 80, 81)
          .vm("Eclipse OpenJ9 VM", "openj9-0.46.0", "/opt/openj9/bin/java")
          .write(machines);
      tab.act(drop("machines.json", Files.readString(machines)));
      assertThat(tab.text(firstCells())).contains("21.0.4 HotSpot", "21.0.4 OpenJ9");
      assertThat(tab.evaluate("document.getElementById('decide').hidden").asBoolean()).isTrue();
      tab.act(drop("again.json", Files.readString(REAL.resolve("jmh.json"))));
      assertThat(tab.evaluate("document.getElementById('decide').hidden").asBoolean()).isFalse();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      assertQuiet(tab);
    }
  }

  @Test
  void hostileNamesAreInert() throws IOException {
    Path file = ForeignFiles.hostile(folder);
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(file, width, "");
      tab.evaluate("document.querySelectorAll('#rows tbody button').forEach(b => b.click())");
      tab.evaluate("document.querySelectorAll('details').forEach(d => { d.open = true; })");
      tab.act(
          "(() => { const s = document.querySelector('select'); s.selectedIndex = 3;"
              + " s.dispatchEvent(new Event('change', {bubbles: true})); })()");
      assertThat(tab.text("typeof globalThis.broken")).isEqualTo("undefined");
      assertThat(
              tab.evaluate("document.querySelectorAll('img, iframe, main script').length").asInt())
          .isZero();
      assertThat(tab.text("document.getElementById('rows').innerText"))
          .contains("</script><script>globalThis.broken=1</script>");
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      assertQuiet(tab);
    }
  }

  @Test
  void aRealRunIsWholeOnEveryWidthInLightAndDark() throws IOException {
    for (int width : List.of(DESKTOP, 390)) {
      Tab tab = open(REAL, width, "");
      assertThat(strings(tab.evaluate(OVERLAPS))).as("width %s", width).isEmpty();
      assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
          .isLessThanOrEqualTo(width);
      assertThat(
              tab.evaluate(
                      "document.querySelector('#rows tbody td.verdict-faster')"
                          + ".getBoundingClientRect().right")
                  .asDouble())
          .as("the verdict is seen without scrolling sideways")
          .isLessThanOrEqualTo(width);
      tab.prefer("prefers-color-scheme", "dark");
      assertQuiet(tab);
    }
  }

  @Test
  void aRunOnTwoJdksFitsAPhone() throws IOException {
    Report report = RunFixture.alsoOn25(5, codec -> 1.4).report(folder.resolve("jdks"));
    Tab tab = open(report, 390, "");
    assertThat(
            strings(
                tab.evaluate(
                    """
                    [...document.querySelectorAll('body *')].filter(e => {
                      const isCut = (outer, inner) => getComputedStyle(outer).overflowX !== 'visible'
                        && (getComputedStyle(outer).position !== 'static'
                          || getComputedStyle(inner).position !== 'absolute');
                      if (e.getBoundingClientRect().right < 391) return false;
                      for (let p = e.parentElement; p; p = p.parentElement) if (isCut(p, e)) return false;
                      return true;
                    }).map(e => e.tagName + '#' + e.id + '.' + e.className + ' ' + e.textContent.slice(0, 40))
                    """)))
        .isEmpty();
    assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(390);
    assertQuiet(tab);
  }

  /** Those of rows that changed for sure are bold, and wider. */
  @Test
  void longLabelsOfWhatChangedAreWhole() throws IOException {
    Path run = RunFixture.alsoOn25(5, codec -> 1.4).write(folder.resolve("jdks"));
    for (String name : List.of("jmh.json", "run.json")) {
      Path file = run.resolve(name);
      Files.writeString(
          file, Files.readString(file).replace("\"kryo\"", "\"kryo-of-a-rather-long-name\""));
    }
    Tab tab = open(run, DESKTOP, "");
    assertThat(tab.text("document.querySelector('#chart-changes svg').textContent"))
        .contains("kryo-of-a-rather-long-name  1.4");
    assertThat(strings(tab.evaluate(OVERLAPS))).isEmpty();
  }

  @Test
  void aRealRunIsRestoredFromItsLink() throws IOException {
    Tab tab = open(REAL, DESKTOP, "");
    String table = tab.text(firstCells());
    String chart = tab.text("document.querySelector('#headline svg').outerHTML");
    tab.act(select("select[data-dimension=operation]", "deserialize"));
    tab.act(select("#baseline", "gson"));
    String changed = tab.text(firstCells());
    assertThat(changed).isNotEqualTo(table);
    assertThat(tab.text("document.querySelector('#headline svg').outerHTML")).isNotEqualTo(chart);
    tab.act(
        "[...document.querySelectorAll('.chooser label')].find(l => l.textContent.trim() === 'kryo')"
            + ".querySelector('input').click()");
    String filtered = tab.text(firstCells());
    assertThat(filtered).doesNotContain("kryo").hasSizeLessThan(changed.length());
    assertQuiet(tab);
    Tab other = open(REAL, DESKTOP, tab.text("location.hash"));
    assertThat(other.text(firstCells())).isEqualTo(filtered);
    assertThat(other.text("document.querySelector('tr.baseline th').innerText")).contains("gson");
    assertQuiet(other);
  }

  @Test
  void keysReachTheFiltersAndWorkThem() throws IOException {
    Tab tab = open(REAL, DESKTOP, "");
    String focused = "document.activeElement";
    pressUntil(tab, focused + ".matches('select[data-dimension=operation]')");
    pressUntil(tab, focused + ".matches('#baseline')");
    pressUntil(tab, focused + ".matches('.chooser summary')");
    tab.press(" ");
    pressUntil(tab, focused + ".matches('.chooser input')");
    tab.evaluate("delete document.documentElement.dataset.drawn");
    tab.press(" ");
    tab.settle();
    assertThat(tab.text(firstCells()))
        .as("the first filter is that of JSON")
        .contains("kryo")
        .doesNotContain("jackson", "gson");
    assertQuiet(tab);
  }

  private static void pressUntil(Tab tab, String condition) {
    for (int i = 0; i < 40 && !tab.evaluate(condition).asBoolean(); i++) {
      tab.press("Tab");
    }
    assertThat(tab.evaluate(condition).asBoolean()).as(condition).isTrue();
  }

  @Test
  void printShowsEverySectionOnLightPaper() throws IOException {
    Tab tab = open(REAL, 700, "");
    tab.print();
    assertThat(tab.text("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(tab.text("getComputedStyle(document.querySelector('#headline svg rect')).fill"))
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(
            strings(
                tab.evaluate(
                    "[...document.querySelectorAll('main section')].filter(s => s.offsetHeight === 0"
                        + " && !s.hidden).map(s => s.id)")))
        .isEmpty();
    assertThat(
            strings(
                tab.evaluate(
                    "[...document.querySelectorAll('.picture svg')].filter(s => {"
                        + " const box = s.getBoundingClientRect();"
                        + " return box.width === 0 || box.right > innerWidth || box.left < 0; })"
                        + ".map(s => s.parentElement.parentElement.id)")))
        .isEmpty();
    assertQuiet(tab);
  }
}

package dev.wirebench.report.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.QualitiesFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.decision.DecidedTexts;
import dev.wirebench.report.decision.RandomScenarios;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.scenario.Scenario;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decides in the page as a reader would. */
@Tag("browser")
class DecideInBrowserTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 375;
  private static final int SCENARIOS = 80;

  /** The command's time for them is that of an interpreter. */
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private static Path runs;
  private static Chromium browser;
  private static Report report;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    browser = Chromium.startOrSkip(DecideInBrowserTest.class);
    report =
        QualitiesFixture.usual()
            .tried("jackson")
            .report(RunFixture.usual(6).write(runs.resolve("run")));
  }

  @AfterAll
  static void stop() throws IOException {
    if (browser != null) {
      browser.close();
    }
  }

  private Tab open(Report report, int width, String hash) throws IOException {
    Path page = folder.resolve("report.html");
    Files.writeString(page, Reports.page(report));
    Tab tab = browser.open(width, 900);
    tab.open(page, hash);
    return tab;
  }

  private static String type(String field, String value) {
    return "(() => { const i = document.querySelector('#decide [data-field="
        + field
        + "]'); i.value = '"
        + value
        + "'; i.dispatchEvent(new Event('input', {bubbles: true})); })()";
  }

  private static String decided(Tab tab) {
    return tab.text("document.querySelector('#decided .decided').innerText");
  }

  @Test
  void theDecisionFollowsTheScenarioAndTheLinkHoldsIt() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    tab.evaluate(type("cores", "2"));
    tab.evaluate(type("rate", "50000"));
    assertThat(decided(tab)).startsWith("Chosen option: keep jackson");
    tab.evaluate(type("rate", "1000000"));
    assertThat(decided(tab)).startsWith("Chosen option: protobuf");
    assertThat(tab.text("document.querySelector('#decided tr[data-option=gson]').className"))
        .isEqualTo("out");
    assertThat(tab.text("document.querySelector('#decided tr[data-option=gson] .why').innerText"))
        .contains("at peak it takes", "more than 70 %");
    tab.evaluate("document.querySelector('#decide [data-field=schemaStep]').click()");
    assertThat(decided(tab)).startsWith("Chosen option: kryo");
    assertThat(tab.text("document.getElementById('decided').innerText"))
        .contains("kryo", "What would change the choice", "bottleneck");
    String hash = tab.text("location.hash");
    Tab other = open(report, DESKTOP, hash);
    assertThat(decided(other)).isEqualTo(decided(tab));
    assertThat(other.text("document.querySelector('#decide [data-field=rate]').value"))
        .isEqualTo("1000000/s");
    assertThat(tab.complaints()).isEmpty();
    assertThat(other.complaints()).isEmpty();
  }

  /** Where nothing was written as bytes, the form decides on what there is. */
  @Test
  void aRunOnStringsIsDecidedToo() throws IOException {
    RunFixture run = onStrings();
    run.cell("jackson", "order-event", "deserialize", 500);
    run.cell("gson", "order-event", "deserialize", 1000);
    Tab tab = open(Reports.of(run.write(folder.resolve("strings"))), DESKTOP, "");
    assertThat(decided(tab)).contains("jackson");
  }

  @Test
  void whereNothingWasReadItIsSaid() throws IOException {
    Tab tab = open(Reports.of(onStrings().write(folder.resolve("written"))), DESKTOP, "");
    assertThat(tab.text("document.querySelector('#decided .warning').innerText"))
        .isEqualTo("Nothing here both writes and reads this payload.");
  }

  private static RunFixture onStrings() {
    return RunFixture.of(6)
        .codec("jackson", "JSON", "jackson-databind")
        .codec("gson", "JSON", "gson")
        .on("Text")
        .cell("jackson", "order-event", "serialize", 500)
        .cell("gson", "order-event", "serialize", 1000);
  }

  @Test
  void limitsAndPricesAreAsked() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    tab.evaluate(type("releasedWithin", "1"));
    assertThat(tab.text("document.querySelector('#decided tr[data-option=gson] .why').innerText"))
        .contains("its version is");
    tab.evaluate(type("releasedWithin", ""));
    tab.evaluate(type("pricePerCoreMonth", "30"));
    tab.evaluate("document.getElementById('copy-record').click()");
    String hash = tab.text("decodeURIComponent(location.hash)");
    assertThat(hash).contains("\"pricePerCoreMonth\":30").doesNotContain("releasedWithin\":1");
    Tab other = open(report, DESKTOP, tab.text("location.hash"));
    assertThat(other.text("document.querySelector('#decide [data-field=pricePerCoreMonth]').value"))
        .isEqualTo("30");
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void whatIsNoNumberIsMarkedAndDecidesNothing() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    String before = decided(tab);
    for (String wrong : List.of("0", "-3", "many", "Infinity", "", "300,", "30,00")) {
      tab.evaluate(type("rate", wrong));
      assertThat(
              tab.text(
                  "document.querySelector('#decide [data-field=rate]').getAttribute('aria-invalid')"))
          .as(wrong)
          .isEqualTo("true");
      assertThat(tab.text("document.getElementById('decided').innerText"))
          .isEqualTo(
              "Nothing is decided: \"Messages written\" is not a rate, for instance 3000/s, 3k/s or"
                  + " 2M/day.");
    }
    tab.evaluate(type("rate", "10000"));
    assertThat(decided(tab)).isEqualTo(before);
    assertThat(
            tab.evaluate(
                    "document.querySelector('#decide [data-field=rate]').hasAttribute('aria-invalid')")
                .asBoolean())
        .isFalse();
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void thousandsMayBeApart() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    for (String written :
        List.of("300000", "300,000", "300 000/s", "300k/s", "18M/min", "300,000.0")) {
      tab.evaluate(type("rate", "1"));
      tab.evaluate(type("rate", written));
      assertThat(tab.text("location.hash")).as(written).contains("300000");
    }
  }

  @Test
  void anAddressFromAnybodyDoesNoHarm() throws IOException {
    for (String hash :
        List.of(
            "decide=own~{\"rate\":-1,\"must\":5,\"weights\":{\"cpu\":0}}",
            "decide=own~{",
            "decide=own~null",
            "decide=nothing~{\"payload\":\"x\",\"compression\":[]}",
            "decide=own~{\"today\":\"<img src=x>\"}")) {
      Tab tab = open(report, DESKTOP, "#" + hash.replace("\"", "%22").replace(" ", "%20"));
      assertThat(tab.text("document.getElementById('decided').innerText")).isNotEmpty();
      assertThat(tab.complaints()).as(hash).isEmpty();
    }
  }

  /** A bar for each option, and the line from which a change pays where there is one. */
  @Test
  void barsShowTheProcessorsThatEachOptionTakes() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    tab.evaluate(type("cores", "2"));
    tab.evaluate(type("rate", "50k/s"));
    assertThat(tab.evaluate("document.querySelectorAll('#decide .cores li').length").asInt())
        .isEqualTo(4);
    assertThat(tab.text("document.querySelector('#decide .cores li.today').ariaLabel"))
        .startsWith("jackson: 0.055")
        .contains(" of 2 cores (95 % CI 0.0", ", of which writing takes 0.027", "; used today");
    assertThat(tab.text("document.querySelector('#decide .cores .legend').innerText"))
        .contains("No option can save 5 % of the processors, which a change must save.");
    assertThat(tab.evaluate("document.querySelectorAll('#decide .cores .pays').length").asInt())
        .isZero();
    tab.evaluate(type("rate", "500k/s"));
    assertThat(tab.evaluate("document.querySelectorAll('#decide .track .pays').length").asInt())
        .isEqualTo(4);
    assertThat(tab.complaints()).isEmpty();
  }

  @Test
  void thePageOfAnAnswerBeginsWithItsDecision() throws IOException {
    Scenario asked =
        Scenarios.read("", Map.of("payload", "order-event", "rate", "3k/s", "cores", "4"));
    Report answered =
        Analysis.of(
            Sources.read(List.of(runs.resolve("run"))),
            Settings.DEFAULT.asking(Optional.of(asked)));
    for (int width : List.of(DESKTOP, PHONE)) {
      Tab tab = open(answered, width, "");
      assertThat(tab.text("document.querySelector('main > section').id")).isEqualTo("decide");
      assertThat(tab.text("document.querySelector('#decide [data-field=rate]').value"))
          .isEqualTo("3000/s");
      assertThat(tab.text("document.querySelector('#decide [data-field=cores]').value"))
          .isEqualTo("4");
      assertThat(decided(tab)).startsWith("Chosen option: keep jackson");
      assertThat(
              tab.evaluate(
                      "document.querySelector('#decide .cores').getBoundingClientRect().bottom")
                  .asDouble())
          .as("the picture is on the first screen")
          .isLessThan(844);
      assertThat(
              tab.evaluate("document.documentElement.scrollWidth <= window.innerWidth").asBoolean())
          .isTrue();
      assertThat(tab.complaints()).isEmpty();
    }
  }

  @Test
  void theRecordCanBeTakenAlong() throws IOException {
    Tab tab = open(report, DESKTOP, "");
    tab.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})");
    tab.evaluate("document.getElementById('copy-record').click()");
    assertThat(tab.text("document.querySelector('#decided textarea').value"))
        .startsWith("---\nstatus: proposed\n")
        .contains("## Decision Outcome", "### Migration and way back", "payload: order-event");
  }

  @Test
  void onAPhoneNothingIsCut() throws IOException {
    Tab tab = open(report, PHONE, "");
    assertThat(tab.evaluate("document.documentElement.scrollWidth").asInt())
        .isLessThanOrEqualTo(PHONE);
    assertThat(
            tab.evaluate(
                    "[...document.querySelectorAll('#decide input, #decide select')].every(i => { const b ="
                        + " i.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth; })")
                .asBoolean())
        .isTrue();
  }

  /** One script, two engines: V8 and the one that the command has. */
  @Test
  void pageAndCommandAgreeToTheLastDigit() throws IOException {
    List<String> scenarios = RandomScenarios.of(SCENARIOS, 11);
    List<String> byCommand = DecidedTexts.of(report, scenarios);
    Tab tab = open(report, DESKTOP, "");
    JsonNode byPage =
        tab.evaluate(
            "(() => { const open = wirebench.decide.open(document.getElementById('data').textContent).decide;"
                + " return "
                + JSON.writeValueAsString(scenarios)
                + ".map(one => JSON.parse(open(one, 'again')).record || '') })()");
    List<String> records = new ArrayList<>();
    byPage.forEach(record -> records.add(record.asText()));
    assertThat(byCommand)
        .hasSize(SCENARIOS)
        .allMatch(record -> record.contains("## Decision Outcome"));
    assertThat(records).isEqualTo(byCommand);
  }
}

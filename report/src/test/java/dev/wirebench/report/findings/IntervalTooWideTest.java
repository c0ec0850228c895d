package dev.wirebench.report.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.findings.Finding.Severity;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IntervalTooWideTest {
  @TempDir Path folder;

  private Finding only(RunFixture fixture) {
    return only(fixture.report(folder));
  }

  private static Finding only(Report report) {
    List<Finding> found = new IntervalTooWide().find(report);
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  @Test
  void intervalsThatAreTooWide() {
    RunFixture fixture = wide();
    Finding finding = only(fixture);
    assertThat(finding.severity()).isEqualTo(Severity.NOTE);
    assertThat(finding.text()).contains("wide in order-event, serialize, byte[]");
    assertThat(finding.remedy())
        .contains("Forks differ more than iterations do")
        .startsWith("A run of about ");
  }

  @Test
  void aRunThatIsLongEnoughIsToldInTime() {
    RunFixture fixture = wide();
    // Forks of the fixture take 11 seconds, those of a block all at the same time.
    Matcher inMinutes = effort(fixture, "minute");
    double blocks = Integer.parseInt(inMinutes.group(2));
    assertThat(Integer.parseInt(inMinutes.group(1)))
        .isCloseTo((int) Math.ceil(blocks * 11 / 60), within(1));
    oneAfterTheOther(fixture, 120);
    Matcher inHours = effort(fixture, "hour");
    int cells = fixture.run().get("cells").size();
    assertThat(inHours.group(2)).isEqualTo(inMinutes.group(2));
    assertThat(Integer.parseInt(inHours.group(1)))
        .isCloseTo((int) Math.ceil(blocks * cells * 120 / 3600), within(1));
  }

  @Test
  void aRunOfMoreThanAHundredHoursIsNotReachable() {
    RunFixture fixture = wide();
    oneAfterTheOther(fixture, 36_000);
    assertThat(only(fixture).remedy())
        .startsWith(
            "± 3 % is not reachable here: for half of them it would take more than 100 hours. Measure"
                + " on a quieter machine");
  }

  @Test
  void pausesBetweenForksAreNoTimeOfABlock() {
    RunFixture fixture = wide();
    Matcher before = effort(fixture, "minute");
    ObjectNode fork = (ObjectNode) fixture.run().get("cells").get(0).get("forks").get(0);
    fork.put("start", "2026-11-20T09:31:00Z").put("stop", "2026-11-20T09:31:11Z");
    assertThat(effort(fixture, "minute").group(1)).isEqualTo(before.group(1));
  }

  @Test
  void withoutTimesTheNumberOfBlocksIsTold() {
    RunFixture fixture = wide();
    ObjectNode fork = (ObjectNode) fixture.run().get("cells").get(0).get("forks").get(0);
    fork.put("stop", "some time later");
    assertThat(only(fixture).remedy())
        .containsPattern("^About \\d+ blocks \\(--blocks\\) would bring half of them to ± 3 %");
  }

  @Test
  void withoutBlocksTheNumberOfForksIsTold() {
    JmhFixture fixture =
        new JmhFixture()
            .entry("a.B.c", "avgt", "ns/op", 100, 101, 99, 100, 100)
            .entry("a.B.d", "avgt", "ns/op", 100, 121, 99, 110, 100);
    assertThat(only(fixture.report(folder)).remedy())
        .containsPattern("^About \\d+ forks \\(JMH's -f\\) would bring half of them to ± 3 %");
  }

  private static RunFixture wide() {
    RunFixture fixture = RunFixture.usual(5).codec("wide", "Wide", "wide");
    return fixture.cell("wide", "order-event", "serialize", block -> 100 * (1 + 0.1 * block % 0.3));
  }

  /** Groups: how many of the unit, and how many blocks. */
  private Matcher effort(RunFixture fixture, String unit) {
    String remedy = only(fixture).remedy();
    Matcher matcher =
        Pattern.compile(
                "A run of about (\\d+) "
                    + unit
                    + "s? \\(--blocks (\\d+)\\) would bring half of them to ± 3 %; or .*")
            .matcher(remedy);
    assertThat(matcher.matches()).as(remedy).isTrue();
    return matcher;
  }

  private static void oneAfterTheOther(RunFixture fixture, int seconds) {
    Instant start = Instant.parse("2026-11-21T09:31:00Z");
    for (int block = 0; block < 5; block++) {
      for (JsonNode cell : fixture.run().get("cells")) {
        ObjectNode fork = (ObjectNode) cell.get("forks").get(block);
        fork.put("start", start.toString());
        start = start.plusSeconds(seconds);
        fork.put("stop", start.toString());
      }
    }
  }

  @Test
  void intervalsThatNoNumberOfBlocksMakesNarrowEnough() {
    RunFixture fixture = RunFixture.of(5).codec("jackson", "JSON", "j").codec("wild", "W", "w");
    fixture.cell("jackson", "p", "serialize", 100);
    fixture.cell("wild", "p", "serialize", block -> Math.pow(10, block));
    assertThat(only(fixture).remedy())
        .startsWith(
            "± 3 % is not reachable here: for half of them it would take more than 100 hours. Measure"
                + " on a quieter");
  }
}

package dev.wirebench.report.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import dev.wirebench.report.TurnsFixture.Slices;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.analysis.Row;
import dev.wirebench.report.charts.Painter.Picture;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.page.ForeignFiles;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.Reports;
import dev.wirebench.report.page.SampleRun;
import dev.wirebench.report.page.Scripts;
import dev.wirebench.report.statistics.Estimate;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xml.sax.InputSource;

class PainterTest {
  private static final Pattern MARK = Pattern.compile("data-mark=\"(\\d+)\"");
  private static final int CODECS = 9;
  private static final int PAYLOADS = 4;
  private static final int BLOCKS = 5;

  /** A run whose forks took turns, and one whose forks ran one after another. */
  private static String byTurns;

  private static Report sequential;

  @TempDir private Path folder;

  @BeforeAll
  static void analyse(@TempDir Path runs) {
    byTurns = Reports.data(SampleRun.byTurns(runs.resolve("turns"), codecs(), payloads(), BLOCKS));
    sequential = Reports.of(SampleRun.write(runs.resolve("run"), codecs(), payloads(), BLOCKS));
  }

  private static String sequentialData() {
    return PageData.of(sequential, Findings.of(sequential));
  }

  private static List<String> codecs() {
    List<String> codecs = new ArrayList<>(SampleRun.codecs(CODECS - 1));
    codecs.add("wrong-study");
    return codecs;
  }

  private static List<String> payloads() {
    return IntStream.range(0, PAYLOADS).mapToObj(i -> "nested-" + 10 * (i + 1)).toList();
  }

  private static List<Integer> marks(String svg) {
    return MARK.matcher(svg)
        .results()
        .map(match -> Integer.valueOf(match.group(1)))
        .distinct()
        .sorted()
        .toList();
  }

  private static void assertIsXml(String svg) {
    assertThatCode(
            () ->
                DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg))))
        .doesNotThrowAnyException();
  }

  /** One mark per row, row × payload, row × kind of size, or row × fork. */
  @ParameterizedTest
  @CsvSource({
    "ratio, 9",
    "tradeoff, 9",
    "cost, 36",
    "resources, 18",
    "sizes, 27",
    "matrix, 36",
    "forks, 45",
    "slices, 9"
  })
  void everyChartDrawsItsMarks(String chart, int expected) {
    try (Painter painter = new Painter(byTurns)) {
      String svg = painter.draw(chart, 0, 960).orElseThrow().svg();
      assertIsXml(svg);
      assertThat(marks(svg)).hasSize(expected).last().isEqualTo(expected - 1);
      assertThat(svg)
          .startsWith("<svg")
          .contains("xmlns=\"http://www.w3.org/2000/svg\"", "<title>", "prefers-color-scheme")
          .doesNotContain("NaN", "undefined", "Infinity", " style=", "ecmeta", "href");
    }
  }

  @Test
  void theListNamesEveryChartThatIsTested() {
    assertThat(Scripts.CHARTS)
        .containsExactly(
            "ratio",
            "changes",
            "tradeoff",
            "cost",
            "resources",
            "sizes",
            "matrix",
            "forks",
            "slices",
            "latency",
            "threads");
  }

  @Test
  void axesSayTheirUnits() {
    try (Painter painter = new Painter(byTurns)) {
      String all =
          Scripts.CHARTS.stream()
              .filter(chart -> !List.of("changes", "latency", "threads").contains(chart))
              .map(chart -> painter.draw(chart, 0, 960).orElseThrow().svg())
              .collect(Collectors.joining());
      assertThat(all)
          .contains(
              "time ÷ time of jackson (log scale; left is faster)",
              "bytes per message (log scale)",
              "/op (log scale)",
              "ns per byte of the document (log scale)",
              "allocated bytes per operation (log scale)",
              "place in the run (forks)",
              "seconds since the first round",
              "slice ÷ median of its row (log scale)");
    }
  }

  /** On a logarithmic axis lengths are as the logarithms of the intervals' ends. */
  @Test
  void ratiosHaveAThickLineForThePlainAndAThinOneForTheCorrectedInterval() {
    Row row = sequential.tables().get(0).rows().get(1);
    try (Painter painter = new Painter(PageData.of(sequential, List.of()))) {
      String svg = painter.draw("ratio", 0, 960).orElseThrow().svg();
      double[] thin = line(svg, "1.25");
      double[] thick = line(svg, "4");
      assertThat(thin[0]).isLessThan(thick[0]);
      assertThat(thin[1]).isGreaterThan(thick[1]);
      assertThat((thin[1] - thin[0]) / (thick[1] - thick[0]))
          .isCloseTo(
              width(row.corrected().orElseThrow()) / width(row.ratio().orElseThrow().plain()),
              withinPercentage(3));
      assertThat(svg)
          .contains("thick: 95 % interval", "thin: corrected, on which the verdict rests");
    }
  }

  private static double width(Estimate interval) {
    return Math.log(interval.high() / interval.low());
  }

  /** Where the second row's line of this width begins and ends; the first row is the baseline. */
  private static double[] line(String svg, String width) {
    Matcher line =
        Pattern.compile(
                "data-mark=\"1\" d=\"M([\\d.]+) [\\d.]+L([\\d.]+) [^>]*stroke-width=\""
                    + width
                    + "\"")
            .matcher(svg);
    assertThat(line.find()).as("a line of width " + width).isTrue();
    return new double[] {Double.parseDouble(line.group(1)), Double.parseDouble(line.group(2))};
  }

  @Test
  void fewForksHaveNoCorrectedInterval() {
    Path run = SampleRun.write(folder.resolve("few"), SampleRun.codecs(3), List.of("a"), 3);
    try (Painter painter = new Painter(Reports.data(run))) {
      assertThat(painter.draw("ratio", 0, 960).orElseThrow().svg())
          .contains("thick: 95 % interval")
          .doesNotContain("thin: corrected");
    }
  }

  @Test
  void chartsWithoutTheirDataAreMissing() {
    try (Painter painter = new Painter(Reports.data(ForeignFiles.plain(folder)))) {
      assertThat(painter.draw("sizes", 0, 960)).isEmpty();
      assertThat(painter.draw("tradeoff", 0, 960)).isEmpty();
      assertThat(painter.draw("resources", 0, 960)).isEmpty();
      assertThat(painter.draw("forks", 0, 960)).isEmpty();
      assertThat(painter.draw("ratio", 0, 960)).isPresent();
    }
  }

  /** The first table's rows with percentiles, of which one has no interval and one row none. */
  @Test
  void percentilesOfEachRowAreDrawnWithTheirIntervals() throws Exception {
    ObjectNode data = (ObjectNode) new ObjectMapper().readTree(sequentialData());
    JsonNode rows = data.at("/tables/0/rows");
    for (int i = 0; i < rows.size() - 1; i++) {
      ObjectNode further = ((ObjectNode) rows.get(i)).putObject("further");
      further.putArray("p50").add(500).add(450).add(550);
      further.putArray("p99").add(5000).addNull().addNull();
    }
    try (Painter painter = new Painter(data.toString())) {
      String svg = painter.draw("latency", 0, 960).orElseThrow().svg();
      assertIsXml(svg);
      assertThat(marks(svg)).hasSize(2 * (rows.size() - 1));
      assertThat(svg)
          .contains("ns that so many calls do not exceed (log scale)", "p50", "p99")
          .doesNotContain("NaN", "undefined", "Infinity", " style=");
      assertThat(painter.draw("latency", 1, 960)).as("a table without them").isEmpty();
    }
  }

  @Test
  void whatMoreThreadsDoIsDrawnOverTheirNumber() {
    String several = Reports.data(RunFixture.onTwoThreads(6, 1.25).write(folder.resolve("two")));
    try (Painter painter = new Painter(several)) {
      String svg = painter.draw("threads", 0, 960).orElseThrow().svg();
      assertIsXml(svg);
      // Four rows, each with one thread and with two.
      assertThat(marks(svg)).hasSize(8);
      assertThat(svg)
          .contains("operations of all, for one of 1 thread", "no more than 1 thread")
          .doesNotContain("NaN", "undefined", "Infinity", " style=");
    }
    try (Painter painter = new Painter(sequentialData())) {
      assertThat(painter.draw("threads", 0, 960)).isEmpty();
    }
  }

  @Test
  void slicesAreThoseOfTheHeatThatVariesMost() {
    RunFixture run = RunFixture.usual(5);
    Slices quiet = TurnsFixture.quiet();
    TurnsFixture.byTurns(
        run,
        20,
        1,
        (codec, heat, round) ->
            quiet.factor(codec, heat, round) * (heat == 6 && round > 15 ? 1.5 : 1));
    try (Painter painter = new Painter(Reports.data(run.write(folder.resolve("one"))))) {
      Picture picture = painter.draw("slices", 0, 960).orElseThrow();
      assertThat(picture.title()).isEqualTo("Slices of heat 6");
      assertThat(picture.note())
          .isEqualTo("Heat 6, in block 3, is the one of 5 heats in which slices vary most.");
      assertThat(picture.svg()).contains("work that belongs to no row", "kryo");
    }
  }

  @Test
  void slicesAreDrawnOnlyWhereForksTookTurns() {
    try (Painter painter = new Painter(sequentialData())) {
      assertThat(painter.draw("slices", 0, 960)).isEmpty();
    }
    try (Painter painter = new Painter(Reports.data(ForeignFiles.modes(folder)))) {
      assertThat(painter.draw("slices", 0, 960)).isEmpty();
    }
  }

  @Test
  void filesOfAllShapesDraw() {
    for (Path file :
        List.of(
            ForeignFiles.throughput(folder),
            ForeignFiles.plain(folder),
            ForeignFiles.modes(folder))) {
      try (Painter painter = new Painter(Reports.data(file))) {
        Scripts.CHARTS.forEach(
            chart ->
                painter
                    .draw(chart, 0, 400)
                    .ifPresent(picture -> assertThat(picture.svg()).doesNotContain("NaN")));
      }
    }
  }

  @Test
  void throughputOverANumberIsAFamily() {
    try (Painter painter = new Painter(Reports.data(ForeignFiles.throughput(folder)))) {
      assertThat(marks(painter.draw("cost", 0, 960).orElseThrow().svg())).hasSize(12);
    }
  }

  @Test
  void aLoneMethodOverSizesIsOneLine() {
    JmhFixture fixture = new JmhFixture();
    for (String size : List.of("1", "10", "100")) {
      fixture
          .entry("a.Copy.array", "avgt", "ns/op", 7 * Double.parseDouble(size))
          .param("size", size);
    }
    Path file = fixture.write(folder.resolve("sizes.json"));
    try (Painter painter = new Painter(Reports.data(file))) {
      Picture cost = painter.draw("cost", 0, 960).orElseThrow();
      assertThat(marks(cost.svg())).hasSize(3);
      assertThat(cost.svg()).contains(">array<", ">size (log scale)<");
    }
    assertThat(Charts.draw(fixture.report(folder), List.of(), Set.copyOf(Scripts.CHARTS)))
        .extracting(Charts.Drawn::chart)
        .contains("cost");
  }

  /** Also where sizes in between tell nothing, and only beyond noise. */
  @Test
  void whereARowChangesSidesIsSaid() {
    RunFixture fixture =
        RunFixture.of(BLOCKS)
            .codec("jackson", "JSON", "jackson-databind")
            .codec("gson", "JSON", "gson")
            .codec("kryo", "Kryo", "kryo");
    double[] gson = {2000, 1300, 1001, 700, 600};
    double[] kryo = {500, 700, 1000, 700, 500};
    for (int i = 0; i < gson.length; i++) {
      String payload = "nested-" + 10 * (i + 1);
      fixture.cell("jackson", payload, "serialize", 1000);
      fixture.cell("gson", payload, "serialize", gson[i]);
      fixture.cell("kryo", payload, "serialize", kryo[i]);
    }
    try (Painter painter = new Painter(Reports.data(fixture.write(folder.resolve("sides"))))) {
      Picture cost = painter.draw("cost", 0, 960).orElseThrow();
      assertThat(cost.note())
          .isEqualTo("Changes sides with jackson: gson between 20 and 40 (faster beyond).");
      assertThat(cost.svg()).contains("changes sides with jackson somewhere in between");
    }
    try (Painter painter = new Painter(byTurns)) {
      assertThat(painter.draw("cost", 0, 960).orElseThrow().note())
          .startsWith("No row changes sides with ");
    }
  }

  @Test
  void hostileNamesAreText() {
    try (Painter painter = new Painter(Reports.data(ForeignFiles.hostile(folder)))) {
      for (String chart : Scripts.CHARTS) {
        Optional<Picture> picture = painter.draw(chart, 0, 960);
        picture.ifPresent(
            drawn -> {
              assertIsXml(drawn.svg());
              assertThat(drawn.svg()).doesNotContain("<script", "<img", "<!--", "\u0000", "\u202e");
            });
      }
      assertThat(painter.draw("ratio", 0, 960).orElseThrow().svg()).contains("&lt;/script&gt;");
    }
  }

  /**
   * Three names that have beginning and end in common, in every chart, on a wide and narrow page.
   */
  @Test
  void labelsThatAreCutStayDifferent() {
    List<String> kinds = List.of("ticketed", "stateful", "disabled");
    String lead = "https-connection-with-client-certificate-and-";
    JmhFixture fixture = new JmhFixture();
    for (String kind : kinds) {
      fixture
          .entry("a.Handshake.run", "avgt", "ns/op", 100, 101, 102, 103, 104)
          .param("setting", lead + kind + "-session-resumption-over-loopback");
    }
    Report report = fixture.report(folder);
    try (Painter painter = new Painter(PageData.of(report, Findings.of(report)))) {
      for (String chart : List.of("ratio", "forks")) {
        for (int width : List.of(390, 960)) {
          String svg = painter.draw(chart, 0, width).orElseThrow().svg();
          assertThat(kinds).as(chart).allMatch(kind -> svg.contains("…" + kind + "…"));
        }
      }
    }
  }

  @Test
  void theSameDataGiveTheSamePicture() {
    try (Painter painter = new Painter(byTurns);
        Painter other = new Painter(byTurns)) {
      assertThat(painter.draw("ratio", 1, 700).orElseThrow().svg())
          .isEqualTo(other.draw("ratio", 1, 700).orElseThrow().svg());
    }
  }

  @Test
  void burstsAreDrawnBehindTheForksThatMetThem() {
    String row = "{\"name\":\"%s\",\"points\":[[1,1],[2,1.5],[3,0.98]]}";
    String panel =
        "{\"name\":\"%s\",\"named\":%s,\"bands\":[[1.5,2.5]],\"rows\":["
            + row.formatted("jackson")
            + ","
            + row.formatted("a & b")
            + "]}";
    String svg =
        Painter.bursts(
                "{\"title\":\"Bursts\",\"subtitle\":\"of <a> test\",\"baseline\":\"jackson\",\"panels\":["
                    + panel.formatted("above", false)
                    + ","
                    + panel.formatted("below", true)
                    + "]}",
                960)
            .svg();
    assertThat(svg)
        .contains("Bursts", "of &lt;a&gt; test", ">above<", ">below<", "prefers-color-scheme:dark")
        .doesNotContain("NaN");
    assertThat(svg.split("a &amp; b")).as("named in one panel").hasSize(2);
    assertIsXml(svg);
  }
}

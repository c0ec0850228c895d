package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.campaign.Run;
import dev.wirebench.campaign.RunFixture;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SummaryTablesTest {
  @Test
  void rowsAreOrderedByTimeWithStudyRowsBehindAndRatiosPaired() {
    // kryo is exactly half of jackson in every block, whatever the block did to both.
    assertThat(lines(run(new double[] {400, 800, 600}, new double[] {200, 400, 300})))
        .startsWith(
            "",
            "order-event, serialize, byte[]",
            "codec     ns/op   95 % interval  x jackson  95 % interval  CPU ns  B/op  floor ns  bytes"
                + "  gzip  zstd",
            "kryo      300.0    51.6 - 548.4      0.500  0.500 - 0.500   450.0    96         -    100"
                + "    80    70",
            "jackson   600.0  103.2 - 1096.8          1                  900.0    96         -    100"
                + "    80    70",
            "sloppy *    1.0       1.0 - 1.0      0.002  0.001 - 0.004     1.5    96         -    100"
                + "    80    70");
  }

  @Test
  void fewBlocksAreCalledIndicativeAndStudyRowsExplained() {
    assertThat(SummaryTables.of(run(new double[] {400, 800, 600}, new double[] {200, 400, 300})))
        .contains("Indicative: 3 blocks;")
        .contains("* sloppy is a study row, not ranked: nobody should.");
  }

  @Test
  void aCodecThatReadsItsOwnOutputIsMarkedAndExplained() {
    Run run =
        RunFixture.serialize(
            Map.of("wraps", new double[] {400, 800}, "jackson", new double[] {400, 800}),
            List.of(
                RunFixture.codec("wraps", null, "Names its root."),
                RunFixture.codec("jackson", null)));
    assertThat(SummaryTables.of(run))
        .containsPattern("(?m)^wraps \\+ ")
        .containsPattern("(?m)^jackson ")
        .contains("+ wraps reads its own output, not the common document: Names its root.");
  }

  @Test
  void aBlockWithAFailedForkIsLeftOutOfThePairAndTheFailureNamed() {
    String text =
        SummaryTables.of(run(new double[] {400, 800, 600}, new double[] {200, Double.NaN, 300}));
    assertThat(text)
        .contains("kryo      250.0")
        .contains("0.500  0.500 - 0.500")
        .contains(
            "Failed: Bytes.serialize order-event kryo, block 2: java.lang.OutOfMemoryError: Java heap space");
  }

  @Test
  void methodsThatAreTooLargeToCompileArePrintedWithTheirRow() {
    assertThat(SummaryTables.of(run(new double[] {400, 800, 600}, new double[] {200, 400, 300})))
        .contains(
            "Too large to compile: serialize order-event bytes jackson: a.B::write (9560 bytes) and 1"
                + " more; HotSpot interprets methods of more than 8,000 bytes of bytecode (all in"
                + " run.json).");
  }

  private static Run run(double[] jackson, double[] kryo) {
    Map<String, double[]> nanos = new LinkedHashMap<>();
    nanos.put("sloppy", new double[] {1, 1, 1});
    nanos.put("jackson", jackson);
    nanos.put("kryo", kryo);
    return RunFixture.serialize(
        nanos,
        List.of(
            RunFixture.codec("sloppy", "nobody should."),
            RunFixture.codec("jackson", null),
            RunFixture.codec("kryo", null)));
  }

  private static List<String> lines(Run run) {
    return SummaryTables.of(run).lines().toList();
  }
}

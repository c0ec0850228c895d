package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.Compression.Cost;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompressionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "gzip-6, gzip-6, true",
    "gunzip-6, gzip-6, false",
    "zstd-3-dictionary, zstd-3-dictionary, true",
    "unzstd-3-dictionary, zstd-3-dictionary, false",
    "serialize, , false",
    "gzip, , false",
    "unzip-6, , false",
  })
  void operationsAreToldByTheirNames(String operation, String compression, boolean compresses) {
    assertThat(Operations.compression(operation)).isEqualTo(Optional.ofNullable(compression));
    assertThat(Operations.compresses(operation)).isEqualTo(compresses);
  }

  @Test
  void itIsFoundWithBothOperationsWhereBothWereMeasured() {
    Report report = RunFixture.usualCompressed(6).report(folder);
    List<Compression> kryo = Compression.of(report, "order-event", "kryo");
    assertThat(kryo).extracting(Compression::name).containsExactly("gzip-6", "zstd-3-dictionary");
    Cost compressing = kryo.get(0).compressing().orElseThrow();
    assertThat(compressing.seconds()).isCloseTo(6e-6, within(0.1e-6));
    assertThat(compressing.seconds())
        .isCloseTo(1e-9 * compressing.row().score().value(), within(1e-15));
    assertThat(compressing.cpuSeconds()).isCloseTo(1.1 * compressing.seconds(), within(1e-9));
    assertThat(compressing.allocatedBytes()).isEqualTo(800);
    assertThat(kryo.get(0).decompressing().orElseThrow().seconds()).isCloseTo(2e-6, within(0.1e-6));
    assertThat(kryo.get(0).size().raw()).isEqualTo(102);
    assertThat(kryo.get(0).size().first()).isEqualTo(101);
    assertThat(kryo.get(0).size().uncompressed()).isEqualTo(78);
    assertThat(kryo.get(0).size().share()).isCloseTo(102 / 78.0, within(1e-12));
    assertThat(kryo.get(1).decompressing()).isEmpty();
    assertThat(kryo.get(1).size().raw()).isEqualTo(50);
  }

  @Test
  void itIsThatOfTheTablesPlace() {
    Report report = RunFixture.usualCompressed(2).report(folder);
    TableKey serialize = report.tables().get(0).key();
    assertThat(Compression.of(report, serialize, "jackson"))
        .isEqualTo(Compression.of(report, "order-event", "jackson"))
        .hasSize(2);
  }

  @Test
  void thereIsNoneOfWhatWasNotMeasured() {
    Report report = RunFixture.usualCompressed(2).report(folder);
    assertThat(Compression.of(report, "order-event", "gson")).isEmpty();
    assertThat(Compression.of(report, "users", "kryo")).isEmpty();
    assertThat(Compression.of(RunFixture.usual(2).report(folder), "order-event", "kryo")).isEmpty();
  }

  /** A dictionary is trained on the messages that are not measured. */
  @Test
  void ofSomeMessagesTheUncompressedSizeIsThatOfTheSame() {
    RunFixture fixture = RunFixture.usualCompressed(2);
    fixture.run().withObject("/sizes/0/bytes").putArray("raw").add(200).add(400);
    List<Compression> jackson = Compression.of(fixture.report(folder), "order-event", "jackson");
    assertThat(jackson.get(0).size().uncompressed()).isEqualTo(300);
    assertThat(jackson.get(1).size().uncompressed()).isEqualTo(200);
  }

  /** What is written is copied at the least: the compressed message, or the message. */
  @Test
  void theFloorIsACopyOfWhatIsWritten() {
    Report report = RunFixture.usualCompressed(2).report(folder);
    List<Compression> jackson = Compression.of(report, "order-event", "jackson");
    Row compressing = jackson.get(0).compressing().orElseThrow().row();
    Row decompressing = jackson.get(0).decompressing().orElseThrow().row();
    FloorLine line = report.floor(report.tables().get(0).key()).orElseThrow();
    assertThat(compressing.floor()).isEqualTo(line.nanosAt(240));
    assertThat(decompressing.floor()).isEqualTo(line.nanosAt(286));
  }

  @Test
  void withoutSizesTheyAreUnknown() {
    RunFixture fixture = RunFixture.usual(2).cell("kryo", "order-event", "gzip-6", 100);
    Compression kryo = Compression.of(fixture.report(folder), "order-event", "kryo").get(0);
    assertThat(kryo.size()).isEqualTo(WireSize.UNKNOWN);
    assertThat(kryo.compressing().orElseThrow().row().floor()).isNaN();
  }
}

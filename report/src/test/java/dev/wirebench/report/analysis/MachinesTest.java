package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual machines of one version, two of them HotSpot, in tables. */
class MachinesTest {
  private static final Settings BY_JDK =
      new Settings(Optional.empty(), Optional.of(Dimensions.JDK), 0.03, false);

  private static final String HOTSPOT = "OpenJDK 64-Bit Server VM";
  private static final String OPENJ9 = "Eclipse OpenJ9 VM";

  @TempDir Path folder;

  private Path together;
  private Path[] apart;

  private static JmhFixture on(JmhFixture file, double score, String vm, String build) {
    double[] forks = {score - 1, score, score + 1, score - 0.5, score + 0.5};
    return file.entry("a.Sum.sum", "avgt", "ns/op", forks)
        .vm(vm, build, "/opt/" + build + "/bin/java");
  }

  @BeforeEach
  void write() {
    JmhFixture all = new JmhFixture();
    on(all, 100, HOTSPOT, "21.0.4+7");
    on(all, 80, HOTSPOT, "21.0.4+7-LTS");
    on(all, 160, OPENJ9, "openj9-0.46.0");
    together = all.write(folder.resolve("all.json"));
    apart =
        new Path[] {
          on(new JmhFixture(), 100, HOTSPOT, "21.0.4+7").write(folder.resolve("a.json")),
          on(new JmhFixture(), 80, HOTSPOT, "21.0.4+7-LTS").write(folder.resolve("b.json")),
          on(new JmhFixture(), 160, OPENJ9, "openj9-0.46.0").write(folder.resolve("c.json"))
        };
  }

  private static List<ResultTable> tables(Settings settings, Path... files) {
    return Analysis.of(Sources.read(List.of(files)), settings).tables();
  }

  @Test
  void byJdkTheyAreTheRowsOfOneTable() {
    for (Path[] files : List.of(new Path[] {together}, apart)) {
      assertThat(tables(BY_JDK, files))
          .singleElement()
          .satisfies(
              table -> {
                assertThat(table.rows())
                    .extracting(Row::name)
                    .containsExactly("21.0.4+7-LTS HotSpot", "21.0.4+7 HotSpot", "21.0.4 OpenJ9");
                assertThat(table.rows())
                    .extracting(row -> row.score().value())
                    .containsExactly(80.0, 100.0, 160.0);
              });
    }
  }

  @Test
  void otherwiseTheyAreTablesOfTheirOwn() {
    assertThat(tables(Settings.DEFAULT, together))
        .extracting(table -> table.key().title())
        .containsExactly(
            "Sum, JDK 21.0.4+7 HotSpot", "Sum, JDK 21.0.4+7-LTS HotSpot", "Sum, JDK 21.0.4 OpenJ9");
    assertThat(tables(Settings.DEFAULT, apart))
        .extracting(table -> table.key().title())
        .containsExactly(
            "Sum, JDK 21.0.4+7 HotSpot, a.json",
            "Sum, JDK 21.0.4+7-LTS HotSpot, b.json",
            "Sum, JDK 21.0.4 OpenJ9, c.json");
  }
}

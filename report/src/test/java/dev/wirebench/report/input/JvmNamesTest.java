package dev.wirebench.report.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.JmhFixture;
import dev.wirebench.report.RunFixture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Virtual machines of one version have the shortest names that tell them apart. */
class JvmNamesTest {
  private static final String OPENJDK = "OpenJDK 64-Bit Server VM";
  private static final String ORACLE = "Java HotSpot(TM) 64-Bit Server VM";
  private static final String OPENJ9 = "Eclipse OpenJ9 VM";

  @TempDir Path folder;

  private static JmhFixture on(String vm, String build, String path) {
    return new JmhFixture().entry("a.Sum.sum", "avgt", "ns/op", 100).vm(vm, build, path);
  }

  /** The labels of files with an entry each, and of one file with all of the entries. */
  private List<String> names(JmhFixture... files) {
    JmhFixture together = new JmhFixture();
    List<Path> apart = new ArrayList<>();
    for (JmhFixture file : files) {
      apart.add(file.write(folder.resolve(apart.size() + ".json")));
      together.entries().addAll(file.entries());
    }
    List<String> names = labels(apart);
    assertThat(labels(List.of(together.write(folder.resolve("all.json"))))).isEqualTo(names);
    return names;
  }

  private static List<String> labels(List<Path> files) {
    return JvmNames.apart(Sources.read(files)).stream()
        .flatMap(source -> source.cells().stream())
        .map(cell -> cell.jvm().label())
        .toList();
  }

  @Test
  void theNameOfTheMachineIsEnough() {
    assertThat(
            names(
                on(OPENJDK, "21.0.4+7", "/opt/jdk/bin/java"),
                on(OPENJ9, "openj9-0.46.0", "/opt/jdk/bin/java"),
                on("Zing 64-Bit Tiered VM", "21.0.4-zing_24.08", "/opt/zing/bin/java")))
        .containsExactly("21.0.4 HotSpot", "21.0.4 OpenJ9", "21.0.4 Zing 64-Bit Tiered VM");
  }

  @Test
  void twoVendorsOfHotSpotDifferInTheirBuilds() {
    assertThat(
            names(
                on(OPENJDK, "21.0.4+7", "/opt/a/jdk-21/bin/java"),
                on(OPENJDK, "21.0.4+7-LTS", "/opt/b/jdk-21/bin/java"),
                on(OPENJ9, "openj9-0.46.0", "/opt/c/jdk-21/bin/java")))
        .containsExactly("21.0.4+7 HotSpot", "21.0.4+7-LTS HotSpot", "21.0.4 OpenJ9");
  }

  @Test
  void aBuildMayBeginWithAnotherNumberThanTheVersion() {
    assertThat(
            names(
                on(OPENJ9, "openj9-0.46.0", "/a/bin/java"),
                on(OPENJ9, "openj9-0.46.1", "/a/bin/java")))
        .containsExactly("21.0.4 OpenJ9 openj9-0.46.0", "21.0.4 OpenJ9 openj9-0.46.1");
  }

  @Test
  void twoVendorsOfOneBuildDifferInTheirFullNames() {
    assertThat(names(on(OPENJDK, "21.0.4+7", ""), on(ORACLE, "21.0.4+7", "")))
        .containsExactly("21.0.4 " + OPENJDK, "21.0.4 " + ORACLE);
  }

  /** As Zulu and Corretto, whose files differ in nothing but the path. */
  @Test
  void asMuchOfThePathAsTellsThemApartIsEnough() {
    assertThat(
            names(
                on(OPENJDK, "21.0.4+7-LTS", "/home/me/zulu/bin/java"),
                on(OPENJDK, "21.0.4+7-LTS", "C:\\jdks\\corretto\\bin\\java.exe"),
                on(OPENJDK, "21.0.4+7-LTS", "/opt/x/jdk-21/bin/java"),
                on(OPENJDK, "21.0.4+7-LTS", "/opt/y/jdk-21/bin/java")))
        .containsExactly(
            "21.0.4 HotSpot zulu",
            "21.0.4 HotSpot corretto",
            "21.0.4 HotSpot x/jdk-21",
            "21.0.4 HotSpot y/jdk-21");
  }

  @Test
  void nothingLessThanAllOfItIsTheLastResort() {
    assertThat(
            names(
                on(OPENJDK, "21.0.4+7", "/opt/jdk-21/bin/java"),
                on(OPENJDK, "21.0.4+7", "\\opt\\jdk-21\\bin\\java")))
        .containsExactly(
            "21.0.4+7 " + OPENJDK + " /opt/jdk-21/bin/java",
            "21.0.4+7 " + OPENJDK + " \\opt\\jdk-21\\bin\\java");
  }

  @Test
  void theVersionIsEnoughForOneMachine() {
    JmhFixture older = on(ORACLE, "17.0.1+12", "/opt/17/bin/java").jdk("17.0.1");
    assertThat(names(older, on(OPENJDK, "21.0.4+7", "/opt/21/bin/java")))
        .containsExactly("17.0.1", "21.0.4");
  }

  /** A file of an old JMH does not say on which machine it was. */
  @Test
  void whatIsNotKnownIsNoMachineOfItsOwn() {
    JmhFixture unknown = new JmhFixture().entry("a.Sum.add", "avgt", "ns/op", 100);
    JmhFixture hotSpot = on(OPENJDK, "21.0.4+7", "/opt/a/bin/java");
    assertThat(names(unknown, hotSpot)).containsExactly("21.0.4", "21.0.4");
    assertThat(names(unknown, hotSpot, on(OPENJ9, "openj9-0.46.0", "")))
        .containsExactly("21.0.4", "21.0.4 HotSpot", "21.0.4 OpenJ9");
  }

  /** Two computers have one JDK in two places: only what was measured twice is compared. */
  @Test
  void thePathAloneMakesNoMachineOfBenchmarksThatDiffer() {
    JmhFixture other =
        new JmhFixture()
            .entry("a.Sum.add", "avgt", "ns/op", 100)
            .vm(OPENJDK, "21.0.4+7", "/usr/lib/jvm/21/bin/java");
    assertThat(names(on(OPENJDK, "21.0.4+7", "/opt/21/bin/java"), other))
        .containsExactly("21.0.4", "21.0.4");
  }

  @Test
  void oneBenchmarkTwiceOnOneMachineIsRefused() {
    JmhFixture twice = on(OPENJDK, "21.0.4+7", "/opt/21/bin/java");
    twice.entry("a.Sum.sum", "avgt", "ns/op", 90).vm(OPENJ9, "openj9-0.46.0", "");
    twice.entry("a.Sum.sum", "avgt", "ns/op", 80).vm(OPENJDK, "21.0.4+7", "/opt/21/bin/java");
    Path file = twice.write(folder.resolve("twice.json"));
    assertThatThrownBy(() -> Sources.read(List.of(file)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("as results 1 and 3");
  }

  /** Their labels say which JDK was planned, and other parts of a run refer to them. */
  @Test
  void runsKeepTheirOwnLabels() {
    RunFixture run = RunFixture.usual(1);
    ((ObjectNode) run.jmh().get(0)).put("vmName", OPENJ9);
    List<Source> sources = Sources.read(List.of(run.write(folder.resolve("run"))));
    assertThat(JvmNames.apart(sources)).isEqualTo(sources);
  }
}

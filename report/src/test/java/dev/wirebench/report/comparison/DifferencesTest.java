package dev.wirebench.report.comparison;

import static dev.wirebench.report.comparison.Pairs.compare;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.comparison.Difference.Kind;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DifferencesTest {
  @TempDir Path folder;
  private final RunFixture before = RunFixture.usual(5);
  private final RunFixture after = RunFixture.usual(5);

  @BeforeEach
  void jars() {
    before.run().putArray("libraries").add("jackson-core-2.22.4.jar").add("kryo-5.6.2.jar");
    after.run().putArray("libraries").add("jackson-core-2.22.4.jar").add("kryo-5.6.2.jar");
  }

  private List<Difference> differences() {
    return compare(folder, before, after).differences();
  }

  private static ObjectNode environment(RunFixture run) {
    return run.run().withObject("/environment");
  }

  @Test
  void equalRunsHaveNone() {
    assertThat(differences()).isEmpty();
  }

  @Test
  void versionsOfJarsAreComparedByTheirNames() {
    before.run().withArray("libraries").add("models-0.1-SNAPSHOT.jar sha256:aa").add("old-1.jar");
    after.run().putArray("libraries").add("kryo-5.6.2.jar").add("new.jar");
    after.run().withArray("libraries").add("jackson-core-2.23.0.jar");
    after.run().withArray("libraries").add("models-0.1-SNAPSHOT.jar sha256:bb");
    assertThat(differences())
        .containsExactly(
            new Difference(Kind.LIBRARY, "jackson-core", "2.22.4", "2.23.0"),
            new Difference(
                Kind.LIBRARY, "models", "0.1-SNAPSHOT sha256:aa", "0.1-SNAPSHOT sha256:bb"),
            new Difference(Kind.LIBRARY, "new.jar", "", "without a version"),
            new Difference(Kind.LIBRARY, "old", "1", ""));
  }

  @Test
  void whatOnlyTheCodecsTellOfLibrariesCounts() {
    ((ObjectNode) after.run().withArray("codecs").get(1)).withObject("/artifacts").put("gson", "2");
    ((ObjectNode) after.run().withArray("codecs").get(1)).put("configuration", "Otherwise.");
    assertThat(differences())
        .containsExactly(
            new Difference(Kind.CODEC, "gson", "As its documentation has it.", "Otherwise."),
            new Difference(Kind.LIBRARY, "gson", "1.0", "2"));
  }

  @Test
  void hostsAreToldApartFromTheCodeAndTheRest() {
    environment(before).put("commit", "abc").put("blackhole", "compiler").put("jdk", "17");
    environment(after).put("commit", "def").put("blackhole", "full").put("jdk", "25");
    environment(after).put("cpus", "4");
    RunComparison comparison = compare(folder, before, after);
    assertThat(comparison.differences())
        .containsExactly(
            new Difference(Kind.HOST, "cpus", "2", "4"),
            new Difference(Kind.JVM, "blackhole", "compiler", "full"),
            new Difference(Kind.CODE, "commit", "abc", "def"));
    assertThat(comparison.hosts()).containsExactly(new Difference(Kind.HOST, "cpus", "2", "4"));
  }

  @Test
  void whatIsNotKnownIsNoDifference() {
    environment(before).put("governor", "not available").put("smt", "on");
    environment(after).put("governor", "performance").put("hypervisor", "yes");
    assertThat(differences()).isEmpty();
  }

  @Test
  void noiseIsNoOtherHost() {
    after.run().withObject("/noise").put("verdict", "red");
    RunComparison comparison = compare(folder, before, after);
    assertThat(comparison.differences())
        .containsExactly(new Difference(Kind.NOISE, "before the run", "green", "red"));
    assertThat(comparison.hosts()).isEmpty();
  }

  @Test
  void flagsCountButForTheFolderOfTheRun() {
    for (RunFixture run : List.of(before, after)) {
      run.jmh()
          .forEach(
              entry ->
                  ((ArrayNode) entry.get("jvmArgs"))
                      .add("-XX:ErrorFile=/tmp/" + System.identityHashCode(run) + ".log"));
    }
    assertThat(differences()).isEmpty();
    after.jmh().forEach(entry -> ((ArrayNode) entry.get("jvmArgs")).add("-XX:+UseZGC"));
    assertThat(differences())
        .containsExactly(new Difference(Kind.JVM, "flags", "-Xms2g", "-Xms2g -XX:+UseZGC"));
  }

  @Test
  void settingsAreThoseOfTheComparedCells() {
    after.jmh().forEach(entry -> ((ObjectNode) entry).put("warmupIterations", 20));
    ((ObjectNode) after.jmh().get(0)).put("measurementTime", "2 s");
    after.run().withObject("/plan").put("suite", "smoke");
    after.run().withObject("/documentBytes").put("order-event", 290);
    assertThat(differences())
        .containsExactly(
            new Difference(Kind.SETTINGS, "warm-up", "5 x 1 s", "20 x 1 s"),
            new Difference(Kind.SETTINGS, "measurement", "5 x 1 s", "5 x 2 s"),
            new Difference(Kind.SETTINGS, "suite", "card", "smoke"),
            new Difference(Kind.DATA, "document of order-event", "286 bytes", "290 bytes"));
  }

  @Test
  void warmupByNeedIsOneSettingHoweverLongItWas() {
    after.jmh().forEach(entry -> ((ObjectNode) entry).put("warmupIterations", 20));
    after.run().withObject("/plan").put("extendWarmup", true);
    assertThat(differences())
        .containsExactly(new Difference(Kind.SETTINGS, "warm-up", "5 x 1 s", "by need"));
    before.run().withObject("/plan").put("extendWarmup", true);
    assertThat(differences()).isEmpty();
  }

  @Test
  void valuesOfAnotherDrawAreADifference() {
    before.run().withObject("/plan").put("seed", 5);
    after.run().withObject("/plan").put("seed", 7);
    assertThat(differences()).isEmpty();
    draw(after, "ab");
    after.run().withObject("/plan").withObject("/values").put("users", "ef".repeat(32));
    assertThat(differences())
        .containsExactly(
            new Difference(
                Kind.DATA, "values of order-event", "those of the build", "seed 7 (abababab…)"));
    draw(before, "ab");
    assertThat(differences()).isEmpty();
    draw(before, "cd");
    assertThat(differences())
        .containsExactly(
            new Difference(
                Kind.DATA, "values of order-event", "seed 5 (cdcdcdcd…)", "seed 7 (abababab…)"));
  }

  private static void draw(RunFixture run, String digit) {
    run.run().withObject("/plan").withObject("/values").put("order-event", digit.repeat(32));
  }
}

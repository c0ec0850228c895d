package dev.wirebench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.input.RunPlan;
import dev.wirebench.report.input.RunPlan.Comparison;
import dev.wirebench.report.input.RunPlan.Effort;
import dev.wirebench.report.input.RunPlan.Extras;
import dev.wirebench.report.input.RunPlan.Jdk;
import dev.wirebench.report.input.RunPlan.JvmDifference;
import dev.wirebench.report.input.RunPlan.Jvms;
import dev.wirebench.report.input.RunPlan.Limits;
import dev.wirebench.report.input.RunPlan.Order;
import dev.wirebench.report.input.RunPlan.Request;
import dev.wirebench.report.input.RunPlan.Selection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandTest {
  private static final List<String> OWN = List.of("-Xms2g", "-Xmx2g", "-XX:+UseG1GC");

  private static String command(Map<String, String> longerWarmup, Jdk... jdks) {
    return command(plan(longerWarmup, "", 5, null, "", jdks));
  }

  private static String command(RunPlan plan) {
    return command(plan, List.of());
  }

  private static String command(RunPlan plan, List<String> imported) {
    return Command.of(plan, imported).replace(" \\\n    ", " ");
  }

  private static RunPlan plan(
      Map<String, String> longerWarmup,
      String profile,
      int mostBlocks,
      Long budgetMillis,
      String shard,
      Jdk... jdks) {
    return plan(
        longerWarmup, profile, mostBlocks, budgetMillis, true, shard, "turns", 2, true, jdks);
  }

  private static RunPlan plan(
      Map<String, String> longerWarmup,
      String profile,
      int mostBlocks,
      Long budgetMillis,
      boolean spends,
      String shard,
      String interleave,
      Integer warmingUp,
      Boolean pinned,
      Jdk... jdks) {
    return new RunPlan(
        new Request(5, "card", 7L, Map.of()),
        new Order(interleave, null, warmingUp, pinned, null),
        new Selection(
            List.of("order-event", "nested-10"),
            List.of("jackson", "kryo"),
            List.of("serialize"),
            List.of("bytes")),
        new Extras(List.of(), List.of(64), List.of(), List.of(), shard),
        new Comparison("jackson", List.of(), 0.025),
        new Effort(profile, 5, mostBlocks, "3x1s", longerWarmup, "2x1s", false),
        new Limits(budgetMillis, spends, null),
        new Jvms(List.of(jdks), Map.of(), List.of(), List.of(), false));
  }

  @Test
  void whatASuiteOrThisProgramDoesUnaskedIsNotAskedFor() {
    assertThat(command(plan(Map.of(), "", 5, 900_000L, false, "", "turns", 2, true)))
        .endsWith(" --medium bytes --seed 7");
    assertThat(command(plan(Map.of(), "default", 5, null, true, "", "blocks", 2, true)))
        .endsWith(
            " --medium bytes --interleave blocks --profile default --blocks 5"
                + " --warmup 3x1s --measurement 2x1s --seed 7");
    assertThat(command(plan(Map.of(), "default", 5, null, true, "", "turns", 4, null)))
        .endsWith(
            " bytes --warming-up 4 --no-pin --profile default --blocks 5"
                + " --warmup 3x1s --measurement 2x1s --seed 7");
  }

  @Test
  void aProfileOrABudgetStandsForWhatItDecides() {
    assertThat(command(plan(Map.of(), "default", 10, null, "")))
        .endsWith(
            " --medium bytes --profile default"
                + " --warmup 3x1s --measurement 2x1s --precision 2.5 --seed 7");
    assertThat(command(plan(Map.of(), "default", 5, null, "")))
        .endsWith(
            " --medium bytes --profile default --blocks 5"
                + " --warmup 3x1s --measurement 2x1s --seed 7");
    assertThat(command(plan(Map.of(), "", 1000, 900_000L, "2/3")))
        .endsWith(" --medium bytes --budget 15m --precision 2.5 --seed 7 --shard 2/3");
  }

  /** Who gives a warm-up gives it to all. */
  @Test
  void warmupByNeedIsNotGiven() {
    RunPlan plan = plan(Map.of(), "default", 10, null, "");
    RunPlan byNeed =
        new RunPlan(
            plan.request(),
            plan.order(),
            plan.selection(),
            plan.extras(),
            plan.comparison(),
            new Effort("default", 5, 10, "10x1s", Map.of(), "30x100ms", true),
            plan.limits(),
            plan.jvms());
    assertThat(command(byNeed))
        .endsWith(" --profile default --measurement 30x100ms --precision 2.5 --seed 7");
  }

  @Test
  void payloadsOfAUsersOwnComeFromTheirJar() {
    assertThat(command(plan(Map.of(), "default", 5, null, ""), List.of("feed", "feed-class")))
        .endsWith(" --seed 7 --payload-jar /path/to/feed.jar");
    assertThat(command(plan(Map.of(), "default", 5, null, ""), List.of("a", "first-class")))
        .endsWith(" --payload-jar /path/to/a.jar --payload-jar /path/to/first-class.jar");
  }

  private static Jdk jdk(String label, List<String> flags) {
    return jdk(label, flags, "", "", null);
  }

  private static Jdk jdk(
      String label, List<String> flags, String archive, String collector, Integer threads) {
    int feature = Integer.parseInt(label.split("\\.")[0]);
    return new Jdk(
        label,
        "",
        feature,
        "OpenJDK",
        flags,
        new JvmDifference(archive, collector, threads, List.of()));
  }

  @Test
  void whatASuiteAndADefaultJvmGiveIsLeftOut() {
    assertThat(command(Map.of(), jdk("17.0.15+6", OWN)))
        .isEqualTo(
            "java -jar benchmarks/target/benchmarks.jar run --suite card --payload"
                + " order-event,nested-10 --codec jackson,kryo --operation serialize --medium bytes"
                + " --blocks 5 --warmup 3x1s --measurement 2x1s --seed 7");
  }

  @Test
  void longerWarmUpsFollowFromTheOneThatIsGiven() {
    assertThat(command(Map.of("nested-10", "4x1s"), jdk("17", OWN)))
        .contains(" --blocks 5 --warmup 3x1s --measurement 2x1s ")
        .doesNotContain("4x1s");
  }

  @Test
  void severalJdksAreNamed() {
    assertThat(command(Map.of(), jdk("17.0.15+6", OWN), jdk("25", OWN)))
        .endsWith(" --seed 7 --jdk /path/to/jdk-17 --jdk /path/to/jdk-25");
    assertThat(command(Map.of(), jdk("17.0.15+6", OWN), jdk("17.0.2+8", OWN)))
        .endsWith(" --jdk /path/to/jdk-17.0.15+6 --jdk /path/to/jdk-17.0.2+8");
  }

  @Test
  void whatForksOfOneJdkDifferInIsAskedForByItsOption() {
    Jdk plain = jdk("17.0.15+6", OWN);
    assertThat(command(Map.of(), plain, jdk("17.0.15+6, 2 threads", OWN, "", "", 2)))
        .endsWith(" --seed 7 --threads 1,2");
    assertThat(
            command(
                Map.of(),
                plain,
                jdk("17.0.15+6, archive classes", OWN, "classes", "", null),
                jdk("25.0.3+9", OWN),
                jdk("25.0.3+9, archive classes", OWN, "classes", "", null)))
        .endsWith(" --jdk /path/to/jdk-17 --jdk /path/to/jdk-25 --archive jdk,classes");
    List<String> parallel = List.of("-XX:+UseParallelGC");
    assertThat(
            command(Map.of(), jdk("17.0.15+6, collector parallel", parallel, "", "parallel", null)))
        .endsWith(" --seed 7 --collector parallel");
    List<String> none = List.of("-XX:+UseG1GC", "-Xshare:off");
    assertThat(command(Map.of(), jdk("17.0.15+6, archive none", none, "none", "", null)))
        .endsWith(" --seed 7 --archive none");
  }

  @Test
  void flagsOfTheUserArePassedWithTheJdkThatKnowsThem() {
    List<String> flags =
        List.of(
            "-Xms2g",
            "-Xmx2g",
            "--sun-misc-unsafe-memory-access=allow",
            "-XX:+UseZGC",
            "-Dname='a b'",
            "-Xms2g");
    assertThat(command(Map.of(), jdk("25", flags)))
        .endsWith(" --jdk /path/to/jdk-25 --jvm-args '-XX:+UseZGC -Dname='\\''a b'\\'' -Xms2g'");
  }

  @Test
  void flagsThatACampaignGivesByItselfAreNotPassed() {
    assertThat(
            command(
                Map.of(),
                jdk(
                    "17",
                    List.of("-XX:+UseG1GC", "-Dfile.encoding=UTF-8", "-Dfile.encoding=UTF-8"))))
        .endsWith(" --jvm-args -Dfile.encoding=UTF-8");
    assertThat(
            command(
                Map.of(),
                jdk(
                    "25",
                    List.of(
                        "-Xms2g",
                        "-Xmx2g",
                        "-XX:+UseG1GC",
                        "--sun-misc-unsafe-memory-access=allow"))))
        .doesNotContain("--jvm-args", "--jdk");
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.Durations;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import dev.wirebench.run.TrialRecord;
import dev.wirebench.warmup.Settling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns that decide themselves what to spend on each cell. */
@Tag("slow")
class BudgetIT {
  private static final String CELLS =
      "run --suite check --operation serialize --seed 3 --no-probe --wait";
  private static final Pattern ENOUGH = Pattern.compile("give at least --budget (\\d+m)");

  @TempDir Path folder;

  private Result run(String options) throws Exception {
    return new JarRunner(folder).run((CELLS + " " + options).split(" "));
  }

  @Test
  void whatCannotBePaidForIsRefusedAndLeavesNothing() throws Exception {
    Path out = folder.resolve("run");
    Result result = run("--budget 6s --out " + out);
    assertThat(result.exitCode()).as(result.output()).isEqualTo(2);
    assertThat(result.output())
        .contains(
            "The budget of 6 s leaves",
            "the least that tells anything (order-event, serialize, byte[]; three short forks")
        // How much is enough depends on the machine, and on what else it does.
        .containsPattern("give at least --budget [1-9]\\d*m, or name fewer codecs")
        .doesNotContain("qualifying", "\tat ");
    assertThat(out).doesNotExist();
  }

  @Test
  void aRehearsalSaysWhatWouldBeMeasuredAndLeavesNothing() throws Exception {
    Result result = run("--payload order-event --profile default --dry-run");
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output())
        .contains("measuring  2 cells x 5 to 10 blocks, seed 3, from ")
        .contains(
            "forks      warm-up by need, as a trial fork of each shows, 30x100ms of slices by turns,"
                + " profile default")
        .contains("promise    5 blocks: verdicts;")
        .doesNotContain("ns/op");
    assertThat(folder.resolve("results")).doesNotExist();
  }

  @Test
  void aTrialForkShowsHowLongABenchmarkAndItsControlWarmUp() throws Exception {
    Path out = folder.resolve("run");
    Result result =
        run(
            "--payload order-event --profile default --blocks 1 --measurement 2x100ms --out "
                + out);
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output())
        .contains("warm-up    is tried in 1 fork, which counts for nothing else")
        .containsPattern("warm-up    \\d+ to \\d+ s by need");
    Run run = RunFolder.open(out).read();
    assertThat(run.trials()).hasSize(1);
    TrialRecord trial = run.trials().get(0);
    assertThat(trial.failure()).isNull();
    assertThat(trial.iterations()).hasSizeGreaterThanOrEqualTo(Settling.WINDOW);
    assertThat(trial.iterations().get(0).compileMillis()).as("it compiles at first").isPositive();
    assertThat(run.forks())
        .hasSize(2)
        .allSatisfy(fork -> assertThat(fork.result().warmup()).isEqualTo(trial.warmup()))
        .allSatisfy(fork -> assertThat(fork.warmup()).hasSize(trial.warmup().count()));
    Result verified = new JarRunner(folder).run("verify", out.toString());
    assertThat(verified.exitCode()).as(verified.output()).isZero();
  }

  /** On a busy machine, the budget is the one that the refusal names, as a user would do. */
  @Test
  void aBudgetIsSpentAndWhatItBoughtIsRecorded() throws Exception {
    Path out = folder.resolve("run");
    String request =
        "--warming-up 1 --payload order-event,nested-10,nested-50,nested-100 --out "
            + out
            + " --budget ";
    String budget = "62s";
    Result result = run(request + budget);
    Matcher enough = ENOUGH.matcher(result.output());
    if (enough.find()) {
      budget = enough.group(1);
      result = run(request + budget);
    }
    assertThat(result.exitCode()).as(result.output()).isZero();
    assertThat(result.output()).contains("budget     spent in block");
    JsonNode asked = new ObjectMapper().readTree(out.resolve("plan.json").toFile());
    JsonNode done = new ObjectMapper().readTree(out.resolve("run.json").toFile());
    assertThat(asked.get("budgetMillis").asLong()).isEqualTo(Durations.parse(budget).toMillis());
    int bought = done.get("scope").get("tables").size();
    assertThat(bought).isBetween(1, 3);
    assertThat(done.get("scope").get("leftOut")).hasSize(4 - bought);
    assertThat(done.get("scope").get("leftOut").get(3 - bought).get("payload").asText())
        .isEqualTo("nested-100");
    assertThat(result.output())
        .contains("tables     order-event, serialize, byte[]")
        .contains("nested-100, serialize, byte[]; all of it takes about")
        .doesNotContain("nested-100 jackson");
    assertThat(Files.readString(out.resolve("summary.md")))
        .contains("Tables left out", "The budget pays for " + bought + " of 4 tables; left out: ");
    assertThat(done.get("plan").get("measurement").asText()).isEqualTo("20x100ms");
    assertThat(done.get("plan").get("mostBlocks").asInt()).isEqualTo(1000);
    assertThat(done.get("noiseFloor")).hasSize(bought);
    assertThat(Files.readString(out.resolve("journal.jsonl"))).containsOnlyOnce("{\"effort\":");
    assertThat(out.resolve("report.html")).exists();

    int forks = RunFolder.open(out).read().forks().size();
    Result longer =
        new JarRunner(folder)
            .run("run", "--resume", out.toString(), "--budget", "30s", "--no-probe", "--wait");
    assertThat(longer.exitCode()).as(longer.output()).isZero();
    assertThat(RunFolder.open(out).read().forks()).hasSizeGreaterThan(forks);
  }

  @Test
  void aBudgetAndWhatItDecidesAreNotAskedForTogether() throws Exception {
    Result result = run("--budget 45s --blocks 3");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.output())
        .startsWith("--budget decides what is spent on each cell: leave out --profile, --blocks");
    assertThat(run("--budget 45").output()).startsWith("'45' is not a time budget");
    assertThat(run("--profile fast").output()).startsWith("There is no profile 'fast'");
    assertThat(run("--shard 4/3").output()).startsWith("'4/3' is not a shard");
  }
}

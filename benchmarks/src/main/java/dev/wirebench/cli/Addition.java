package dev.wirebench.cli;

import dev.wirebench.base.Durations;
import dev.wirebench.plan.Scope;
import dev.wirebench.report.analysis.Settings;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.input.Program;
import dev.wirebench.report.input.Shell;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;

/** The command that adds to a run what a decision lacks. */
final class Addition {
  private static final double RESERVE = 1.1;
  private static final long MINUTE = 60_000;

  private Addition() {}

  /** Lines for people; none if the decision lacks nothing that more time would add. */
  static List<String> to(Path folder, Decision decision) {
    if (!decision.outcome().equals("indicative")) {
      return List.of();
    }
    Run run = RunFolder.isAt(folder) ? RunFolder.open(folder).read() : null;
    if (run == null || run.plan().limits().budgetMillis() == null) {
      return List.of(
          "Five JVMs or more of each option give verdicts: measure again with --blocks 5.");
    }
    long lacking = lackingMillis(run);
    return List.of(
        "Verdicts take about "
            + Durations.text(lacking)
            + " more: "
            + Program.COMMAND
            + " "
            + Shell.line("run", "--resume", folder, "--budget", Scope.minutes(lacking) + "m")
            + ", then "
            + Program.COMMAND
            + " "
            + Shell.line("decide", folder));
  }

  /** The time of the repetitions that verdicts lack, from that of those that were made. */
  private static long lackingMillis(Run run) {
    // Forks of a heat live at the same time, all others one after another.
    LongStream forks =
        run.forks().stream()
            .filter(fork -> fork.heat() == null)
            .mapToLong(fork -> millis(fork.start(), fork.stop()));
    LongStream heats = run.heats().stream().mapToLong(heat -> millis(heat.start(), heat.stop()));
    long spent = LongStream.concat(forks, heats).sum();
    int made = 1 + run.forks().stream().mapToInt(ForkRecord::block).max().orElse(0);
    int lacking = Math.max(1, Settings.FORKS_FOR_VERDICTS - made);
    return Math.max(MINUTE, Math.round(RESERVE * spent / made * lacking));
  }

  private static long millis(Instant start, Instant stop) {
    return Duration.between(start, stop).toMillis();
  }
}

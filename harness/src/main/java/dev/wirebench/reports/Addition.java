package dev.wirebench.reports;

import dev.wirebench.base.Durations;
import dev.wirebench.base.Program;
import dev.wirebench.plan.Scope;
import dev.wirebench.report.decision.Decision;
import dev.wirebench.report.verdicts.Settings;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.Run;
import dev.wirebench.run.RunFolder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** The command that adds to a run what a decision lacks. */
public final class Addition {
  private static final double RESERVE = 1.1;
  private static final long MINUTE = 60_000;

  private Addition() {}

  /**
   * Lines for people; none if the decision lacks nothing that more time would add.
   *
   * @param payload that was decided on
   * @param decide the command that decides so again
   */
  public static List<String> to(Path folder, String payload, Decision decision, String decide) {
    if (!decision.outcome().equals("indicative")) {
      return List.of();
    }
    Optional<Run> run =
        Optional.of(folder)
            .filter(RunFolder::isAt)
            .map(at -> RunFolder.open(at).read())
            .filter(read -> canGoOn(read, payload));
    if (run.isEmpty()) {
      return List.of(
          "Five JVMs or more of each option give verdicts: measure again with --blocks 5.");
    }
    long lacking = lackingMillis(run.get(), payload);
    return List.of(
        "Verdicts take about "
            + Durations.text(lacking)
            + " more: "
            + Program.line("run", "--resume", folder, "--budget", Scope.minutes(lacking) + "m")
            + ", then "
            + decide);
  }

  /** Says whether more time of a run gives more repetitions of a payload. */
  private static boolean canGoOn(Run run, String payload) {
    return Boolean.TRUE.equals(run.plan().limits().spends())
        && (run.scope() == null
            || run.scope().indicative().stream()
                .noneMatch(table -> table.payload().equals(payload)));
  }

  /** The time of the repetitions that verdicts lack, from that of those that were made. */
  private static long lackingMillis(Run run, String payload) {
    List<ForkRecord> forks =
        run.forks().stream()
            .filter(fork -> fork.cell().payload().equals(Optional.of(payload)))
            .toList();
    Set<Integer> numbers = forks.stream().map(ForkRecord::heat).collect(Collectors.toSet());
    // Forks of a heat live at the same time, all others one after another.
    LongStream alone =
        forks.stream()
            .filter(fork -> fork.heat() == null)
            .mapToLong(fork -> millis(fork.start(), fork.stop()));
    LongStream heats =
        run.heats().stream()
            .filter(heat -> numbers.contains(heat.number()))
            .mapToLong(heat -> millis(heat.start(), heat.stop()));
    long spent = LongStream.concat(alone, heats).sum();
    int made = 1 + forks.stream().mapToInt(ForkRecord::block).max().orElse(0);
    int lacking = Math.max(1, Settings.FORKS_FOR_VERDICTS - made);
    return Math.max(MINUTE, Math.round(RESERVE * spent / made * lacking));
  }

  private static long millis(Instant start, Instant stop) {
    return Duration.between(start, stop).toMillis();
  }
}

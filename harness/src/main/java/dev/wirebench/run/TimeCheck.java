package dev.wirebench.run;

import dev.wirebench.run.JournalLines.Entry;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Checks the dates of a journal: forks and interleaved groups come one after another, the first
 * behind the start of the run. Only a resumption may lie before the lines in front of it, where the
 * machine's clock was set back meanwhile.
 */
final class TimeCheck {
  /** Older programs read a clock that the system corrects while a run goes on. */
  private static final Duration CORRECTION = Duration.ofSeconds(1);

  private Instant latest = Instant.MIN;

  /**
   * The reason why the dates of a line are impossible; empty if they are not.
   *
   * @param entry behind those that were asked for before
   */
  Optional<String> objection(Entry entry) {
    return switch (entry.kind()) {
      case START -> from(((Start) entry.content()).time());
      case RESUMED -> from(((Resumption) entry.content()).time());
      case FORK -> fork((ForkRecord) entry.content());
      case HEAT -> heat((HeatRecord) entry.content());
      case CHECKED -> checks((ChecksDone) entry.content());
      case TRIAL -> trial((TrialRecord) entry.content());
      case CODEC, QUALIFIED, SCOPE, EFFORT, REVISED, REPAIRED, CLOCK -> Optional.empty();
    };
  }

  private Optional<String> from(Instant time) {
    latest = time;
    return Optional.empty();
  }

  private Optional<String> fork(ForkRecord fork) {
    Optional<String> early = early(fork.start());
    if (fork.heat() == null && early.isEmpty()) {
      latest = fork.stop();
    }
    return early;
  }

  private Optional<String> heat(HeatRecord heat) {
    if (isBefore(heat.stop(), heat.start())
        || heat.firstRound() != null
            && (isBefore(heat.firstRound(), heat.start())
                || isBefore(heat.stop(), heat.firstRound()))) {
      return Optional.of(
          "it lasted from "
              + heat.start()
              + " to "
              + heat.stop()
              + ", and its rounds began at "
              + heat.firstRound());
    }
    Optional<String> early = early(heat.start());
    if (early.isEmpty()) {
      latest = heat.stop();
    }
    return early;
  }

  private Optional<String> checks(ChecksDone checks) {
    Optional<String> objection = span(checks.start(), checks.stop());
    if (objection.isEmpty()) {
      latest = checks.stop();
    }
    return objection;
  }

  /** Two of them may live at the same time. */
  private Optional<String> trial(TrialRecord trial) {
    return span(trial.start(), trial.stop());
  }

  private Optional<String> span(Instant start, Instant stop) {
    return isBefore(stop, start)
        ? Optional.of("it lasted from " + start + " to " + stop)
        : early(start);
  }

  private Optional<String> early(Instant begin) {
    return isBefore(begin, latest)
        ? Optional.of("it began at " + begin + ", where the lines before it reach to " + latest)
        : Optional.empty();
  }

  static boolean isBefore(Instant time, Instant other) {
    return time.isBefore(other) && Duration.between(time, other).compareTo(CORRECTION) > 0;
  }
}

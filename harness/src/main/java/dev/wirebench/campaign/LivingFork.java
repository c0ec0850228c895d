package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.campaign.GateLink.Answer;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.run.ForkRecord.Turns;
import dev.wirebench.run.JmhFork;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.runner.RunnerException;

/** A fork of a heat: its own thread runs JMH, and its gate tells when it stands still. */
final class LivingFork implements AutoCloseable {
  /**
   * The iterations after the measured ones: the pass on fresh values, and one outside of all turns,
   * in which the fork ends. Neither is among the results.
   */
  static final int ITERATIONS_AFTER = 2;

  private final Cell cell;
  private final Iterations warmup;
  private final Iterations slices;
  private final ForkLauncher launcher;
  private final ForkOutput output;
  private final List<Long> beginMillis = new ArrayList<>();
  private final List<Long> waitingMicros = new ArrayList<>();
  private final Thread thread = new Thread(this::jmh, "fork");
  private String gate;
  private Instant start;
  private Set<Long> others;
  private GateLink link;
  private boolean standing;
  private boolean wasFresh;
  private String ended;
  private volatile Instant stop;
  private volatile JmhFork result;
  private volatile double freshScore;
  private volatile String failure;

  /**
   * @param slices how many are measured, and the length of each
   */
  LivingFork(Cell cell, Iterations warmup, Iterations slices, ForkLauncher launcher) {
    this.cell = cell;
    this.warmup = warmup;
    this.slices = slices;
    this.launcher = launcher;
    this.output = ForkOutput.of(cell);
    thread.setDaemon(true);
  }

  Cell cell() {
    return cell;
  }

  Iterations warmup() {
    return warmup;
  }

  Iterations slices() {
    return slices;
  }

  private void jmh() {
    try {
      Iterations all = new Iterations(slices.count() + ITERATIONS_AFTER, slices.millis());
      JmhFork fork = launcher.run(cell, warmup, all, output, Optional.of(gate), List.of());
      freshScore = fork.iterations().get(slices.count()).primary().value();
      result = fork.with(fork.iterations().subList(0, slices.count()));
    } catch (RunnerException | RuntimeException e) {
      failure = output.cause().orElse(String.valueOf(e.getMessage()).strip());
    } finally {
      stop = SteadyClock.now();
    }
  }

  /** Starts the fork, and returns when its gate has connected, or it has failed. */
  @SuppressWarnings("try") // The class path is set, not used.
  void start(Gatekeeper gates, int number, long millis) {
    gate = gates.options(number);
    start = SteadyClock.now();
    others =
        ProcessHandle.current().descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
    try (ForkLauncher.Opening opening = launcher.open(cell)) {
      thread.start();
      link = gates.admit(number, thread::isAlive, millis).orElse(null);
    }
    if (link == null && thread.isAlive()) {
      kill(millis);
    }
  }

  /** Says whether its warm-up goes on: it has not come to its gate, nor to its end. */
  boolean isWarmingUp() {
    return link != null && thread.isAlive() && !hasWarmedUp();
  }

  /** Says whether it has had its whole warm-up. */
  boolean hasWarmedUp() {
    return output.warmup().size() == warmup.count();
  }

  /** Ends it, whatever it does. */
  void end() {
    destroyAndJoin();
    close();
  }

  /** Waits until it is warm and stands at its gate; it then is ready for turns. */
  void awaitWarm(long millis) {
    if (link != null) {
      stand(link.awaitWaiting(millis), millis);
    }
  }

  /** Its process; only of one that stands at its gate. */
  long pid() {
    return link.pid();
  }

  /** Says whether it stands at its gate. */
  boolean isStanding() {
    return standing;
  }

  /**
   * Measures one slice, and waits until it stands again.
   *
   * @param rounds when the first round began, as {@link System#nanoTime}
   */
  void turn(long rounds, long millis) {
    beginMillis.add(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - rounds));
    link.go();
    if (isDone(millis)) {
      long nanos = link.waitedNanos();
      waitingMicros.add(nanos < 0 ? -1 : TimeUnit.NANOSECONDS.toMicros(nanos));
      stand(link.awaitWaiting(millis), millis);
    }
  }

  /** Measures one slice more, on values that the codec has not seen, and waits again. */
  void freshTurn(long millis) {
    link.goFresh();
    if (isDone(millis)) {
      wasFresh = link.wasFresh();
      stand(link.awaitWaiting(millis), millis);
    }
  }

  /** Waits until the turn is given back; the fork stands no more if it is not. */
  private boolean isDone(long millis) {
    Answer done = link.awaitDone(millis);
    if (done != Answer.YES) {
      stand(done, millis);
    }
    return done == Answer.YES;
  }

  private void stand(Answer answer, long millis) {
    standing = answer == Answer.YES;
    if (answer == Answer.LATE) {
      kill(millis);
    }
  }

  /** Lets it end by itself. All may do so at once, since none of them measures any more. */
  void letGo() {
    if (standing) {
      standing = false;
      link.go();
    }
  }

  /** Awaits its end, or ends it; returns when it is over. */
  void leave(long millis) {
    letGo();
    join(millis);
    if (thread.isAlive()) {
      kill(millis);
    }
  }

  private void kill(long millis) {
    ended = Watchdog.hung(millis);
    standing = false;
    destroyAndJoin();
  }

  private void destroyAndJoin() {
    if (thread.isAlive()) {
      destroy();
      join(TimeUnit.MINUTES.toMillis(1));
    }
  }

  /** Ends whatever is left of it, and hangs up. */
  @Override
  public void close() {
    if (thread.isAlive()) {
      destroy();
    }
    if (link != null) {
      link.close();
    }
  }

  /** Its process id may be another's as soon as it has ended. */
  private void destroy() {
    if (link != null) {
      ProcessHandle.of(link.pid()).ifPresent(ProcessHandle::destroyForcibly);
    } else {
      // No other fork starts meanwhile, so that what is new can only be this one.
      ProcessHandle.current()
          .descendants()
          .filter(process -> !others.contains(process.pid()))
          .forEach(ProcessHandle::destroyForcibly);
    }
  }

  private void join(long millis) {
    try {
      thread.join(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  Instant started() {
    return start;
  }

  /** The time at which its warm-up should be over; only of one that was started. */
  Instant warmAt() {
    return start.plusMillis(warmup.totalMillis());
  }

  Instant stopped() {
    return stop == null ? SteadyClock.now() : stop;
  }

  ForkOutput output() {
    return output;
  }

  /** The reason for the missing result, if there is none. */
  Optional<String> failure() {
    if (result != null && ended == null) {
      return Optional.empty();
    }
    return Optional.of(ended != null ? ended : failure != null ? failure : "did not end");
  }

  /** Null after a failure. */
  JmhFork result() {
    return failure().isPresent() ? null : result;
  }

  Turns turns() {
    return new Turns(beginMillis, waitingMicros, freshRatio());
  }

  /** Null if no values were fresh. */
  private Double freshRatio() {
    return wasFresh ? freshScore / result.mean() : null;
  }
}

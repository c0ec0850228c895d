package dev.wirebench.campaign;

import dev.wirebench.base.SteadyClock;
import dev.wirebench.machine.Affinity;
import dev.wirebench.machine.FixedWork;
import dev.wirebench.machine.HostMonitor;
import dev.wirebench.machine.HostReading;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Heat;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.run.ForkRecord;
import dev.wirebench.run.HeatRecord;
import dev.wirebench.run.HeatRecord.Round;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Runs a heat. Its forks start one by one, each gets its warm-up and then waits at its gate; when
 * all wait, the rounds begin, in each of which every fork measures one slice, in a random order.
 * After them each measures once more on fresh values; at the end all leave together. A fork that
 * fails leaves the others to go on.
 */
final class HeatRunner {
  /** Long enough to tell bursts of the machine from the timer's own noise. */
  private static final long REFERENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private static final String UNLESS_REACHED = "start a run with --interleave blocks";

  /** HotSpot's Tier3MinInvocationThreshold. */
  private static final int CALLS_TO_COMPILE = 100;

  private final Plan plan;
  private final ForkLauncher launcher;
  private FixedWork reference;

  /**
   * The records of an interleaved group and of its forks.
   *
   * @param forks in their order in the heat
   */
  record Outcome(List<ForkRecord> forks, HeatRecord heat) {}

  HeatRunner(Plan plan, ForkLauncher launcher) {
    this.plan = plan;
    this.launcher = launcher;
  }

  /**
   * Never throws for what a fork did: a failure is a record too.
   *
   * @param number of the heat in its run
   * @param warmup of a cell's fork
   * @param measurement of a cell's fork
   */
  Outcome run(
      int number,
      Heat heat,
      Function<Cell, Iterations> warmup,
      Function<Cell, Iterations> measurement,
      CampaignListener listener) {
    if (reference == null && plan.timesMeanSomething()) {
      reference = FixedWork.bytes(1).lasting(REFERENCE_NANOS);
    }
    Instant start = SteadyClock.now();
    HostMonitor monitor = new HostMonitor();
    List<LivingFork> forks = new ArrayList<>();
    for (Cell cell : heat.cells()) {
      Iterations slices = measurement.apply(cell);
      Iterations warm = inFewCalls(warmup.apply(cell), slices.count());
      forks.add(new LivingFork(cell, warm, slices, launcher));
    }
    Rounds rounds = new Rounds(number, heat, forks);
    try (Gatekeeper gates = new Gatekeeper(UNLESS_REACHED)) {
      warmUp(heat, forks, gates, listener);
      try (SameCpu same = sameCpu(number, forks)) {
        rounds.cpu = same.cpu();
        rounds.measure(listener);
        rounds.measureFresh();
      }
      forks.forEach(LivingFork::letGo);
      forks.forEach(fork -> fork.leave(plan.limits().timeoutMillis(0)));
    } finally {
      forks.forEach(LivingFork::close);
    }
    HostReading host = monitor.stop();
    HeatRecord record =
        new HeatRecord(
            number,
            heat,
            start,
            rounds.begin,
            SteadyClock.now(),
            rounds.cpu,
            rounds.referenceNanos,
            rounds.done);
    List<ForkRecord> records = new ArrayList<>();
    for (int place = 0; place < forks.size(); place++) {
      records.add(HeatForks.record(record, place, forks.get(place), host));
    }
    return new Outcome(HeatForks.withDrift(records, record), record);
  }

  /**
   * Turns a warm-up of many iterations into fewer and longer ones of the same total time. With too
   * many, HotSpot would compile JMH's loop, which it calls once for each iteration, as a method of
   * its own.
   */
  static Iterations inFewCalls(Iterations warmup, int slices) {
    Iterations fewer = warmup;
    int others = slices + LivingFork.ITERATIONS_AFTER;
    while (fewer.count() > 1 && fewer.count() + others >= CALLS_TO_COMPILE) {
      fewer = new Iterations((fewer.count() + 1) / 2, 2 * fewer.millis());
    }
    return fewer;
  }

  /**
   * Warms up as many forks at the same time as the plan says. The fork that should be warm first is
   * awaited first.
   */
  private void warmUp(
      Heat heat, List<LivingFork> forks, Gatekeeper gates, CampaignListener listener) {
    Queue<LivingFork> warming = new PriorityQueue<>(Comparator.comparing(LivingFork::warmAt));
    for (int number = 0; number < forks.size(); number++) {
      if (warming.size() == plan.interleaving().warmingUp()) {
        awaitWarm(warming.remove());
      }
      LivingFork fork = forks.get(number);
      listener.forkStarting(heat.block(), fork.cell());
      fork.start(gates, number, plan.limits().timeoutMillis(0));
      warming.add(fork);
    }
    warming.forEach(this::awaitWarm);
  }

  private SameCpu sameCpu(int number, List<LivingFork> forks) {
    return new SameCpu(
        plan.interleaving().isPinned() ? Affinity.ofThisMachine() : Affinity.NONE, number, forks);
  }

  private void awaitWarm(LivingFork fork) {
    fork.awaitWarm(plan.limits().timeoutMillis(fork.warmup().totalMillis()));
  }

  /** The rounds of a heat, as they are measured. */
  private final class Rounds {
    private final Random random;
    private final Heat heat;
    private final List<LivingFork> forks;
    private final List<Round> done = new ArrayList<>();
    private final List<Long> referenceNanos = new ArrayList<>();
    private Instant begin;
    private Integer cpu;

    Rounds(int number, Heat heat, List<LivingFork> forks) {
      this.random = new Random(plan.seed() * 1_000_003 + number);
      this.heat = heat;
      this.forks = forks;
    }

    void measure(CampaignListener listener) {
      int count = forks.stream().mapToInt(fork -> fork.slices().count()).max().orElse(0);
      long nanos = System.nanoTime();
      begin = isAnyStanding() ? SteadyClock.now() : null;
      lookAtMachine();
      for (int round = 0; round < count && isAnyStanding(); round++) {
        listener.roundStarting(heat, round, count);
        HostMonitor monitor = new HostMonitor();
        List<Integer> order = order();
        order.forEach(place -> turn(forks.get(place), nanos));
        HostReading host = monitor.stop();
        String spoiled = host.spoiled().filter(reason -> plan.timesMeanSomething()).orElse(null);
        done.add(new Round(order, host, spoiled));
        lookAtMachine();
      }
    }

    private void turn(LivingFork fork, long nanos) {
      fork.turn(nanos, turnMillis(fork));
    }

    /** The pass on fresh values, which is no round: nothing follows from it but its own ratio. */
    void measureFresh() {
      for (int place : order()) {
        forks.get(place).freshTurn(turnMillis(forks.get(place)));
      }
    }

    private long turnMillis(LivingFork fork) {
      return plan.limits().turnTimeoutMillis(fork.slices().millis());
    }

    private boolean isAnyStanding() {
      return forks.stream().anyMatch(LivingFork::isStanding);
    }

    private List<Integer> order() {
      List<Integer> order = new ArrayList<>();
      for (int place = 0; place < forks.size(); place++) {
        if (forks.get(place).isStanding()) {
          order.add(place);
        }
      }
      Collections.shuffle(order, random);
      return order;
    }

    private void lookAtMachine() {
      if (reference != null && begin != null) {
        referenceNanos.add(reference.nanos());
      }
    }
  }
}

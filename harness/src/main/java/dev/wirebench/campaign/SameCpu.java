package dev.wirebench.campaign;

import dev.wirebench.machine.Affinity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The threads that measure in a heat, and the one that grants the turns and times the reference, on
 * one CPU for as long as this is open. What else a fork does, compiling and collecting, stays where
 * it likes to be.
 */
final class SameCpu implements AutoCloseable {
  /**
   * The start of the name of JMH's worker thread, which has the benchmark's name. Linux keeps 15
   * characters of it.
   */
  private static final String WORKER = "dev.wirebench.";

  private final Affinity affinity;
  private final List<Long> bound = new ArrayList<>();
  private Integer cpu;

  /**
   * @param number of the heat: heats use the CPUs by turns
   * @param forks that are warm
   */
  SameCpu(Affinity affinity, int number, List<LivingFork> forks) {
    this.affinity = affinity;
    if (!affinity.cpus().isEmpty()) {
      cpu = affinity.cpus().get(number % affinity.cpus().size());
      if (!bindAll(forks)) {
        close();
        cpu = null;
      }
    }
  }

  /** All or none: a fork that is elsewhere than the others would be worse off than with none. */
  private boolean bindAll(List<LivingFork> forks) {
    try {
      if (!bind(List.of(Affinity.thisThread()))) {
        return false;
      }
    } catch (IOException noSuchThread) {
      return false;
    }
    return forks.stream()
        .filter(LivingFork::isStanding)
        .allMatch(fork -> bind(Affinity.threads(fork.pid(), WORKER)));
  }

  private boolean bind(List<Long> threads) {
    bound.addAll(threads);
    return !threads.isEmpty() && threads.stream().allMatch(thread -> affinity.bind(thread, cpu));
  }

  /** Null if the system does not let threads be bound. */
  Integer cpu() {
    return cpu;
  }

  @Override
  public void close() {
    bound.forEach(affinity::release);
  }
}

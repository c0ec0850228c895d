package dev.wirebench.load;

import dev.wirebench.machine.Affinity;
import java.util.List;

/**
 * The CPU of the servers, and another one for this program, which makes the load.
 *
 * @param servers null where nothing can be bound
 * @param generator null where there is no second one
 */
public record Cpus(Integer servers, Integer generator) {

  /**
   * Binds this program, with all its threads and those that they start, if there is a second CPU.
   */
  public static Cpus bind(Affinity affinity) {
    List<Integer> cpus = affinity.cpus();
    if (cpus.size() < 2) {
      return new Cpus(null, null);
    }
    int own = cpus.get(1);
    List<Long> threads = Affinity.threads(ProcessHandle.current().pid(), "");
    // Threads end meanwhile: one that cannot be bound does not matter, unless it is this one.
    threads.forEach(thread -> affinity.bind(thread, own));
    return new Cpus(cpus.get(0), own);
  }
}

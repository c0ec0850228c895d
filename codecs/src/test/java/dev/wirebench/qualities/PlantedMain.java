package dev.wirebench.qualities;

import dev.wirebench.registry.CodecClassPath;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A stand-in for {@link ProbeMain} with codecs that tests plant, and with a clock that these can
 * put forward. A planted hang is found at once by that, and what is sound has minutes on any
 * machine.
 */
public final class PlantedMain {
  /** More than anything takes that comes back. */
  static final Duration PATIENCE = Duration.ofMinutes(10);

  private static final AtomicLong AHEAD = new AtomicLong();

  private PlantedMain() {}

  /** Asks what is planted, in JVMs of so small a heap. */
  static Prober prober(int heapMegabytes) {
    return new Prober(CodecClassPath.of(List.of()), PlantedMain.class, PATIENCE, heapMegabytes);
  }

  /** Lets all the time pass that an attempt has; for one that does not come back. */
  static void letPatienceEnd() {
    AHEAD.addAndGet(PATIENCE.toNanos());
  }

  /**
   * @param args as there
   */
  public static void main(String[] args) throws Exception {
    ProbeMain.run(args, Planted::of, () -> System.nanoTime() + AHEAD.get());
  }
}

package dev.wirebench.fresh;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;

/** Counts what this thread allocates. */
public final class ThreadAllocation {
  /** The first calls fill what is kept; of the others one is not disturbed by a compiler. */
  private static final int CALLS = 8;

  private final ThreadMXBean threads;

  private ThreadAllocation(ThreadMXBean threads) {
    this.threads = threads;
  }

  /** An operation whose allocation is counted, with its input. */
  public interface Call<I> {
    void on(I input) throws Exception;
  }

  /**
   * @return empty if the JVM does not count
   */
  public static Optional<ThreadAllocation> counter() {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads
            && threads.isThreadAllocatedMemorySupported()
        ? Optional.of(new ThreadAllocation(threads))
        : Optional.empty();
  }

  /** The bytes that one call allocates. */
  public <I> long of(I input, Call<I> call) throws Exception {
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    call.on(input);
    return threads.getThreadAllocatedBytes(id) - before;
  }

  /** The bytes that calls with several inputs allocate together. */
  public <I> long ofAll(List<I> inputs, Call<I> call) throws Exception {
    return of(
        inputs,
        all -> {
          for (I input : all) {
            call.on(input);
          }
        });
  }

  /** The fewest bytes that one of several calls allocates. */
  public <I> long least(I input, Call<I> call) throws Exception {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < CALLS; i++) {
      least = Math.min(least, of(input, call));
    }
    return least;
  }
}

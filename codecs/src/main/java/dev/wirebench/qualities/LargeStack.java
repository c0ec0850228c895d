package dev.wirebench.qualities;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs what is ours and recursive on a stack that is large enough for any depth that is tried:
 * conversions and comparisons shall not overflow where the codec did not.
 */
final class LargeStack {
  private static final long BYTES = 1L << 30;

  private LargeStack() {}

  static <T> T call(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "large stack", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }
}

package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.registry.CodecFacts;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/** Does the same with each codec, some of them at the same time, and says how far it has come. */
record CodecByCodec(List<CodecFacts> codecs, PrintWriter progress) {
  /** More would take memory that a JVM of a large document needs. */
  private static final int MOST_AT_ONCE = 4;

  /**
   * @param work in JVMs of the codec's own; called from several threads
   * @param words what the progress says of its result
   * @param done is given the results in the order of the codecs
   */
  <T> void run(Function<CodecFacts, T> work, Function<T, String> words, Consumer<T> done) {
    int atOnce = Math.min(MOST_AT_ONCE, Runtime.getRuntime().availableProcessors());
    ExecutorService workers = Executors.newFixedThreadPool(atOnce);
    try {
      List<Future<T>> results =
          codecs.stream().map(codec -> workers.submit(() -> work.apply(codec))).toList();
      for (int i = 0; i < results.size(); i++) {
        T result = results.get(i).get();
        progress.printf(
            Locale.ROOT,
            "%d of %d  %s: %s%n",
            i + 1,
            codecs.size(),
            codecs.get(i).id(),
            words.apply(result));
        progress.flush();
        done.accept(result);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadInput wrong) {
        throw wrong;
      }
      throw new IllegalStateException(e.getCause());
    } finally {
      workers.shutdownNow();
    }
  }
}

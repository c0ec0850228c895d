package dev.wirebench.cli;

import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.Settings;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.analysis.Words;
import dev.wirebench.report.input.BadInput;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Tries qualities on codecs, some of these at the same time, and says how far it has come. */
final class QualityTrial {
  /** More would take memory that a JVM of a large document needs. */
  private static final int MOST_AT_ONCE = 4;

  private final List<Quality> qualities;
  private final List<CodecFacts> codecs;
  private final Settings settings;
  private final PrintWriter progress;

  QualityTrial(
      List<Quality> qualities, List<CodecFacts> codecs, Settings settings, PrintWriter progress) {
    this.qualities = qualities;
    this.codecs = codecs;
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * @param soFar is given all observations whenever a codec has been tried
   * @return all observations, codec by codec
   */
  List<Observation> run(Consumer<List<Observation>> soFar) {
    int atOnce = Math.min(MOST_AT_ONCE, Runtime.getRuntime().availableProcessors());
    ExecutorService workers = Executors.newFixedThreadPool(atOnce);
    try {
      List<Future<List<Observation>>> tried =
          codecs.stream().map(codec -> workers.submit(() -> observe(codec))).toList();
      List<Observation> all = new ArrayList<>();
      for (int i = 0; i < tried.size(); i++) {
        List<Observation> observed = tried.get(i).get();
        all.addAll(observed);
        say(i + 1, codecs.get(i), observed);
        soFar.accept(List.copyOf(all));
      }
      return all;
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

  private List<Observation> observe(CodecFacts codec) {
    List<Observation> observations = new ArrayList<>();
    for (Quality quality : qualities) {
      observations.addAll(quality.observe(codec, settings));
    }
    return observations;
  }

  private void say(int number, CodecFacts codec, List<Observation> observed) {
    long hard = observed.stream().filter(each -> each.grade() == Grade.HARD).count();
    progress.printf(
        Locale.ROOT,
        "%d of %d  %s: %s, %d hard%n",
        number,
        codecs.size(),
        codec.id(),
        Words.count(observed.size(), "observation"),
        hard);
    progress.flush();
  }
}

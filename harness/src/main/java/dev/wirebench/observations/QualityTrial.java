package dev.wirebench.observations;

import dev.wirebench.qualities.Grade;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualitySettings;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.report.verdicts.Words;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Tries qualities on codecs. */
public final class QualityTrial {
  private final List<Quality> qualities;
  private final List<CodecFacts> codecs;
  private final QualitySettings settings;
  private final PrintWriter progress;

  public QualityTrial(
      List<Quality> qualities,
      List<CodecFacts> codecs,
      QualitySettings settings,
      PrintWriter progress) {
    this.qualities = qualities;
    this.codecs = codecs;
    this.settings = settings;
    this.progress = progress;
  }

  /**
   * @param soFar is given all observations whenever a codec has been tried
   * @return all observations, codec by codec
   */
  public List<Observation> run(Consumer<List<Observation>> soFar) {
    List<Observation> all = new ArrayList<>();
    new CodecByCodec(codecs, progress)
        .run(
            this::observe,
            QualityTrial::words,
            observed -> {
              all.addAll(observed);
              soFar.accept(List.copyOf(all));
            });
    return all;
  }

  private List<Observation> observe(CodecFacts codec) {
    List<Observation> observations = new ArrayList<>();
    for (Quality quality : qualities) {
      observations.addAll(quality.observe(codec, settings));
    }
    return observations;
  }

  private static String words(List<Observation> observed) {
    long hard = observed.stream().filter(each -> each.grade() == Grade.HARD).count();
    return String.format(
        Locale.ROOT, "%s, %d hard", Words.count(observed.size(), "observation"), hard);
  }
}

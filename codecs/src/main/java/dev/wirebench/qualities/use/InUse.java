package dev.wirebench.qualities.use;

import dev.wirebench.codec.Need;
import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualitySettings;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.LibraryFootprint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Observes what an application meets that uses a codec day by day, apart from times. */
public final class InUse implements Quality {
  private static final String NAME = "in-use";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String title() {
    return "In use";
  }

  @Override
  public String description() {
    return "Whether equal values become the same bytes, whether messages in a stream are told apart,"
        + " who can read them, what comes of threads that share a codec, and what there is to"
        + " prepare and to load before the first message.";
  }

  @Override
  public List<Case> cases() {
    return Arrays.stream(UseCase.values()).map(UseCase::toCase).toList();
  }

  @Override
  public List<Observation> observe(CodecFacts codec, QualitySettings settings) {
    ArrayList<String> chosen = new ArrayList<>();
    settings.chosen(this).forEach(each -> chosen.add(each.id()));
    boolean needsOther =
        chosen.contains(UseCase.FIRST_MESSAGE.id())
            || chosen.contains(UseCase.SAME_BYTES_ELSEWHERE.id());
    List<Observation> here = settings.prober().observe(NAME, codec, Uses.class, chosen);
    List<Observation> elsewhere =
        needsOther ? settings.prober().observe(NAME, codec, FirstMessage.class, chosen) : List.of();
    List<Observation> observations = new ArrayList<>();
    for (String caseId : chosen) {
      observations.add(observation(caseId, codec, settings, here, elsewhere));
    }
    return observations;
  }

  private static Observation observation(
      String caseId,
      CodecFacts codec,
      QualitySettings settings,
      List<Observation> here,
      List<Observation> elsewhere) {
    if (caseId.equals(UseCase.WITHOUT_GENERATED_CODE.id())) {
      return needs(codec);
    }
    if (caseId.equals(UseCase.FIRST_MESSAGE.id())) {
      Observation first = find(caseId, elsewhere);
      return first.outcome() == Outcome.WORKS
          ? first.saying(first.outcome(), first.said() + "; " + jars(codec, settings))
          : first;
    }
    Observation found = find(caseId, here);
    return caseId.equals(UseCase.SAME_BYTES_ELSEWHERE.id())
        ? compared(found, find(caseId, elsewhere))
        : found;
  }

  private static Observation compared(Observation one, Observation other) {
    if (one.outcome() != Outcome.WORKS || other.outcome() != Outcome.WORKS) {
      return one.outcome() != Outcome.WORKS ? one : other;
    }
    return one.said().equals(other.said())
        ? one.saying(Outcome.YES, "")
        : one.saying(Outcome.NO, "another JVM writes other bytes");
  }

  private static Observation needs(CodecFacts codec) {
    List<String> needs = codec.readers().needs();
    boolean code =
        needs.contains(Need.GENERATED_CODE.label())
            || needs.contains(Need.HAND_WRITTEN_CODE.label());
    return new Observation(
        NAME,
        Observation.Subject.of(codec),
        "",
        UseCase.WITHOUT_GENERATED_CODE.id(),
        code ? Outcome.NO : Outcome.YES,
        1,
        needs.isEmpty() ? "" : "needs " + String.join(", ", needs),
        "");
  }

  private static String jars(CodecFacts codec, QualitySettings settings) {
    LibraryFootprint footprint = LibraryFootprint.of(codec, settings.prober().classPath());
    return footprint.all() == 0
        ? "the library is part of the JDK"
        : footprint.all() + " bytes of jars, " + footprint.jar() + " of them its own";
  }

  private static Observation find(String caseId, List<Observation> observations) {
    return Observation.of(caseId, observations).in(caseId);
  }
}

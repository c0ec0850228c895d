package dev.wirebench.catalogue;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.data.DataFile;
import dev.wirebench.registry.CodecFacts;
import java.util.Map;
import java.util.Optional;

/**
 * The facts of codecs besides their traits: data files, which tests hold to be true.
 *
 * @param absent why a library has no codec, by the id that this would have
 * @param releases by artifact and version, the date
 * @param outcomes by codec, what tests find of it
 */
public record CatalogueData(
    Map<String, String> absent,
    Map<String, Map<String, String>> releases,
    Map<String, Outcomes> outcomes) {
  /** The key of what is found of all payloads that have no key. */
  static final String OTHERS = "others";

  private static final String UNKNOWN = "-";

  /**
   * The outcomes of one codec.
   *
   * @param circular what becomes of two values that hold each other
   * @param excluded by payload, how the reason begins for which it is not measured
   * @param marked by payload, how the sentence begins that marks it
   */
  public record Outcomes(
      String circular, Map<String, String> excluded, Map<String, String> marked) {
    static final Outcomes NONE = new Outcomes(UNKNOWN, Map.of(), Map.of());

    public Outcomes {
      excluded = excluded == null ? Map.of() : excluded;
      marked = marked == null ? Map.of() : marked;
    }
  }

  public static CatalogueData read() {
    return new CatalogueData(
        DataFile.read("absent-codecs.yaml", new TypeReference<>() {}),
        DataFile.read("release-dates.yaml", new TypeReference<>() {}),
        DataFile.read("outcomes.yaml", new TypeReference<>() {}));
  }

  /** The day on which the version of the codec's main artifact was released. */
  String released(CodecFacts codec) {
    Optional<String> artifact = codec.artifacts().keySet().stream().findFirst();
    return artifact
        .map(id -> releases.getOrDefault(id, Map.of()).get(codec.version()))
        .orElse(UNKNOWN);
  }

  /** The reasons why a codec is not measured, by payload; "others" are those not named. */
  public Map<String, String> exclusions(String codec) {
    return of(codec).excluded();
  }

  /** The beginning of the reason why a codec is not measured on a payload. */
  public Optional<String> exclusion(String codec, String payload) {
    return sentence(exclusions(codec), payload);
  }

  /** The defects that a codec is marked for, by payload; "others" are those not named. */
  public Map<String, String> defects(String codec) {
    return of(codec).marked();
  }

  /** The beginning of the defect that a codec is marked for with a payload. */
  public Optional<String> defect(String codec, String payload) {
    return sentence(defects(codec), payload);
  }

  private static Optional<String> sentence(Map<String, String> sentences, String payload) {
    return Optional.ofNullable(sentences.getOrDefault(payload, sentences.get(OTHERS)))
        .filter(sentence -> !sentence.isEmpty());
  }

  /** The codec's way with two values that hold each other. */
  String circular(CodecFacts codec) {
    return of(codec.id()).circular();
  }

  private Outcomes of(String codec) {
    return outcomes.getOrDefault(codec, Outcomes.NONE);
  }
}

package dev.wirebench.catalogue;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.base.DataFile;
import dev.wirebench.registry.CodecFacts;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The facts of codecs besides their traits: data files, which tests hold to be true.
 *
 * @param absent why a library has no codec, by the id that this would have
 * @param releases by artifact and version, the date
 * @param exclusions by codec and payload, how the reason begins for which it is not measured
 * @param defects by codec and payload, how the sentence begins that marks it
 * @param circular by codec, what becomes of two values that hold each other
 */
public record CatalogueData(
    Map<String, String> absent,
    Map<String, Map<String, String>> releases,
    Map<String, Map<String, String>> exclusions,
    Map<String, Map<String, String>> defects,
    Map<String, String> circular) {
  private static final String UNKNOWN = "-";
  private static final TypeReference<LinkedHashMap<String, String>> TEXTS =
      new TypeReference<>() {};
  private static final TypeReference<LinkedHashMap<String, Map<String, String>>> NESTED_TEXTS =
      new TypeReference<>() {};

  public static CatalogueData read() {
    return new CatalogueData(
        DataFile.read("absent-codecs.yaml", TEXTS),
        DataFile.read("release-dates.yaml", NESTED_TEXTS),
        DataFile.read("exclusions.yaml", NESTED_TEXTS),
        DataFile.read("defects.yaml", NESTED_TEXTS),
        DataFile.read("circular-references.yaml", TEXTS));
  }

  /** The day on which the version of the codec's main artifact was released. */
  String released(CodecFacts codec) {
    Optional<String> artifact = codec.artifacts().keySet().stream().findFirst();
    return artifact
        .map(id -> releases.getOrDefault(id, Map.of()).get(codec.version()))
        .orElse(UNKNOWN);
  }

  /** The reasons why the codec is not measured, by payload; "others" are those not named. */
  public Map<String, String> exclusions(CodecFacts codec) {
    return exclusions.getOrDefault(codec.id(), Map.of());
  }

  /** The defects that the codec is marked for, by payload; "others" are those not named. */
  public Map<String, String> defects(CodecFacts codec) {
    return defects.getOrDefault(codec.id(), Map.of());
  }

  /** The codec's way with two values that hold each other. */
  String circular(CodecFacts codec) {
    return circular.getOrDefault(codec.id(), UNKNOWN);
  }
}

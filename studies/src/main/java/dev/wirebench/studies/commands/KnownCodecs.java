package dev.wirebench.studies.commands;

import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.LibraryFootprint;
import dev.wirebench.studies.claims.Known;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The facts of codecs that claims ask for without a run: this program's jars and data files. */
public final class KnownCodecs {
  private static final String OTHERS = "others";

  private KnownCodecs() {}

  public static Known read() {
    Map<String, Long> jars =
        LibraryFootprint.of(CodecRegistry.read(List.of()), List.of()).entrySet().stream()
            .filter(codec -> codec.getValue().jar() > 0)
            .collect(Collectors.toMap(Map.Entry::getKey, codec -> codec.getValue().jar()));
    CatalogueData facts = CatalogueData.read();
    return new Known(jars, (codec, payload) -> whyNoRow(facts, codec, payload));
  }

  private static Optional<String> whyNoRow(CatalogueData facts, String codec, String payload) {
    Map<String, String> payloads = facts.exclusions(codec);
    String reason = payloads.getOrDefault(payload, payloads.getOrDefault(OTHERS, ""));
    return Optional.ofNullable(facts.absent().get(codec))
        .or(() -> Optional.of(reason).filter(text -> !text.isEmpty()));
  }
}

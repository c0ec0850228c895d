package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;

/**
 * Which of all codecs, payloads, operations and media a run measures.
 *
 * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}
 * @param floors sizes in bytes at which the floor is measured
 * @param large those of the payloads with documents so long that their forks get a larger heap, and
 *     slices of twice the length
 */
public record Selection(
    List<String> payloads,
    List<String> codecs,
    List<Operation> operations,
    List<Medium> media,
    List<String> plain,
    List<Integer> floors,
    List<String> large,
    @JsonUnwrapped TableChoice tables) {

  public Selection {
    payloads = List.copyOf(payloads);
    codecs = List.copyOf(codecs);
    operations = List.copyOf(operations);
    media = List.copyOf(media);
    plain = List.copyOf(plain);
    floors = List.copyOf(floors);
    large = large == null ? List.of() : large;
  }

  /** The same with those tables that verdicts are wanted of first. */
  Selection withCore(List<Table> core) {
    return new Selection(
        payloads, codecs, operations, media, plain, floors, large, tables.withCore(core));
  }

  /** The same for what a budget pays for. */
  Selection with(Scope chosen) {
    return new Selection(
        payloads,
        codecs.stream().filter(codec -> !chosen.leftOutCodecs().contains(codec)).toList(),
        operations,
        media,
        plain,
        chosen.floors(),
        large,
        tables.with(chosen));
  }
}

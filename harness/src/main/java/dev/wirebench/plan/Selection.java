package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;

/**
 * The codecs, payloads, operations and APIs that a run measures.
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

  /** Copies this selection with the comparisons whose verdicts come first when time is short. */
  Selection withCore(List<PlannedTable> core) {
    return new Selection(
        payloads, codecs, operations, media, plain, floors, large, tables.withCore(core));
  }

  /** Copies this selection with the codecs and comparisons that a budget pays for. */
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

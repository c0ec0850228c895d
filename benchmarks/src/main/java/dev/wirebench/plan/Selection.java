package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.List;

/**
 * Which of all codecs, payloads, operations and media a run measures.
 *
 * @param plain codecs that are also measured without the SPI, see {@link Cell#plain}
 * @param floors sizes in bytes at which the floor is measured
 * @param shard which part of the tables is measured; null for all
 * @param scope the tables that a budget pays for, which the journal holds; null for all
 */
public record Selection(
    List<String> payloads,
    List<String> codecs,
    List<Operation> operations,
    List<Medium> media,
    List<String> plain,
    List<Integer> floors,
    Shard shard,
    @JsonIgnore List<Table> scope) {

  /** The same for what a budget pays for. */
  Selection with(Scope chosen) {
    return new Selection(
        payloads, codecs, operations, media, plain, chosen.floors(), shard, chosen.tables());
  }
}

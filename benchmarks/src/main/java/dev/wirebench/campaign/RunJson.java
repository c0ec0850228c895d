package dev.wirebench.campaign;

import dev.wirebench.campaign.Run.Exclusion;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * The content of {@code run.json}: what JMH's own file has no place for.
 *
 * @param schemaVersion of this file
 * @param derivedFrom the files that this one can be made from again
 * @param sizes bytes per value, by codec and payload
 */
record RunJson(
    int schemaVersion,
    List<String> derivedFrom,
    Plan plan,
    Instant started,
    Instant stopped,
    Map<String, String> environment,
    List<CodecInfo> codecs,
    List<String> libraries,
    List<SizeRow> sizes,
    List<Exclusion> exclusions,
    List<Failure> failures) {
  private static final int SCHEMA_VERSION = 1;

  record SizeRow(String codec, String payload, Sizes bytes) {}

  record Failure(int block, Cell cell, String reason) {}

  static RunJson of(Run run) {
    List<ForkRecord> forks = run.forks();
    return new RunJson(
        SCHEMA_VERSION,
        List.of("plan.json", "journal.jsonl"),
        run.plan(),
        run.start().time(),
        forks.isEmpty() ? run.start().time() : forks.get(forks.size() - 1).stop(),
        run.start().environment(),
        run.start().codecs(),
        run.start().libraries(),
        run.qualified().stream()
            .filter(row -> row.sizes() != null)
            .map(row -> new SizeRow(row.codec(), row.payload(), row.sizes()))
            .toList(),
        run.exclusions(),
        run.failures().stream()
            .map(fork -> new Failure(fork.block(), fork.cell(), fork.failure()))
            .toList());
  }
}

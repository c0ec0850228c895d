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
 * @param documentBytes length of the document of each payload's first value
 * @param hugeMethods by operation, hot methods that are too large for HotSpot to compile
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
    Map<String, Integer> documentBytes,
    List<SizeRow> sizes,
    List<Exclusion> exclusions,
    List<HugeMethodRow> hugeMethods,
    List<Failure> failures) {
  private static final int SCHEMA_VERSION = 1;

  record SizeRow(String codec, String payload, String medium, Sizes bytes) {}

  record HugeMethodRow(
      String codec, String payload, String medium, Map<String, List<String>> methods) {}

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
        run.codecs(),
        run.start().libraries(),
        run.start().documentBytes(),
        run.qualified().stream()
            .filter(row -> row.sizes() != null)
            .map(row -> new SizeRow(row.codec(), row.payload(), row.medium(), row.sizes()))
            .toList(),
        run.exclusions(),
        run.qualified().stream()
            .filter(row -> !row.hugeMethods().isEmpty())
            .map(
                row ->
                    new HugeMethodRow(row.codec(), row.payload(), row.medium(), row.hugeMethods()))
            .toList(),
        run.failures().stream()
            .map(fork -> new Failure(fork.block(), fork.cell(), fork.failure()))
            .toList());
  }
}

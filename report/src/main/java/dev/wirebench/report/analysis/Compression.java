package dev.wirebench.report.analysis;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What it costs to compress the messages of one codec in one way, and what is left of them, as far
 * as a report has it.
 *
 * @param name as in {@code zstd-3-dictionary}
 * @param compressing what it takes to compress a message; empty if the report does not say
 * @param decompressing what it takes to get the message back; likewise
 * @param size of the compressed message in bytes; it holds the mean of the same messages as the
 *     codec writes them, too, which may be some of the payload's only; unknown where no run says it
 */
public record Compression(
    String name, Optional<Cost> compressing, Optional<Cost> decompressing, WireSize size) {

  /**
   * Of one message. The figures are the row's own, so that they can be found in its table.
   *
   * @param row of the codec in the table of the operation
   */
  public record Cost(Row row) {
    /** Mean of the fork means, in seconds. */
    public double seconds() {
      double mean = Arrays.stream(row.cell().means()).average().orElse(Double.NaN);
      return Units.secondsPerOperation(mean, row.cell().unit());
    }

    /** Processor time of all threads in seconds; NaN if it was not measured. */
    public double cpuSeconds() {
      return row.cpu().map(cpu -> 1e-9 * cpu.value()).orElse(Double.NaN);
    }

    /** Bytes that are allocated on the heap; NaN if that was not measured. */
    public double allocatedBytes() {
      return row.allocation().map(bytes -> bytes.value()).orElse(Double.NaN);
    }
  }

  /**
   * Everything that a report has of how a codec's messages are compressed, in the order of its
   * tables: those of the first source and JDK that have any of the payload.
   */
  public static List<Compression> of(Report report, String payload, String codec) {
    List<Table> tables =
        report.tables().stream()
            .filter(Table::isOfMessages)
            .filter(table -> table.key().payload().filter(payload::equals).isPresent())
            .toList();
    return tables.isEmpty() ? List.of() : of(report, tables.get(0).key(), codec);
  }

  /**
   * The same under the conditions of another table: of its payload, source and JDK.
   *
   * @param place of any table, such as the one in which the codec serializes
   */
  public static List<Compression> of(Report report, TableKey place, String codec) {
    Map<String, Compression> found = new LinkedHashMap<>();
    report.tables().stream()
        .filter(table -> table.isOfMessages() && isAt(place, table.key()))
        .forEach(
            table ->
                table
                    .row(codec)
                    .map(row -> of(table.key().operation().orElseThrow(), row))
                    .ifPresent(one -> found.merge(one.name(), one, Compression::and)));
    return List.copyOf(found.values());
  }

  private static boolean isAt(TableKey place, TableKey key) {
    return key.payload().equals(place.payload())
        && key.source().equals(place.source())
        && key.jdk().equals(place.jdk());
  }

  private static Compression of(String operation, Row row) {
    Optional<Cost> cost = Optional.of(new Cost(row));
    boolean compresses = Operations.compresses(operation);
    return new Compression(
        Operations.compression(operation).orElseThrow(),
        compresses ? cost : Optional.empty(),
        compresses ? Optional.empty() : cost,
        row.size());
  }

  /** Both tables are of the same messages. */
  private Compression and(Compression other) {
    return new Compression(
        name, compressing.or(other::compressing), decompressing.or(other::decompressing), size);
  }
}

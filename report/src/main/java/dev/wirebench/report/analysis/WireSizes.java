package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.Operations;
import dev.wirebench.report.coordinates.RowVariant;
import dev.wirebench.report.input.RunInfo.SizeLists;
import dev.wirebench.report.input.RunInfo.SizeRow;
import dev.wirebench.report.input.Source;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bytes on the wire of every codec's messages. */
public final class WireSizes {
  private final Map<Key, WireSize> known = new HashMap<>();

  /**
   * @param compression empty for messages as the codec writes them
   */
  private record Key(
      String source, String codec, String payload, String medium, String compression) {}

  private WireSizes() {}

  /** The sizes as the runs recorded them; other sources have none. */
  public static WireSizes of(List<Source> sources) {
    WireSizes sizes = new WireSizes();
    for (Source source : sources) {
      source
          .run()
          .ifPresent(run -> run.subjects().sizes().forEach(row -> sizes.add(source.name(), row)));
    }
    return sizes;
  }

  private void add(String source, SizeRow row) {
    if (row.bytes() != null) {
      known.put(key(source, row, ""), size(row.bytes()));
      row.compressed()
          .forEach(
              (compression, sizes) ->
                  known.put(key(source, row, compression), compressed(sizes, row.bytes().raw())));
    }
  }

  private static Key key(String source, SizeRow row, String compression) {
    return new Key(source, row.codec(), row.payload(), row.medium(), compression);
  }

  /**
   * @param raw of all messages, of which those that are compressed come first
   */
  private static WireSize compressed(List<Integer> sizes, List<Integer> raw) {
    return new WireSize(
        mean(sizes),
        Double.NaN,
        Double.NaN,
        first(sizes),
        sizes.size() > raw.size() ? Double.NaN : mean(raw.subList(0, sizes.size())));
  }

  private static WireSize size(SizeLists bytes) {
    return new WireSize(
        mean(bytes.raw()), mean(bytes.gzip()), mean(bytes.zstd()), first(bytes.raw()), Double.NaN);
  }

  private static double first(List<Integer> sizes) {
    return sizes.isEmpty() ? Double.NaN : sizes.get(0);
  }

  private static double mean(List<Integer> sizes) {
    return sizes.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
  }

  /**
   * The size for the benchmark's codec, payload and API; a conversion has nothing to do with any.
   */
  public WireSize of(Coordinates cell) {
    if (Row.converts(cell.cell())) {
      return WireSize.UNKNOWN;
    }
    Key key =
        new Key(
            cell.source().name(),
            RowVariant.codec(cell.value(Dimensions.CODEC)),
            cell.value(Dimensions.PAYLOAD),
            cell.value(Dimensions.MEDIUM),
            Operations.compression(cell.value(Dimensions.OPERATION)).orElse(""));
    return known.getOrDefault(key, WireSize.UNKNOWN);
  }

  /**
   * The bytes that the operation writes or reads at the least: a parse reads the document, and what
   * decompresses writes the message.
   */
  static double moved(Coordinates cell, WireSize size) {
    String operation = cell.value(Dimensions.OPERATION);
    if (!operation.equals(Operations.PARSE)) {
      boolean decompresses =
          Operations.compression(operation).isPresent() && !Operations.compresses(operation);
      return decompresses ? size.uncompressed() : size.raw();
    }
    return cell.source()
        .run()
        .map(run -> run.subjects().documentBytes().get(cell.value(Dimensions.PAYLOAD)))
        .map(Integer::doubleValue)
        .orElse(size.raw());
  }
}

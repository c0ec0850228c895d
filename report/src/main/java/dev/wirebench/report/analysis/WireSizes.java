package dev.wirebench.report.analysis;

import dev.wirebench.report.input.RunInfo.SizeLists;
import dev.wirebench.report.input.RunInfo.SizeRow;
import dev.wirebench.report.input.Source;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bytes on the wire of every codec's messages. */
public final class WireSizes {
  private final Map<Key, WireSize> known = new HashMap<>();

  private record Key(String source, String codec, String payload, String medium) {}

  private WireSizes() {}

  /** As the runs recorded them; other sources know of none. */
  public static WireSizes of(List<Source> sources) {
    WireSizes sizes = new WireSizes();
    for (Source source : sources) {
      source.run().ifPresent(run -> run.sizes().forEach(row -> sizes.add(source.name(), row)));
    }
    return sizes;
  }

  private void add(String source, SizeRow row) {
    if (row.bytes() != null) {
      known.put(new Key(source, row.codec(), row.payload(), row.medium()), size(row.bytes()));
    }
  }

  private static WireSize size(SizeLists bytes) {
    return new WireSize(
        mean(bytes.raw()),
        mean(bytes.gzip()),
        mean(bytes.zstd()),
        bytes.raw().isEmpty() ? Double.NaN : bytes.raw().get(0));
  }

  private static double mean(List<Integer> sizes) {
    return sizes.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
  }

  /** Of the cell's codec, payload and medium; a conversion has nothing to do with any. */
  public WireSize of(Coordinates cell) {
    if (Row.converts(cell.cell())) {
      return WireSize.UNKNOWN;
    }
    Key key =
        new Key(
            cell.source().name(),
            Variant.codec(cell.value(Dimensions.CODEC)),
            cell.value(Dimensions.PAYLOAD),
            cell.value(Dimensions.MEDIUM));
    return known.getOrDefault(key, WireSize.UNKNOWN);
  }

  /** How many bytes the operation writes or reads: a parse reads the document. */
  static double moved(Coordinates cell, WireSize size) {
    if (!cell.value(Dimensions.OPERATION).equals(Operations.PARSE)) {
      return size.raw();
    }
    return cell.source()
        .run()
        .map(run -> run.documentBytes().get(cell.value(Dimensions.PAYLOAD)))
        .orElse(size.raw());
  }
}

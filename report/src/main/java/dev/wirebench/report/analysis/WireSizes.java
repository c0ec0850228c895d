package dev.wirebench.report.analysis;

import dev.wirebench.report.input.RunInfo;
import dev.wirebench.report.input.RunInfo.SizeLists;
import java.util.List;

/** Bytes on the wire of a cell's messages. */
final class WireSizes {
  private static final String PARSE = "parse";

  private WireSizes() {}

  static WireSize of(Coordinates cell) {
    return cell.source().run().map(run -> find(run, cell)).orElse(WireSize.UNKNOWN);
  }

  private static WireSize find(RunInfo run, Coordinates cell) {
    return run.sizes().stream()
        .filter(row -> row.codec().equals(cell.value(Dimensions.CODEC)))
        .filter(row -> row.payload().equals(cell.value(Dimensions.PAYLOAD)))
        .filter(row -> row.medium().isEmpty() || row.medium().equals(cell.value(Dimensions.MEDIUM)))
        .filter(row -> row.bytes() != null)
        .findFirst()
        .map(row -> means(row.bytes()))
        .orElse(WireSize.UNKNOWN);
  }

  private static WireSize means(SizeLists bytes) {
    return new WireSize(mean(bytes.raw()), mean(bytes.gzip()), mean(bytes.zstd()));
  }

  private static double mean(List<Integer> sizes) {
    return sizes.stream().mapToInt(Integer::intValue).average().orElse(Double.NaN);
  }

  /** How many bytes the operation writes or reads: a parse reads the document. */
  static double moved(Coordinates cell, WireSize size) {
    if (!cell.value(Dimensions.OPERATION).equals(PARSE)) {
      return size.raw();
    }
    return cell.source()
        .run()
        .map(run -> run.documentBytes().get(cell.value(Dimensions.PAYLOAD)))
        .orElse(size.raw());
  }
}

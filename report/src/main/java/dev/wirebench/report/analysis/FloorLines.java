package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.coordinates.Units;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** The floors of all sources: a line for each source and JDK. */
final class FloorLines {
  private FloorLines() {}

  static Map<FloorKey, FloorLine> of(Collection<Coordinates> cells) {
    Map<FloorKey, FloorLine> lines = new HashMap<>();
    for (Coordinates cell : cells) {
      double mean = Arrays.stream(cell.cell().means()).average().orElse(Double.NaN);
      double nanos = 1e9 * Units.secondsPerOperation(mean, cell.cell().unit());
      if (cell.isFloor() && nanos > 0) {
        lines.computeIfAbsent(key(cell), key -> new FloorLine()).add(cell.floorSize(), nanos);
      }
    }
    return lines;
  }

  static FloorKey key(Coordinates cell) {
    return new FloorKey(cell.source().name(), cell.value(Dimensions.JDK));
  }
}

package dev.wirebench.report.analysis;

import dev.wirebench.report.coordinates.Coordinates;
import dev.wirebench.report.coordinates.Dimensions;
import dev.wirebench.report.input.MeasuredCell;
import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Ratios;
import dev.wirebench.report.verdicts.Sample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A call of a library without the SPI, beside the same call through it: what the benchmark's own
 * machinery costs.
 *
 * @param name operation and codec, as in {@code serialize jackson}
 * @param ratio of the time through the SPI to the plain call's, with its 95 % interval
 * @param allocation through the SPI, in bytes per operation; NaN if not measured
 * @param plainAllocation of the plain call; NaN if not measured
 */
public record PlainCall(String name, Estimate ratio, double allocation, double plainAllocation) {
  private static final String PLAIN = "dev.wirebench.jmh.Plain";
  private static final String BYTES = "bytes";

  /**
   * All plain calls that have a counterpart: the first payload of that codec, as {@code byte[]}.
   */
  static List<PlainCall> of(List<Coordinates> cells) {
    List<PlainCall> calls = new ArrayList<>();
    for (Coordinates plain : cells) {
      if (plain.cell().className().startsWith(PLAIN)) {
        cells.stream()
            .filter(other -> isSameThroughSpi(other, plain))
            .findFirst()
            .flatMap(through -> of(through, plain))
            .ifPresent(calls::add);
      }
    }
    return calls;
  }

  private static boolean isSameThroughSpi(Coordinates cell, Coordinates plain) {
    return cell.isInTable()
        && cell.source().equals(plain.source())
        && cell.value(Dimensions.MEDIUM).equals(BYTES)
        && cell.value(Dimensions.OPERATION).equals(plain.value(Dimensions.OPERATION))
        && cell.value(Dimensions.JDK).equals(plain.value(Dimensions.JDK))
        && className(cell.value(Dimensions.CODEC))
            .equals(plain.cell().className().substring(PLAIN.length()).toLowerCase(Locale.ROOT));
  }

  private static String className(String codec) {
    return codec.replace("-", "").toLowerCase(Locale.ROOT);
  }

  private static Optional<PlainCall> of(Coordinates through, Coordinates plain) {
    Sample first = sample(through);
    Sample second = sample(plain);
    return first.isEmpty() || second.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PlainCall(
                through.value(Dimensions.OPERATION) + " " + through.value(Dimensions.CODEC),
                Ratios.of(first, second, 1).plain(),
                allocation(through.cell()),
                allocation(plain.cell())));
  }

  private static Sample sample(Coordinates cell) {
    return Sample.of(cell.source().name(), cell.cell(), score -> score);
  }

  private static double allocation(MeasuredCell cell) {
    return Arrays.stream(cell.means(MeasuredCell.ALLOCATION)).average().orElse(Double.NaN);
  }
}

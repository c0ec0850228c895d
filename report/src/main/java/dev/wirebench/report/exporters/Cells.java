package dev.wirebench.report.exporters;

import dev.wirebench.report.statistics.Estimate;
import dev.wirebench.report.verdicts.Notation;
import dev.wirebench.report.verdicts.Words;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** Numbers as table cells; {@code -} where there is none. */
public final class Cells {
  public static final String NONE = "-";

  private Cells() {}

  /** The text, or {@link #NONE} if it is empty. */
  public static String orNone(String text) {
    return text.isEmpty() ? NONE : text;
  }

  public static String number(double value) {
    return Double.isFinite(value) ? Words.number(value) : NONE;
  }

  /** Bytes: whole above a hundred, and where they are; what profilers cannot tell from 0 is 0. */
  static String bytes(double value) {
    if (!Double.isFinite(value)) {
      return NONE;
    }
    boolean whole = value >= 100 || value == Math.rint(value);
    return String.format(Locale.ROOT, whole ? "%,.0f" : "%.2f", value);
  }

  /** One, or both ends of an interval; nothing unless all are known. */
  static String numbers(DoubleStream numbers, Notation notation) {
    double[] all = numbers.toArray();
    return all.length > 0 && Arrays.stream(all).allMatch(Double::isFinite)
        ? Arrays.stream(all).mapToObj(notation::text).collect(Collectors.joining(" – "))
        : NONE;
  }

  static String ratio(Estimate estimate) {
    return Double.isFinite(estimate.value())
        ? String.format(Locale.ROOT, "%.3f", estimate.value())
        : NONE;
  }

  /** A ratio as in sentences, with its interval where there is one: {@code 0.85 (0.82 – 0.88)}. */
  static String ratioWithInterval(Estimate estimate) {
    if (!Double.isFinite(estimate.value())) {
      return NONE;
    }
    String ratio = Words.ratio(estimate.value());
    return Double.isFinite(estimate.low()) ? ratio + " (" + interval(estimate) + ")" : ratio;
  }

  /** The interval of a ratio as in sentences: {@code 0.82 – 0.88}. */
  static String interval(Estimate estimate) {
    return Double.isFinite(estimate.low()) ? Words.interval(estimate) : NONE;
  }

  static String ratioInterval(Estimate estimate) {
    return Double.isFinite(estimate.low())
        ? String.format(Locale.ROOT, "%.3f – %.3f", estimate.low(), estimate.high())
        : NONE;
  }
}

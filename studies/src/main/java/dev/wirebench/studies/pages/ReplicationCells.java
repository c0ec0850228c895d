package dev.wirebench.studies.pages;

import dev.wirebench.report.exporters.Cells;
import dev.wirebench.studies.replication.LoggedSamples;
import java.util.Locale;

/** Numbers of a replication as table cells. */
final class ReplicationCells {
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double SMALLEST = 0.0001;

  private ReplicationCells() {}

  static String millis(double nanos) {
    return Cells.number(nanos / NANOS_PER_MILLI);
  }

  static String megabytes(double bytes) {
    return Double.isFinite(bytes)
        ? String.format(Locale.ROOT, "%,.2f", bytes / BYTES_PER_MEGABYTE)
        : Cells.NONE;
  }

  /** The value in the unit of its column: ms, MB or percent. */
  static String of(LoggedSamples measured, double value) {
    return switch (measured) {
      case TIME -> millis(value);
      case MEMORY -> megabytes(value);
      case CPU -> Double.isFinite(value) ? String.format(Locale.ROOT, "%.2f", value) : Cells.NONE;
    };
  }

  static String unit(LoggedSamples measured) {
    return switch (measured) {
      case TIME -> "ms";
      case MEMORY -> "MB";
      case CPU -> "%";
    };
  }

  static String p(double p) {
    if (Double.isNaN(p)) {
      return Cells.NONE;
    }
    return p < SMALLEST ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
  }
}

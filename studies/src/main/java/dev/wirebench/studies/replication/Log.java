package dev.wirebench.studies.replication;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.JsonFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/**
 * The runs of one cell, as its log has them.
 *
 * @param nanos of each run, all of its repetitions together
 * @param memory bytes of heap in use behind each run, less those before it
 * @param cpu load of all processors in each run, in percent
 * @param collections of garbage that ended in each run
 */
public record Log(double[] nanos, double[] memory, double[] cpu, long[] collections) {
  /** The header that the server writes: the study's columns, and three more. */
  public static final String HEADER =
      "timestamp,library,task,payload,run,repetitions,time_ns,memory_bytes,cpu_percent,"
          + "heap_before_bytes,heap_after_bytes,collections";

  private static final int COLUMNS = HEADER.split(",").length;

  /** One line. */
  private record Line(long nanos, long memory, double cpu, long collections) {
    /**
     * @throws IllegalArgumentException if it is not a line of this run
     */
    static Line parse(String text, LoggedCell cell, StudyProtocol protocol, int run) {
      List<String> fields = List.of(text.split(",", -1));
      if (fields.size() != COLUMNS) {
        throw new IllegalArgumentException("not " + COLUMNS + " columns");
      }
      try {
        Instant.parse(fields.get(0));
      } catch (DateTimeException e) {
        throw new IllegalArgumentException("no timestamp", e);
      }
      List<String> expected =
          List.of(
              cell.library(),
              cell.task(),
              cell.payload(),
              Integer.toString(run),
              Integer.toString(protocol.repetitions()));
      if (!fields.subList(1, 1 + expected.size()).equals(expected)) {
        throw new IllegalArgumentException("not " + String.join(",", expected));
      }
      long memory = Long.parseLong(fields.get(7));
      double cpu = Double.parseDouble(fields.get(8));
      long nanos = Long.parseLong(fields.get(6));
      if (memory != Long.parseLong(fields.get(10)) - Long.parseLong(fields.get(9))) {
        throw new IllegalArgumentException("memory that is not the difference of the heaps");
      }
      if (nanos <= 0 || !Double.isFinite(cpu)) {
        throw new IllegalArgumentException("a time or load that cannot be");
      }
      return new Line(nanos, memory, cpu, Long.parseLong(fields.get(11)));
    }
  }

  /**
   * Requires that a line is the one of a run.
   *
   * @param run from 1 on
   * @throws IllegalArgumentException with what is wrong, as a phrase
   */
  public static void check(String line, LoggedCell cell, StudyProtocol protocol, int run) {
    Line.parse(line, cell, protocol, run);
  }

  /** The log of a cell, or its compressed form if only that exists. */
  public static Path file(Path folder, LoggedCell cell) {
    return JsonFile.orCompressed(folder.resolve(cell.fileName()));
  }

  /**
   * @param folder of the replication
   * @throws BadInput with the line, if it is not the whole log of this cell
   */
  public static Log read(Path folder, LoggedCell cell, StudyProtocol protocol) {
    Path file = file(folder, cell);
    List<String> lines;
    try (InputStream in = JsonFile.open(file)) {
      lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): make it readable.", e);
    }
    if (lines.size() != 1 + protocol.runs() || !lines.get(0).equals(HEADER)) {
      throw new BadInput(
          String.format(
              Locale.ROOT,
              "'%s' is not a log of %d runs: remove it, and measure it again with --resume.",
              file,
              protocol.runs()));
    }
    int runs = protocol.runs();
    Log log = new Log(new double[runs], new double[runs], new double[runs], new long[runs]);
    for (int run = 1; run <= runs; run++) {
      log.set(run - 1, line(file, lines.get(run), cell, protocol, run));
    }
    return log;
  }

  private static Line line(
      Path file, String text, LoggedCell cell, StudyProtocol protocol, int run) {
    try {
      return Line.parse(text, cell, protocol, run);
    } catch (IllegalArgumentException e) {
      throw new BadInput(
          String.format(
              Locale.ROOT,
              "'%s', line %d: %s; remove the file, and measure it again with --resume.",
              file,
              run + 1,
              e.getMessage()),
          e);
    }
  }

  private void set(int index, Line line) {
    nanos[index] = line.nanos();
    memory[index] = line.memory();
    cpu[index] = line.cpu();
    collections[index] = line.collections();
  }

  /** The values of one quantity, for each run. */
  public double[] of(LoggedSamples measured) {
    return switch (measured) {
      case TIME -> nanos;
      case MEMORY -> memory;
      case CPU -> cpu;
    };
  }
}

package dev.wirebench.run;

import dev.wirebench.base.LineFile;
import dev.wirebench.base.SteadyClock;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Scope;
import dev.wirebench.registry.CodecFacts;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The primary record of a run: a line for each thing that happened, see {@link LineFile}. */
public final class Journal implements Closeable {
  private final LineFile lines;
  private final ClockWatch clock;

  private Journal(LineFile lines, ClockWatch clock) {
    this.lines = lines;
    this.clock = clock;
  }

  /** The kinds of lines. A line is an object with this one field. */
  public enum Kind {
    START(Start.class),
    RESUMED(Resumption.class),
    REPAIRED(RepairRecord.class),
    CLOCK(ClockSet.class),
    CODEC(CodecFacts.class),
    QUALIFIED(QualificationRecord.class),
    CHECKED(ChecksDone.class),
    SCOPE(Scope.class),
    TRIAL(TrialRecord.class),
    EFFORT(Effort.class),
    FORK(ForkRecord.class),
    HEAT(HeatRecord.class),
    REVISED(RevisedIterations.class);

    private final Class<?> type;

    Kind(Class<?> type) {
      this.type = type;
    }

    Class<?> type() {
      return type;
    }

    private String field() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Kind> of(String field) {
      return Arrays.stream(values()).filter(kind -> kind.field().equals(field)).findFirst();
    }
  }

  /**
   * Begins one.
   *
   * @throws IOException if the file exists or cannot be made
   */
  static Journal create(Path file) throws IOException {
    return new Journal(LineFile.create(file), new ClockWatch(SteadyClock::lead));
  }

  /**
   * Opens a journal to append to, behind its last whole line; one without digests stays without.
   */
  static Journal resume(Path file) throws IOException {
    return resume(file, SteadyClock::lead);
  }

  /**
   * Opens a journal to append to, with another clock.
   *
   * @param lead how far the machine's clock is before that of the records
   */
  static Journal resume(Path file, Supplier<Duration> lead) throws IOException {
    return new Journal(LineFile.resume(file), new ClockWatch(lead));
  }

  /**
   * Writes a line, and returns when it is on disk. Another line goes before it if the machine's
   * clock was set meanwhile.
   *
   * @param content of the kind's type
   */
  public void append(Kind kind, Object content) throws IOException {
    Optional<ClockSet> set = clock.look();
    // The first line of all is the start.
    if (set.isPresent() && kind != Kind.START) {
      write(Kind.CLOCK, set.get());
    }
    write(kind, content);
  }

  /**
   * Writes that the machine's clock was set back between two programs, if it was.
   *
   * @param behind how far it was found to be behind what the first one recorded
   */
  public void noteSetBack(Duration behind) throws IOException {
    Optional<ClockSet> set = ClockWatch.seen(behind.negated());
    if (set.isPresent()) {
      write(Kind.CLOCK, set.get());
    }
  }

  private void write(Kind kind, Object content) throws IOException {
    append(Json.LINE.writeValueAsBytes(Map.of(kind.field(), kind.type.cast(content))));
  }

  /** Writes a line that holds an object. */
  void append(byte[] object) throws IOException {
    lines.append(object);
  }

  /** After this nothing is written, whoever tries. */
  @Override
  public void close() throws IOException {
    lines.close();
  }
}

package dev.wirebench.run;

import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Lines were left out of a journal: a line of it.
 *
 * @param before name of the file beside it that holds the journal as it was
 * @param digest SHA-256 of that file
 */
public record RepairRecord(Instant time, List<Dropped> dropped, String before, String digest) {
  public RepairRecord {
    Objects.requireNonNull(time, "time");
    dropped = List.copyOf(dropped);
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(digest, "digest");
  }

  /**
   * A line that was left out.
   *
   * @param line its number in the journal as it was, from 1
   * @param what it said, as far as that could be read
   */
  public record Dropped(int line, String what) {
    public Dropped {
      Objects.requireNonNull(what, "what");
    }

    /** The line's description, for instance {@code line 7 (fork of kryo, block 2)}. */
    @Override
    public String toString() {
      return "line " + line + " (" + what + ")";
    }
  }
}

package dev.wirebench.models.build;

import com.google.protobuf.Timestamp;
import java.time.Instant;

/** The range that Protobuf allows for a timestamp. */
final class TimestampRange {
  private static final long FIRST_SECOND = Instant.parse("0001-01-01T00:00:00Z").getEpochSecond();
  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
  private static final int LAST_NANO = 999_999_999;

  private TimestampRange() {}

  /** Says whether it is within the years 1 to 9999, and its nanoseconds within the second. */
  static boolean holds(Timestamp timestamp) {
    return timestamp.getSeconds() >= FIRST_SECOND
        && timestamp.getSeconds() <= LAST_SECOND
        && timestamp.getNanos() >= 0
        && timestamp.getNanos() <= LAST_NANO;
  }
}

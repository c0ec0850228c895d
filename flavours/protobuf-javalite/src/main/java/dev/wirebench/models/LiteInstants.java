package dev.wirebench.models;

import com.google.protobuf.Timestamp;
import java.time.Instant;

/**
 * Conversions between {@code Instant} and the timestamp of Protobuf's lite runtime: those of {@link
 * Instants} call what this has not.
 */
public final class LiteInstants {
  private LiteInstants() {}

  public static Timestamp fromBean(Instant instant) {
    return Timestamp.newBuilder()
        .setSeconds(instant.getEpochSecond())
        .setNanos(instant.getNano())
        .build();
  }

  public static Instant toBean(Timestamp timestamp) {
    return Instant.ofEpochSecond(timestamp.getSeconds(), timestamp.getNanos());
  }
}

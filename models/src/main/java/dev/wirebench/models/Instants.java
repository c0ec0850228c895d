package dev.wirebench.models;

import com.google.protobuf.Timestamp;
import java.time.Instant;

/** Conversions between {@code Instant} and Protobuf's timestamp, exact to the nanosecond. */
public final class Instants {
  private Instants() {}

  public static Timestamp toMessage(Instant instant) {
    return Timestamp.newBuilder()
        .setSeconds(instant.getEpochSecond())
        .setNanos(instant.getNano())
        .build();
  }

  public static Instant toBean(Timestamp timestamp) {
    return Instant.ofEpochSecond(timestamp.getSeconds(), timestamp.getNanos());
  }
}

package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.wirebench.base.BadInput;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A garbage collector of HotSpot that forks run with. */
public enum Collector {
  /** The collector of all forks by default. */
  G1("-XX:+UseG1GC"),
  PARALLEL("-XX:+UseParallelGC"),
  SERIAL("-XX:+UseSerialGC"),
  /** ZGC as the JDK has it: without generations up to 20, with them only from 23 on. */
  Z("-XX:+UseZGC");

  private final String flag;

  Collector(String flag) {
    this.flag = flag;
  }

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @param label one of {@link #labels}
   */
  @JsonCreator
  public static Collector of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Collector::label).toList();
  }

  /**
   * A JDK whose forks have it; the JDK itself for the one that they have anyway.
   *
   * @throws BadInput if the user's own flags name a collector
   */
  public Jdk of(Jdk jdk) {
    if (!jdk.flags().contains(G1.flag)) {
      throw new BadInput(
          "--collector and a collector among --jvm-args exclude each other: leave one of them"
              + " out.");
    }
    return this == G1
        ? jdk
        : jdk.with(
            this,
            Stream.concat(
                    Stream.of(flag), jdk.flags().stream().filter(each -> !each.equals(G1.flag)))
                .toList());
  }
}

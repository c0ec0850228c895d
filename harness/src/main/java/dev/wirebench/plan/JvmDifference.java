package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * The one thing in which forks differ from those of a JDK as it is. At most one of these is set.
 *
 * @param archive of classes that forks start with; null for the JVM's default
 * @param collector of garbage; null for that of all runs, or what the user's own flags name
 * @param threads that call the operation at the same time; null for one
 * @param mixed payloads whose types forks also call; null if they call the measured type alone
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record JvmDifference(
    Archive archive, Collector collector, Integer threads, List<String> mixed) {
  static final JvmDifference NONE = new JvmDifference(null, null, null, null);

  public JvmDifference {
    mixed = mixed == null ? null : List.copyOf(mixed);
  }

  static JvmDifference of(Archive archive) {
    return new JvmDifference(archive, null, null, null);
  }

  static JvmDifference of(Collector collector) {
    return new JvmDifference(null, collector, null, null);
  }

  static JvmDifference ofThreads(int count) {
    return new JvmDifference(null, null, count, null);
  }

  static JvmDifference ofMixed(List<String> payloads) {
    return new JvmDifference(null, null, null, payloads);
  }

  /** The words for it in the label of a JVM. */
  String words() {
    if (archive != null) {
      return "archive " + archive.label();
    }
    if (collector != null) {
      return "collector " + collector.label();
    }
    return threads != null ? threads + " threads" : "mixed";
  }

  /** Says whether forks need all processors, or longer iterations than interleaved ones have. */
  @JsonIgnore
  boolean isOneByOne() {
    return archive != null && archive.isMade() || collector != null || threads != null;
  }
}

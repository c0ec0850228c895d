package dev.wirebench.plan;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.wirebench.data.DataFile;
import dev.wirebench.models.Payload;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The data file {@code profiles.yaml}.
 *
 * @param profiles by name, in the order of the file
 * @param warmupSeconds what payloads need until their wide classes are compiled
 */
public record Profiles(Map<String, Profile> profiles, Map<String, Integer> warmupSeconds) {
  private static final long SECOND = 1000;

  public static final String QUICK = "quick";
  public static final String DEFAULT = "default";
  public static final String RIGOROUS = "rigorous";

  /**
   * The effort of one profile for each benchmark.
   *
   * @param share of a payload's {@code warmupSeconds}, how much is given
   * @param measurement of a fork that runs by itself
   * @param slices of a fork that takes turns
   * @param warmupByNeed see {@link Effort}
   */
  public record Profile(
      int blocks,
      int mostBlocks,
      Iterations warmup,
      double share,
      Iterations measurement,
      Iterations slices,
      boolean warmupByNeed) {

    public Iterations measurement(Interleave interleave) {
      return interleave == Interleave.TURNS ? slices : measurement;
    }
  }

  public static Profiles read() {
    return DataFile.read("profiles.yaml", new TypeReference<>() {});
  }

  /**
   * @param name one of {@link #profiles}
   */
  public Effort effort(String name, Interleave interleave, Collection<String> payloads) {
    Profile profile = profiles.get(name);
    return new Effort(
        name,
        profile.blocks(),
        profile.mostBlocks(),
        profile.warmup(),
        longerWarmup(name, profile.warmup(), payloads),
        profile.measurement(interleave),
        profile.warmupByNeed(),
        Map.of());
  }

  /**
   * The longer warm-up of payloads with wide classes. A user who asks for half the warm-up of a
   * profile gets half of the profile's longer warm-up, too. With less, their comparisons would be
   * measured half compiled, and look like results.
   *
   * @param profile one of {@link #profiles}; null for who has none: as {@link #DEFAULT}
   * @return by payload, where that is longer than {@code warmup}, in iterations of the same length
   */
  public Map<String, Iterations> longerWarmup(
      String profile, Iterations warmup, Collection<String> payloads) {
    Profile own = profiles.get(profile == null ? DEFAULT : profile);
    return longerWarmup(warmup, share(own, warmup), payloads);
  }

  /** The share of what payloads need that a profile would give with this warm-up for its own. */
  public static double share(Profile profile, Iterations warmup) {
    return profile.share() * warmup.totalMillis() / profile.warmup().totalMillis();
  }

  /** The payloads for which a warm-up is shorter than the given share of what they need. */
  public Map<String, Iterations> longerWarmup(
      Iterations warmup, double share, Collection<String> payloads) {
    Map<String, Iterations> longer = new LinkedHashMap<>();
    for (String payload : payloads) {
      long needed = Math.round(share * SECOND * needSeconds(payload));
      if (needed > warmup.totalMillis()) {
        long count = Math.min(Iterations.MOST, (needed + warmup.millis() - 1) / warmup.millis());
        longer.put(payload, new Iterations((int) count, warmup.millis()));
      }
    }
    return longer;
  }

  private int needSeconds(String payload) {
    return warmupSeconds.getOrDefault(Payload.schemaOf(payload), 0);
  }
}

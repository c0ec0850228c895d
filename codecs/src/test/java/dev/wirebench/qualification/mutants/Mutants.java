package dev.wirebench.qualification.mutants;

import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.JvmLauncher;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** Has mutants of honest codecs made and tried, in JVMs of their own. */
final class Mutants {
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private static final JvmLauncher JVM =
      JvmLauncher.current(
          List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms256m", "-Xmx2g"));

  private static final String CLASS_PATH = CodecClassPath.of(List.of()).all();

  private Mutants() {}

  /** Every honest codec before anything is edited. */
  static List<Baseline> baselines(List<String> payloads) {
    String honest = Arrays.stream(Honest.values()).map(Enum::name).collect(Collectors.joining(","));
    List<String> args = new ArrayList<>(List.of(honest));
    args.addAll(payloads);
    ChildJvm.Outcome outcome = call(Baseline.class, args, Honest.values().length);
    if (outcome.failure() != null) {
      throw new IllegalStateException(outcome.failure());
    }
    return outcome.results().stream().map(Baseline.class::cast).toList();
  }

  /**
   * Places from everywhere, as if drawn. They stay the same if a few others come or go: a library
   * that seeds a hash table by the clock does not execute the same places each time.
   *
   * @return all of them if there are no more
   */
  static List<Place> sample(List<Place> places, int most) {
    return places.stream()
        .sorted(Comparator.comparing(Mutants::lot).thenComparing(Place::type))
        .limit(most)
        .toList();
  }

  private static long lot(Place place) {
    CRC32 lot = new CRC32();
    lot.update((place.type() + place.number()).getBytes(StandardCharsets.UTF_8));
    return lot.getValue();
  }

  /** The verdict on the mutant of each place. One that ends its JVM is refused. */
  static Map<Place, Verdict> tried(Baseline baseline, List<Place> places) {
    Map<Place, Verdict> verdicts = new LinkedHashMap<>();
    while (verdicts.size() < places.size()) {
      List<Place> left = places.subList(verdicts.size(), places.size());
      List<String> args =
          new ArrayList<>(List.of(baseline.honest().name(), String.join(",", baseline.payloads())));
      left.forEach(place -> args.addAll(List.of(place.type(), "" + place.number())));
      ChildJvm.Outcome outcome = call(Trials.class, args, 1 + left.size());
      if (outcome.results().isEmpty() || outcome.ending() == ChildJvm.Ending.KILLED) {
        throw new IllegalStateException("the JVM " + outcome.failure());
      }
      int tried = outcome.results().size() - 1;
      for (int i = 0; i < tried; i++) {
        verdicts.put(left.get(i), (Verdict) outcome.results().get(1 + i));
      }
      if (outcome.failure() != null) {
        verdicts.put(left.get(tried), Verdict.ended(outcome.failure()));
      }
    }
    return verdicts;
  }

  private static ChildJvm.Outcome call(Class<?> main, List<String> args, int expected) {
    return ChildJvm.call(JVM, CLASS_PATH, main, args, expected, PATIENCE);
  }
}

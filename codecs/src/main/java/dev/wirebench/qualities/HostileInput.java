package dev.wirebench.qualities;

import dev.wirebench.registry.CodecFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The quality that gives codecs messages that are damaged, or made to do harm. */
final class HostileInput implements Quality {
  private static final List<Case> CASES =
      List.of(
          new Case(
              Damages.TRUNCATED,
              "truncated",
              "The first bytes of a message. *Accepts* says that what was cut off was not missed;"
                  + " *wrong value* that what was left was read as a value of its own, as formats do"
                  + " that cannot tell where a message ends."),
          new Case(
              Damages.FLIPPED,
              "bits flipped",
              "One to eight bits of a message are others. Most formats have no checksum, so that a"
                  + " wrong value is what must be expected of them."),
          new Case(
              Damages.INFLATED,
              "lengths inflated",
              "Bytes are overwritten with lengths and counts of two thousand million, as the format"
                  + " has them; in JSON and YAML, numbers have 100,000 digits or an exponent of as many"
                  + " millions."),
          new Case(
              Damages.NESTED,
              "deeply nested",
              "Lists or objects within others, 100,000 deep, in a field that the class does not"
                  + " have; and values of 1,000 and 10,000 levels that the codec has written"
                  + " itself."),
          new Case(
              Damages.REPEATED,
              "repeated",
              "A message several times in a row, or a part of it. *Accepts* says that what follows"
                  + " the first message is not looked at."));

  private static final List<String> PAYLOADS =
      List.of("order-event", "media-content", "probe-lists");

  private final List<String> payloads;

  HostileInput() {
    this(PAYLOADS);
  }

  /**
   * @param payloads that are damaged
   */
  HostileInput(List<String> payloads) {
    this.payloads = payloads;
  }

  @Override
  public String name() {
    return "hostile-input";
  }

  @Override
  public String title() {
    return "Hostile input";
  }

  @Override
  public String description() {
    return "Each codec reads more than 200 damaged messages of each payload, which are drawn from a"
        + " seed, in JVMs with a heap of 256 MB and stacks of 1 MiB, each for "
        + Prober.PATIENCE.toSeconds()
        + " seconds at most. *Rejects* says that it threw an exception, which is what one would"
        + " wish for; *accepts* that it read the value as it was; *wrong value* that it read"
        + " another. A *stack overflow* ends the call, and whoever catches exceptions alone loses"
        + " the thread; what *exhausts memory*, *hangs* or *crashes* the JVM is the trouble of all"
        + " threads. Behind "
        + Prober.MOST_HANGS
        + " inputs of a kind that hang, or "
        + Prober.MOST_CRASHES
        + " that crash, the others remain untested.";
  }

  @Override
  public List<Case> cases() {
    return CASES;
  }

  @Override
  public List<Observation> observe(CodecFacts codec, QualitySettings settings) {
    TreeSet<String> chosen = new TreeSet<>();
    settings.chosen(this).forEach(each -> chosen.add(each.id()));
    List<Observation> observations = new ArrayList<>();
    for (String payload : payloads) {
      HostileProbe.Request request = new HostileProbe.Request(payload, settings.seed(), chosen);
      settings.prober().observe(name(), codec, HostileProbe.class, request).stream()
          .map(observation -> observation.about(payload))
          .forEach(observations::add);
    }
    return together(observations);
  }

  /** Counts observations that ended alike as one. The first of them says how. */
  private static List<Observation> together(List<Observation> observations) {
    record Alike(String about, String caseId, Outcome outcome) {}
    Map<Alike, Observation> together = new LinkedHashMap<>();
    for (Observation each : observations) {
      together.merge(
          new Alike(each.about(), each.caseId(), each.outcome()),
          each,
          (first, next) -> first.times(first.count() + 1));
    }
    return List.copyOf(together.values());
  }
}

package dev.wirebench.qualification;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Holds one codec to the contract and tells everything that is found, for its author. */
public final class ContractCheck {
  /** Long, since other programs may take most of the time of a machine that measures nothing. */
  private static final Duration PATIENCE = Duration.ofMinutes(15);

  private ContractCheck() {}

  /**
   * A JVM for many candidates one after the other. The contract is of what a codec returns, not of
   * how fast: one compiler starts sooner than two, and what fills the memory fills a small one
   * sooner.
   */
  public static JvmLauncher quickJvm() {
    return JvmLauncher.current(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xms512m", "-Xmx512m"));
  }

  /**
   * @param objections everything that keeps the codec out; empty if it qualifies
   * @param defects what it is marked for
   * @param offered operations of the codec that qualified
   * @param lacksApi whether the library has nothing that takes or returns the API's type
   */
  public record Outcome(
      String payload,
      Medium medium,
      List<String> objections,
      List<String> defects,
      List<Operation> offered,
      boolean lacksApi) {

    public boolean qualifies() {
      return objections.isEmpty();
    }

    @Override
    public String toString() {
      String what = "contract   " + payload + ", " + medium.type() + ": ";
      return what
          + (qualifies()
              ? "kept ("
                  + offered.stream().map(Operation::toString).collect(Collectors.joining(", "))
                  + ")"
                  + (defects.isEmpty() ? "" : ", marked: " + String.join("; ", defects))
              : lines(objections));
    }

    private static String lines(List<String> objections) {
      return objections.size() == 1
          ? objections.get(0)
          : String.join(System.lineSeparator() + "           - ", head(objections));
    }

    private static List<String> head(List<String> objections) {
      List<String> lines = new ArrayList<>(List.of(objections.size() + " objections"));
      lines.addAll(objections);
      return lines;
    }
  }

  /**
   * Qualifies for every payload, through every API that the codec has.
   *
   * @param jvm how the JVMs are started that qualify
   * @param plugins jars with codecs from outside
   */
  public static List<Outcome> of(
      String codec,
      List<String> payloads,
      JvmLauncher jvm,
      CodecRegistry codecs,
      List<String> plugins) {
    Qualification qualification = new Qualification(jvm, CodecClassPath.of(plugins), false);
    List<Outcome> outcomes = new ArrayList<>();
    for (String payload : payloads) {
      if (codecs.find(codec).isEmpty()) {
        Candidate candidate = new Candidate(codec, payload, Medium.BYTES);
        outcomes.add(outcome(candidate, qualification.judge(candidate, codecs)));
        continue;
      }
      List<Candidate> candidates =
          Arrays.stream(Medium.values())
              .map(medium -> new Candidate(codec, payload, medium))
              .toList();
      List<Judgement> judgements = qualification.judge(candidates, codecs);
      for (int i = 0; i < candidates.size(); i++) {
        if (candidates.get(i).medium() == Medium.BYTES || !isUnsupported(judgements.get(i))) {
          outcomes.add(outcome(candidates.get(i), judgements.get(i)));
        }
      }
    }
    return outcomes;
  }

  /**
   * Qualifies candidates of one codec. Those that find the same on their class path share a JVM.
   *
   * @param jvm how the JVMs are started that qualify
   * @param codecs the registry, which has the codec
   * @return what was found, in the order of the candidates
   */
  public static List<Outcome> of(
      List<Candidate> candidates, JvmLauncher jvm, CodecRegistry codecs) {
    Qualification qualification =
        new Qualification(jvm, CodecClassPath.of(List.of()), false).patient(PATIENCE);
    Map<Candidate, Outcome> outcomes = new HashMap<>();
    candidates.stream()
        .collect(Collectors.groupingBy(candidate -> qualification.classPath(candidate, codecs)))
        .values()
        .forEach(
            together -> {
              List<Judgement> judgements = qualification.judge(together, codecs);
              for (int i = 0; i < together.size(); i++) {
                outcomes.put(together.get(i), outcome(together.get(i), judgements.get(i)));
              }
            });
    return candidates.stream().map(outcomes::get).toList();
  }

  /**
   * Holds a codec to the contract for {@code byte[]} in this JVM, as a unit test of it does.
   * Whatever else is on the class path is there too: the command {@code check} is stricter.
   *
   * @param payload its id
   * @return a sentence for everything that keeps the codec out; empty if it qualifies
   * @throws Exception what the codec throws when it is bound
   */
  public static List<String> objections(Codec codec, String payload) throws Exception {
    Payload<?> loaded = Payload.load(payload);
    QualificationResult result =
        QualificationMain.qualify(codec, loaded, Medium.BYTES, QualificationMain.NOTHING);
    if (isUnsupported(result)) {
      return List.of(result.unsupported().sentence());
    }
    CodecFacts facts = CodecFacts.of(codec.traits(), true);
    return Judgement.of(result, Qualification.violations(facts, result, loaded), loaded)
        .objections();
  }

  /** No library is bound to have every API. */
  private static boolean isUnsupported(Judgement judgement) {
    return judgement.result() != null && isUnsupported(judgement.result());
  }

  private static boolean isUnsupported(QualificationResult result) {
    return result.unsupported() != null;
  }

  private static Outcome outcome(Candidate candidate, Judgement judgement) {
    return new Outcome(
        candidate.payload(),
        candidate.medium(),
        judgement.objections(),
        judgement.defects(),
        judgement.result() == null ? List.of() : ofTheCodec(judgement.result().operations()),
        judgement.lacksApi());
  }

  /** The operations that not every codec has. */
  private static List<Operation> ofTheCodec(List<Operation> operations) {
    return operations.stream().filter(Operation::isOfContract).toList();
  }
}

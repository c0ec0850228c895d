package dev.wirebench.qualification;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Holds one codec to the contract and tells everything that is found, for its author. */
public final class ContractCheck {
  /** Long, since other programs may take most of the time of a machine that measures nothing. */
  private static final Duration PATIENCE = Duration.ofMinutes(15);

  /** A slow codec takes a minute where a usual one takes some seconds. */
  private static final Duration SOAK_PATIENCE = Duration.ofMinutes(5);

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
   * @param unsupported whether the payload is not meant for the codec, or the codec says so
   */
  public record Outcome(
      String payload,
      Medium medium,
      List<String> objections,
      List<String> defects,
      List<Operation> offered,
      boolean lacksApi,
      boolean unsupported) {
    private static final String EDGES = Clause.EDGES.label() + ": ";

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
                  + (marks().isEmpty() ? "" : ", marked: " + String.join("; ", marks()))
              : lines(objections));
    }

    /** The defects that are no edges: most edges are the same for all payloads. */
    private List<String> marks() {
      return defects.stream().filter(defect -> !defect.startsWith(EDGES)).toList();
    }

    /** A sentence for each extreme value that does not come back. */
    public List<String> edges() {
      return defects.stream()
          .filter(defect -> defect.startsWith(EDGES))
          .map(defect -> defect.substring(EDGES.length()))
          .toList();
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
   * Makes all checks of one codec. Candidates that find the same on their class path share a JVM.
   *
   * @param jvm how the JVMs are started that qualify
   * @param plugins jars with codecs from outside
   * @return what was found; APIs that the codec lacks are left out, except for {@code byte[]}
   */
  public static List<Outcome> of(
      String codec,
      ContractMatrix matrix,
      JvmLauncher jvm,
      CodecRegistry codecs,
      List<String> plugins) {
    Qualification qualification =
        new Qualification(jvm, CodecClassPath.of(plugins), false).to(Extent.ALL);
    List<Candidate> candidates = matrix.candidates(codec);
    if (codecs.find(codec).isEmpty()) {
      // It cannot be made, whatever the payload.
      return List.of(outcome(candidates.get(0), qualification.judge(candidates.get(0), codecs)));
    }
    return outcomes(candidates, qualification, codecs).stream()
        .filter(outcome -> outcome.medium() == Medium.BYTES || !outcome.unsupported())
        .toList();
  }

  /**
   * Makes many round trips in a JVM with a small heap.
   *
   * @param plugins jars with codecs from outside
   * @return a sentence about what went wrong; empty if nothing did
   */
  public static Optional<String> soak(String codec, CodecRegistry codecs, List<String> plugins) {
    String path =
        new Qualification(soakJvm(), CodecClassPath.of(plugins), false)
            .classPath(new Candidate(codec, Soak.PAYLOAD, Medium.BYTES), codecs);
    ChildJvm.Outcome outcome =
        ChildJvm.call(soakJvm(), path, Soak.class, List.of(codec), 1, SOAK_PATIENCE);
    return outcome.failure() == null
        ? Optional.of((String) outcome.results().get(0)).filter(failure -> !failure.isEmpty())
        : Optional.of("its JVM " + outcome.failure());
  }

  /** Both compilers work, as in a measured fork. */
  private static JvmLauncher soakJvm() {
    List<String> flags = new ArrayList<>(JvmLauncher.heap(Soak.HEAP));
    flags.add("-XX:+UseSerialGC");
    return JvmLauncher.current(flags);
  }

  /** The payload of the {@link #soak}. */
  public static String soakPayload() {
    return Soak.PAYLOAD;
  }

  /** The soak in words. */
  public static String soakWords() {
    return String.format(
        Locale.ROOT, "%,d round trips of %s in %d MB", Soak.TRIPS, Soak.PAYLOAD, Soak.HEAP);
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
    return outcomes(candidates, qualification, codecs);
  }

  private static List<Outcome> outcomes(
      List<Candidate> candidates, Qualification qualification, CodecRegistry codecs) {
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
    return judgement(codec, payload).objections();
  }

  /**
   * Holds a codec to the contract as {@link #objections} does, for what it is only marked for.
   *
   * @param payload its id
   * @return a sentence for every known defect; empty if it has none, or does not qualify
   * @throws Exception what the codec throws when it is bound
   */
  public static List<String> defects(Codec codec, String payload) throws Exception {
    return judgement(codec, payload).defects();
  }

  private static Judgement judgement(Codec codec, String payload) throws Exception {
    Payload<?> loaded = Payload.load(payload);
    QualificationResult result =
        QualificationMain.qualify(codec, loaded, Medium.BYTES, QualificationMain.NOTHING);
    if (isUnsupported(result)) {
      return Judgement.excluded(result, result.unsupported().sentence());
    }
    QualificationResult more =
        FurtherChecks.of(Extent.ALL, Medium.BYTES).added(result, codec, loaded);
    CodecFacts facts = CodecFacts.of(codec.traits(), true);
    return Judgement.of(more, Qualification.violations(facts, more, loaded), loaded);
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
        judgement.lacksApi(),
        isUnsupported(judgement));
  }

  /** The operations that not every codec has. */
  private static List<Operation> ofTheCodec(List<Operation> operations) {
    return operations.stream().filter(Operation::isOfContract).toList();
  }
}

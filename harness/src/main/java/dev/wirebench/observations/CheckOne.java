package dev.wirebench.observations;

import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.ContractCheck;
import dev.wirebench.qualification.ContractCheck.Outcome;
import dev.wirebench.qualification.ContractMatrix;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.verdicts.Words;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Makes all checks of one codec and prints what is found, for its author. */
public final class CheckOne {
  /** A small payload that has each kind of field. */
  private static final String EDGES = "edges";

  /** Seconds that a usual JSON codec takes on two idle cores, measured with gson. */
  private static final int SECONDS_AROUND = 20;

  private static final int SECONDS_EACH = 2;
  private static final int ROUNDED_TO = 10;

  /** More payloads than these are counted. */
  private static final int MOST_NAMES = 3;

  private final String codec;
  private final ContractMatrix matrix;
  private final boolean isNamed;
  private final PrintWriter out;
  private final CatalogueData known = CatalogueData.read();
  private List<Outcome> outcomes = List.of();

  /**
   * @param isNamed whether the user asked for these payloads
   * @param out where it says what came of it
   */
  public CheckOne(String codec, ContractMatrix matrix, boolean isNamed, PrintWriter out) {
    this.codec = codec;
    this.matrix = matrix;
    this.isNamed = isNamed;
    this.out = out;
  }

  /**
   * The matrix of all payloads that have a schema, as long as nobody names others.
   *
   * @param throughEveryApi which go through every API, with the payload that has each kind of field
   */
  public static ContractMatrix matrix(List<String> throughEveryApi) {
    return new ContractMatrix(
        Stream.concat(Payload.schemas().stream(), Stream.of(EDGES)).toList(),
        Stream.concat(throughEveryApi.stream(), Stream.of(EDGES)).toList());
  }

  /**
   * Makes the checks.
   *
   * @param plugins jars with codecs from outside
   * @return whether the codec passes all of them
   */
  public boolean run(CodecRegistry codecs, List<String> plugins) {
    int count = matrix.payloads().size();
    int seconds = SECONDS_AROUND + SECONDS_EACH * matrix.candidates(codec).size();
    out.println(
        String.format(
            Locale.ROOT,
            "check      %s with %s: about %d s on two idle cores, with a comparison at the end",
            codec,
            Words.count(count, "payload"),
            (seconds + ROUNDED_TO - 1) / ROUNDED_TO * ROUNDED_TO));
    out.flush();
    outcomes = ContractCheck.of(codec, matrix, ContractCheck.quickJvm(), codecs, plugins);
    outcomes.forEach(outcome -> out.println(outcome + remark(outcome)));
    edges().forEach((edge, payloads) -> out.println("edge       " + edge + words(payloads)));
    out.flush();
    boolean passes = outcomes.stream().allMatch(this::passes) && isMeasurable();
    return soak(codecs, plugins) && passes;
  }

  /** Says whether the codec qualifies for any payload. */
  public boolean isMeasurable() {
    return outcomes.stream().anyMatch(Outcome::qualifies);
  }

  private boolean passes(Outcome outcome) {
    return outcome.qualifies() || isExpected(outcome) || isKnownDefect(outcome);
  }

  private String remark(Outcome outcome) {
    if (isKnownDefect(outcome)) {
      return " (a known defect: no measured payload has such values)";
    }
    return isExpected(outcome) ? " (as expected)" : "";
  }

  private boolean isKnownDefect(Outcome outcome) {
    return outcome.payload().equals(EDGES) && !outcome.qualifies() && !outcome.unsupported();
  }

  /**
   * A payload that nobody named is no fault if the codec says that it does not carry it, or is
   * known not to. The shapes are asked of few codecs.
   */
  private boolean isExpected(Outcome outcome) {
    if (outcome.qualifies() || isNamed) {
      return false;
    }
    return outcome.unsupported()
        || outcome.payload().startsWith(KnownContract.SHAPE)
        || known
            .exclusion(codec, outcome.payload())
            .filter(outcome.objections().get(0)::startsWith)
            .isPresent();
  }

  /** The payloads in which an edge fails, by the sentence. */
  private Map<String, List<String>> edges() {
    Map<String, List<String>> edges = new LinkedHashMap<>();
    for (Outcome outcome : outcomes) {
      for (String edge : outcome.edges()) {
        edges.computeIfAbsent(edge, same -> new ArrayList<>()).add(outcome.payload());
      }
    }
    return edges;
  }

  private static String words(List<String> payloads) {
    String names = String.join(", ", payloads.subList(0, Math.min(MOST_NAMES, payloads.size())));
    int more = payloads.size() - MOST_NAMES;
    return " (" + names + (more > 0 ? " and " + more + " more" : "") + ")";
  }

  private boolean soak(CodecRegistry codecs, List<String> plugins) {
    boolean isAsked =
        outcomes.stream()
            .anyMatch(
                outcome ->
                    outcome.payload().equals(ContractCheck.soakPayload())
                        && outcome.medium() == Medium.BYTES
                        && outcome.qualifies());
    if (!isAsked) {
      return true;
    }
    String wrong = ContractCheck.soak(codec, codecs, plugins).orElse(null);
    out.println(
        "soak       " + ContractCheck.soakWords() + ": " + (wrong == null ? "all equal" : wrong));
    out.flush();
    return wrong == null;
  }
}

package dev.wirebench.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Compressing;
import dev.wirebench.fork.OutputDigest;
import dev.wirebench.plan.Jdk;
import dev.wirebench.plan.PlannedCandidate;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.Qualification.Judgement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The result of the correctness checks of one codec, one payload and one API on one JDK: a line of
 * the journal.
 *
 * @param operations what will be measured; empty if the codec is excluded
 * @param reasons why operations are not measured; the same for all if the codec is excluded
 * @param sizes null if the codec is excluded
 * @param hugeMethods hot methods that are too large for HotSpot to compile
 * @param defects sentences about what the codec is marked for; empty in older journals
 * @param outputDigest of what it wrote for each value, see {@link OutputDigest}; null if the codec
 *     is excluded, and in older journals
 * @param compressed what its messages are compressed to, where that is measured; empty in older
 *     journals
 */
public record QualificationRecord(
    @JsonUnwrapped Key key,
    List<Operation> operations,
    Map<Operation, String> reasons,
    Sizes sizes,
    Map<Operation, List<String>> hugeMethods,
    List<String> defects,
    String outputDigest,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<Compression, CompressedMessages> compressed) {
  public QualificationRecord {
    operations = List.copyOf(operations);
    Objects.requireNonNull(reasons, "reasons");
    Objects.requireNonNull(hugeMethods, "hugeMethods");
    defects = defects == null ? List.of() : List.copyOf(defects);
    compressed = compressed == null ? Map.of() : compressed;
  }

  /**
   * The record of a judgement.
   *
   * @param operations that are wanted
   */
  public static QualificationRecord of(
      PlannedCandidate candidate, List<Operation> operations, Judgement judgement) {
    List<Operation> measured = new ArrayList<>();
    Map<Operation, String> reasons = new LinkedHashMap<>();
    for (Operation operation : operations) {
      judgement
          .objection(operation)
          .or(() -> objection(operation, judgement))
          .ifPresentOrElse(reason -> reasons.put(operation, reason), () -> measured.add(operation));
    }
    return judgement.qualifies()
        ? new QualificationRecord(
            Key.of(candidate),
            measured,
            reasons,
            Sizes.of(judgement.outputs()),
            judgement.result().hugeMethods(),
            judgement.defects(),
            OutputDigest.of(judgement.outputs()),
            CompressedMessages.of(measured, judgement.outputs(), candidate.jdk().label()))
        : withoutRow(candidate, measured, reasons);
  }

  private static Optional<String> objection(Operation operation, Judgement judgement) {
    return operation
        .compression()
        .flatMap(compression -> Compressing.objection(compression, judgement.outputs()));
  }

  /** Empty where another JVM may compress to other bytes, and where nothing is compressed so. */
  public Optional<String> compressedDigest(Compression compression) {
    return Optional.ofNullable(compressed.get(compression)).map(CompressedMessages::digest);
  }

  /**
   * The candidate that a line is about: one of each is in a journal.
   *
   * @param jdk label of the JDK, see {@link Jdk#label}
   */
  public record Key(String codec, String payload, Medium medium, String jdk) {
    public Key {
      Objects.requireNonNull(codec, "codec");
      Objects.requireNonNull(payload, "payload");
      Objects.requireNonNull(medium, "medium");
      Objects.requireNonNull(jdk, "jdk");
    }

    public static Key of(PlannedCandidate planned) {
      Candidate candidate = planned.candidate();
      return new Key(
          candidate.codec(), candidate.payload(), candidate.medium(), planned.jdk().label());
    }
  }

  public String codec() {
    return key.codec();
  }

  public String payload() {
    return key.payload();
  }

  public Medium medium() {
    return key.medium();
  }

  public String jdk() {
    return key.jdk();
  }

  /** A candidate of which nothing is known but what would be measured of it. */
  public static QualificationRecord assumed(
      PlannedCandidate candidate, List<Operation> operations) {
    return withoutRow(candidate, operations, Map.of());
  }

  /** The first reason why an operation is not measured; empty if all are. */
  public Optional<String> firstReason() {
    return reasons.values().stream().findFirst();
  }

  /** Names codec, payload and the first reason; only of a candidate that is not measured. */
  public String exclusion() {
    return codec() + " for " + payload() + ": " + firstReason().orElseThrow();
  }

  /** Nothing is known of what it writes. */
  private static QualificationRecord withoutRow(
      PlannedCandidate planned, List<Operation> operations, Map<Operation, String> reasons) {
    return new QualificationRecord(
        Key.of(planned), operations, reasons, null, Map.of(), List.of(), null, Map.of());
  }
}

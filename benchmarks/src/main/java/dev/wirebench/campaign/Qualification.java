package dev.wirebench.campaign;

import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides before the race who may take part: a codec that breaks the contract has no row. */
final class Qualification {
  private final ForkClassPath classPath;

  Qualification(ForkClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * @param result null if the codec's JVM gave none
   * @param objections everything that keeps the codec out; empty if it qualifies
   */
  record Judgement(QualificationResult result, List<String> objections) {

    /**
     * The row that the judgement amounts to.
     *
     * @param operations labels of the operations that are wanted
     */
    Qualified row(Candidate candidate, List<String> operations) {
      return objections.isEmpty()
          ? qualified(candidate, operations, result)
          : candidate.excluded(operations, objections.get(0));
    }
  }

  /**
   * Judges one codec for one payload, medium and JDK, in a JVM of its own.
   *
   * @param codecs the registry
   */
  Judgement judge(Candidate candidate, CodecInfos codecs) {
    Optional<CodecInfo> codec = codecs.find(candidate.codec());
    if (codec.isEmpty()) {
      String reason = codecs.whyBroken(candidate.codec()).orElse("see list codecs");
      return new Judgement(null, List.of("the codec cannot be made: " + reason));
    }
    try {
      QualificationResult result = run(candidate, codec.get());
      if (result.unsupported() != null) {
        return new Judgement(result, List.of(result.unsupported()));
      }
      Payload<?> payload = Payload.load(candidate.payload());
      return new Judgement(
          result,
          violations(codec.get(), result, payload).stream().map(Violation::toString).toList());
    } catch (ChildJvm.Failed e) {
      return new Judgement(null, List.of("qualification " + e.getMessage()));
    }
  }

  private static Qualified qualified(
      Candidate candidate, List<String> operations, QualificationResult result) {
    List<String> measured = new ArrayList<>();
    Map<String, String> reasons = new LinkedHashMap<>();
    for (String operation : operations) {
      if (result.operations().contains(operation)) {
        measured.add(operation);
      } else {
        reasons.put(operation, "the codec has no such operation");
      }
    }
    Sizes sizes = Sizes.of(result.outputs().subList(0, Payload.VALUES));
    return candidate.qualified(measured, reasons, sizes, result.hugeMethods());
  }

  /** Adds to what the codec's JVM found what can only be seen from outside. */
  static List<Violation> violations(
      CodecInfo codec, QualificationResult result, Payload<?> payload) {
    List<Violation> violations = new ArrayList<>(result.violations());
    List<byte[]> documents = new ArrayList<>(payload.documents());
    documents.add(payload.unseenDocument());
    if (codec.readsDocuments()) {
      for (int i = 0; i < result.outputs().size(); i++) {
        differs(documents.get(i), result.outputs().get(i), Clause.DOCUMENT, "output " + i)
            .ifPresent(violations::add);
      }
    }
    for (int i = 0; i < result.trees().size(); i++) {
      byte[] tree = result.trees().get(i).getBytes(StandardCharsets.UTF_8);
      differs(documents.get(i), tree, Clause.PARSE, "the tree of document " + i)
          .ifPresent(violations::add);
    }
    return violations;
  }

  private static Optional<Violation> differs(
      byte[] document, byte[] actual, Clause clause, String what) {
    return Documents.difference(document, actual)
        .map(difference -> new Violation(clause, what + " " + difference));
  }

  QualificationResult run(Candidate candidate, CodecInfo codec) throws ChildJvm.Failed {
    try {
      Path compilation = Files.createTempFile("wirebench-compilation", ".log");
      try {
        List<String> flags = new ArrayList<>(candidate.jdk().flags());
        flags.addAll(HugeMethods.flags(compilation));
        return (QualificationResult)
            ChildJvm.call(
                candidate.jdk().executable(),
                classPath.of(
                    codec.artifacts(), codec.external(), Payload.libraries(candidate.payload())),
                flags,
                QualificationMain.class,
                List.of(
                    compilation.toString(),
                    codec.id(),
                    candidate.payload(),
                    candidate.medium().label()));
      } finally {
        Files.delete(compilation);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

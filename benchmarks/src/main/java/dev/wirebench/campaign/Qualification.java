package dev.wirebench.campaign;

import dev.wirebench.models.Payload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides before the race who may take part: a codec that breaks the contract has no row. */
final class Qualification {
  private final ForkClassPath classPath;
  private final boolean inspects;
  private final Duration patience;

  /**
   * @param inspects whether to look for methods that are too large to compile, too
   */
  Qualification(ForkClassPath classPath, boolean inspects) {
    this(classPath, inspects, ChildJvm.PATIENCE);
  }

  /**
   * @param patience with each candidate
   */
  Qualification(ForkClassPath classPath, boolean inspects, Duration patience) {
    this.classPath = classPath;
    this.inspects = inspects;
    this.patience = patience;
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
    return judge(List.of(candidate), codecs).get(0);
  }

  /**
   * Judges candidates of one class path and JDK, one after the other in one JVM. One that ends this
   * JVM is charged with it, and those behind it go on in a new one.
   *
   * @param codecs the registry, which has all of them
   * @return as many as there are candidates, in their order
   */
  List<Judgement> judge(List<Candidate> candidates, CodecInfos codecs) {
    List<Judgement> judgements = new ArrayList<>();
    while (judgements.size() < candidates.size()) {
      List<Candidate> rest = candidates.subList(judgements.size(), candidates.size());
      ChildJvm.Outcome outcome = run(rest, codecs);
      for (int i = 0; i < outcome.results().size(); i++) {
        judgements.add(
            judgement(rest.get(i), codecs, (QualificationResult) outcome.results().get(i)));
      }
      if (outcome.failure() != null) {
        judgements.add(new Judgement(null, List.of("qualification " + outcome.failure())));
      }
    }
    return judgements;
  }

  private static Judgement judgement(
      Candidate candidate, CodecInfos codecs, QualificationResult result) {
    if (result.unsupported() != null) {
      return new Judgement(result, List.of(result.unsupported()));
    }
    CodecInfo codec = codecs.find(candidate.codec()).orElseThrow();
    Payload<?> payload = Payload.load(candidate.payload());
    return new Judgement(
        result, violations(codec, result, payload).stream().map(Violation::toString).toList());
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

  private ChildJvm.Outcome run(List<Candidate> candidates, CodecInfos codecs) {
    if (!inspects) {
      return run(candidates, codecs, QualificationMain.NO_LOG, List.of());
    }
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path log = folder.resolve("compilation.log");
      return run(candidates, codecs, log.toString(), HugeMethods.flags(log));
    }
  }

  private ChildJvm.Outcome run(
      List<Candidate> candidates, CodecInfos codecs, String log, List<String> more) {
    Candidate first = candidates.get(0);
    List<String> flags = new ArrayList<>(first.jdk().flags());
    flags.addAll(more);
    List<String> args = new ArrayList<>(List.of(log));
    for (Candidate candidate : candidates) {
      args.addAll(List.of(candidate.codec(), candidate.payload(), candidate.medium().label()));
    }
    return ChildJvm.call(
        first.jdk().executable(),
        classPath(first, codecs),
        flags,
        QualificationMain.class,
        args,
        candidates.size(),
        patience);
  }

  /** What a candidate finds on its class path. */
  String classPath(Candidate candidate, CodecInfos codecs) {
    CodecInfo codec = codecs.find(candidate.codec()).orElseThrow();
    return classPath.of(
        codec.artifacts(), codec.external(), Payload.libraries(candidate.payload()));
  }
}

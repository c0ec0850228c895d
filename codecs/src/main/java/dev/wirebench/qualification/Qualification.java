package dev.wirebench.qualification;

import dev.wirebench.codec.Operation;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Decides before the race who may take part: a codec that breaks the contract has no row. */
public final class Qualification {
  /** The exception and its message, as {@link ChildJvm} has them after an exit code. */
  private static final Pattern CAUSE =
      Pattern.compile(
          "(exit code -?\\d+)(?:: (?:Caused by: |Exception in thread .*? )([\\w.$]+))?.*");

  /** The bytes for which a candidate has as much time again. */
  private static final int LARGE_DOCUMENT = 5_000_000;

  private final JvmLauncher jvm;
  private final CodecClassPath classPath;
  private final PayloadSource payloads;
  private final boolean inspects;
  private final boolean quotesFields;
  private final Duration patience;
  private final Extent extent;

  /**
   * @param jvm how the JVMs are started that qualify
   * @param inspects whether to look for methods that are too large to compile, too
   */
  public Qualification(JvmLauncher jvm, CodecClassPath classPath, boolean inspects) {
    this(jvm, classPath, PayloadSource.ofBuild(), inspects, false, ChildJvm.PATIENCE, Extent.USUAL);
  }

  private Qualification(
      JvmLauncher jvm,
      CodecClassPath classPath,
      PayloadSource payloads,
      boolean inspects,
      boolean quotesFields,
      Duration patience,
      Extent extent) {
    this.jvm = jvm;
    this.classPath = classPath;
    this.payloads = payloads;
    this.inspects = inspects;
    this.quotesFields = quotesFields;
    this.patience = patience;
    this.extent = extent;
  }

  /** This qualification with the payloads that its JVMs take, too. */
  public Qualification taking(PayloadSource values) {
    return new Qualification(jvm, classPath, values, inspects, quotesFields, patience, extent);
  }

  /** This qualification with another limit of time for each candidate. */
  public Qualification patient(Duration time) {
    return new Qualification(jvm, classPath, payloads, inspects, quotesFields, time, extent);
  }

  /** This qualification, which may name fields and classes of a user's own payloads. */
  public Qualification quotingFields(boolean quotes) {
    return new Qualification(jvm, classPath, payloads, inspects, quotes, patience, extent);
  }

  /** This qualification, which also lets threads share what is to be measured so. */
  public Qualification sharing() {
    return to(Extent.SHARED);
  }

  /** This qualification with other checks. */
  Qualification to(Extent checks) {
    return new Qualification(jvm, classPath, payloads, inspects, quotesFields, patience, checks);
  }

  /**
   * The judgement on a candidate.
   *
   * @param result null if the codec's JVM gave none
   * @param objections everything that keeps the codec out; empty if it qualifies
   * @param defects what it is marked for; empty if it does not qualify
   * @param isAccident whether its JVM was ended from outside, twice, which says nothing of the
   *     codec
   */
  public record Judgement(
      QualificationResult result,
      List<String> objections,
      List<String> defects,
      boolean isAccident) {
    /** Says whether the library has nothing that takes or returns the API's type. */
    public boolean lacksApi() {
      return result != null && result.unsupported() != null && result.unsupported().lacksApi();
    }

    private static final String MADE = " (on a value that the suite made of yours)";

    static Judgement excluded(QualificationResult result, String reason) {
      return new Judgement(result, List.of(reason), List.of(), false);
    }

    private static Judgement accident(String reason) {
      return new Judgement(null, List.of(reason), List.of(), true);
    }

    static Judgement of(
        QualificationResult result, List<Violation> violations, Payload<?> payload) {
      List<String> objections = sentences(violations, true, payload);
      return new Judgement(
          result,
          objections,
          objections.isEmpty() ? sentences(violations, false, payload) : List.of(),
          false);
    }

    /** The sentences on a user's own values first; those on other values say so. */
    private static List<String> sentences(
        List<Violation> violations, boolean excluding, Payload<?> payload) {
      return violations.stream()
          .filter(violation -> violation.clause().excludes() == excluding)
          .sorted(
              Comparator.comparing(
                  violation -> payload.isImported() && violation.clause().looksAtMadeValues()))
          .map(
              violation ->
                  violation.sentence(!payload.isImported())
                      + (payload.isImported() && violation.clause().looksAtMadeValues()
                          ? MADE
                          : ""))
          .toList();
    }

    public boolean qualifies() {
      return objections.isEmpty();
    }

    /** The reason why an operation is not to be measured, if there is one. */
    public Optional<String> objection(Operation operation) {
      if (!qualifies()) {
        return Optional.of(objections.get(0));
      }
      return result.operations().contains(operation)
          ? Optional.empty()
          : Optional.of(operation.whyLacking());
    }

    /** The codec's output for each of the payload's values. */
    public List<byte[]> outputs() {
      return result.outputs().subList(0, result.outputs().size() - 1);
    }
  }

  /**
   * Judges one codec for one payload and medium, in a JVM of its own.
   *
   * @param codecs the registry
   */
  public Judgement judge(Candidate candidate, CodecRegistry codecs) {
    Optional<CodecFacts> codec = codecs.find(candidate.codec());
    if (codec.isEmpty()) {
      String reason = codecs.whyBroken(candidate.codec()).orElse("see list codecs");
      return Judgement.excluded(null, "the codec cannot be made: " + reason);
    }
    return judge(List.of(candidate), codecs).get(0);
  }

  /**
   * Judges candidates of one class path, one after the other in one JVM. One that ends this JVM is
   * charged with it, and those behind it go on in a new one. Where somebody else ends it, the
   * candidate is tried once more.
   *
   * @param codecs the registry, which has all of them
   * @return as many as there are candidates, in their order
   */
  public List<Judgement> judge(List<Candidate> candidates, CodecRegistry codecs) {
    return judge(candidates, codecs, classPath(candidates.get(0), codecs));
  }

  /** Judges candidates in a JVM with this class path, which has what all of them need. */
  List<Judgement> judge(List<Candidate> candidates, CodecRegistry codecs, String path) {
    List<Judgement> judgements = new ArrayList<>();
    int triedAgain = -1;
    while (judgements.size() < candidates.size()) {
      List<Candidate> rest = candidates.subList(judgements.size(), candidates.size());
      ChildJvm.Outcome outcome = run(rest, path);
      for (int i = 0; i < outcome.results().size(); i++) {
        judgements.add(
            judgement(rest.get(i), codecs, (QualificationResult) outcome.results().get(i)));
      }
      boolean isAccident = outcome.ending() == ChildJvm.Ending.KILLED;
      if (isAccident && triedAgain != judgements.size()) {
        triedAgain = judgements.size();
      } else if (outcome.failure() != null) {
        Candidate last = rest.get(outcome.results().size());
        String reason = "qualification " + failure(outcome, last);
        judgements.add(isAccident ? Judgement.accident(reason) : Judgement.excluded(null, reason));
      }
    }
    return judgements;
  }

  /** The failure of a JVM, without what it may quote of a user's own documents. */
  private static String failure(ChildJvm.Outcome outcome, Candidate candidate) {
    return Payload.isImported(candidate.payload())
        ? CAUSE.matcher(outcome.failure()).replaceFirst("$1 $2").strip()
        : outcome.failure();
  }

  private Judgement judgement(
      Candidate candidate, CodecRegistry codecs, QualificationResult result) {
    Judgement judgement =
        result.unsupported() != null
            ? Judgement.excluded(result, result.unsupported().sentence())
            : compared(candidate, codecs, result);
    return Payload.isImported(candidate.payload()) && !quotesFields
        ? GeneratedNames.without(judgement)
        : judgement;
  }

  private Judgement compared(
      Candidate candidate, CodecRegistry codecs, QualificationResult result) {
    CodecFacts codec = codecs.find(candidate.codec()).orElseThrow();
    Payload<?> payload = payloads.load(candidate.payload());
    return Judgement.of(result, violations(codec, result, payload), payload);
  }

  /** Adds to what the codec's JVM found what can only be seen from outside. */
  static List<Violation> violations(
      CodecFacts codec, QualificationResult result, Payload<?> payload) {
    List<Violation> violations = new ArrayList<>(result.violations());
    List<byte[]> documents = new ArrayList<>(payload.documents());
    documents.add(payload.unseenDocument());
    if (codec.readsDocuments()) {
      // Of a class of the user's own, the round trip has compared what they mean.
      for (int i = 0; i < result.outputs().size() && !payload.isOwnClass(); i++) {
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
    return DocumentDifference.difference(document, actual)
        .map(
            difference ->
                new Violation(clause, what + " " + difference, what + " is another document"));
  }

  private ChildJvm.Outcome run(List<Candidate> candidates, String path) {
    if (!inspects) {
      return run(candidates, path, QualificationMain.NO_LOG, List.of());
    }
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Path log = folder.resolve("compilation.log");
      return run(candidates, path, log.toString(), HugeMethods.flags(log));
    }
  }

  private ChildJvm.Outcome run(
      List<Candidate> candidates, String path, String log, List<String> more) {
    List<String> args = new ArrayList<>(List.of(log, extent.name()));
    for (Candidate candidate : candidates) {
      args.addAll(List.of(candidate.codec(), candidate.payload(), candidate.medium().label()));
    }
    return ChildJvm.call(
        jvm.with(more),
        path,
        QualificationMain.class,
        args,
        candidates.size(),
        patience.multipliedBy(1 + largestDocument(candidates) / LARGE_DOCUMENT));
  }

  /** None of the suite's own is large. */
  private static int largestDocument(List<Candidate> candidates) {
    return candidates.stream()
        .map(Candidate::payload)
        .distinct()
        .filter(Payload::isImported)
        .flatMap(payload -> Payload.load(payload).documents().stream())
        .mapToInt(document -> document.length)
        .max()
        .orElse(0);
  }

  /** The class path of a candidate. */
  String classPath(Candidate candidate, CodecRegistry codecs) {
    CodecFacts codec = codecs.find(candidate.codec()).orElseThrow();
    return classPath.of(codec, Payload.libraries(candidate.payload()));
  }
}

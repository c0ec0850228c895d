package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.base.ShutdownHook;
import dev.wirebench.qualification.Candidate;
import dev.wirebench.qualification.ContractCheck;
import dev.wirebench.qualification.ContractCheck.Outcome;
import dev.wirebench.qualification.ContractMatrix;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.RunFolder;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Holds codecs to the contract for all that it is about, and keeps what becomes of them. */
public final class CheckAll {
  private final ContractMatrix matrix;
  private final CodecRegistry registry;
  private final KnownContract known;
  private final PrintWriter out;
  private final PrintWriter progress;

  /**
   * @param registry whose codecs are all that there are
   * @param out where it says what came of it
   * @param progress where it says how far it has come
   */
  public CheckAll(
      ContractMatrix matrix,
      CodecRegistry registry,
      KnownContract known,
      PrintWriter out,
      PrintWriter progress) {
    this.matrix = matrix;
    this.registry = registry;
    this.known = known;
    this.out = out;
    this.progress = progress;
  }

  /**
   * Begins with nothing.
   *
   * @param folder a new one
   * @return whether every outcome is the known one
   * @throws BadInput if there is no such codec, or there is such a folder
   */
  public boolean start(List<String> codecs, Path folder) {
    List<CodecFacts> tried = TriedCodecs.find(codecs, registry);
    ContractFile nothing =
        new ContractFile(
            Program.version(),
            Instant.now(),
            TriedCodecs.machine(),
            new TreeMap<>(TriedCodecs.versions(tried)),
            false,
            new TreeMap<>());
    return goOn(nothing, RunFolder.create(folder).path());
  }

  /**
   * Goes on with the codecs that are missing, or have an outcome that is not the known one: their
   * JVM may have been ended from outside.
   *
   * @param folder that was written before
   * @return whether every outcome is the known one
   * @throws BadInput if there is nothing to go on with, or it was written by another program, on
   *     another JDK or with other libraries
   */
  public boolean resume(Path folder) {
    ContractFile before = ContractFile.read(folder);
    Map<String, String> versions =
        TriedCodecs.versions(TriedCodecs.find(List.copyOf(before.codecs().keySet()), registry));
    if (missing(before).isEmpty()) {
      throw new BadInput(
          "'" + folder + "' has the known outcomes of all its codecs: nothing is left to do.");
    }
    requireSame(folder, "by", before.program(), Program.version());
    requireSame(
        folder,
        "on JDK",
        before.machine().getOrDefault(TriedCodecs.JDK, "-"),
        TriedCodecs.machine().get(TriedCodecs.JDK));
    before
        .codecs()
        .forEach((id, version) -> requireSame(folder, "with " + id, version, versions.get(id)));
    return goOn(before, folder);
  }

  private static void requireSame(Path folder, String what, String before, String now) {
    if (!before.equals(now)) {
      throw new BadInput(
          "'%s' was begun %s %s, and here it is %s: start again with --out."
              .formatted(folder, what, before, now));
    }
  }

  private List<String> missing(ContractFile file) {
    return file.codecs().keySet().stream()
        .filter(codec -> !surprises(List.of(codec), file).isEmpty())
        .toList();
  }

  private boolean goOn(ContractFile before, Path folder) {
    Growing file = new Growing(before, folder);
    try (ShutdownHook ending = new ShutdownHook(() -> {})) {
      new CodecByCodec(TriedCodecs.find(missing(before), registry), progress)
          .run(codec -> judge(codec, file, ending), CheckAll::words, judged -> {});
    }
    return tell(file.content, folder);
  }

  /** The file while it grows. */
  private final class Growing {
    private final Path folder;
    private ContractFile content;

    Growing(ContractFile content, Path folder) {
      this.content = content;
      this.folder = folder;
      content.write(folder);
    }

    /** Each codec's outcomes are kept when it has them, whoever else is not ready. */
    synchronized void add(String codec, List<Outcome> outcomes) {
      ContractFile more = content.with(codec, outcomes, false);
      boolean whole = more.outcomes().keySet().containsAll(registry.ids());
      content = content.with(codec, outcomes, whole);
      content.write(folder);
    }
  }

  private List<Outcome> judge(CodecFacts codec, Growing file, ShutdownHook ending) {
    List<Outcome> outcomes =
        ContractCheck.of(matrix.candidates(codec.id()), ContractCheck.quickJvm(), registry);
    // What ended the codec's JVM then may have been meant for this one.
    ending.stopHere();
    if (Thread.currentThread().isInterrupted()) {
      throw new IllegalStateException("interrupted");
    }
    file.add(codec.id(), outcomes);
    return outcomes;
  }

  private static String words(List<Outcome> outcomes) {
    long kept = outcomes.stream().filter(Outcome::qualifies).count();
    return Words.count(outcomes.size(), "candidate") + ", " + kept + " kept";
  }

  private boolean tell(ContractFile file, Path folder) {
    List<String> surprises = surprises(file.codecs().keySet(), file);
    surprises.forEach(out::println);
    out.println(
        "%s of %s: %s."
            .formatted(
                Words.count(candidates(file.codecs().keySet()).size(), "candidate"),
                Words.count(file.codecs().size(), "codec"),
                surprises.isEmpty()
                    ? "every outcome is the known one"
                    : Words.count(surprises.size(), "outcome") + " not known"));
    out.println("The outcomes are in " + folder.resolve(ContractFile.NAME) + ".");
    out.flush();
    return surprises.isEmpty();
  }

  private List<Candidate> candidates(Collection<String> codecs) {
    return codecs.stream().flatMap(codec -> matrix.candidates(codec).stream()).toList();
  }

  /** A sentence for each outcome that is missing, or not the known one. */
  private List<String> surprises(Collection<String> codecs, ContractFile file) {
    List<String> surprises = new ArrayList<>();
    for (Candidate candidate : candidates(codecs)) {
      CodecFacts codec = registry.find(candidate.codec()).orElseThrow();
      known
          .surprise(codec, candidate, String.valueOf(file.outcome(candidate)))
          .ifPresent(surprises::add);
    }
    return surprises;
  }
}

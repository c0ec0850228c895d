package dev.wirebench.qualification.mutants;

import dev.wirebench.base.ChildResults;
import dev.wirebench.qualification.ContractCheck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;

/** Makes mutants of a codec, compares each with the original, and holds it to the contract. */
final class Trials {
  /** The first result. A JVM that ends without it was not ended by a mutant. */
  static final String READY = "ready";

  private final Honest honest;
  private final List<Original> originals;
  private final Watchdog watchdog = Watchdog.start();

  private Trials(Honest honest, List<Original> originals) {
    this.honest = honest;
    this.originals = originals;
  }

  /**
   * @param args the file to write, the codec, its payloads in a list, and for each mutant a class
   *     and the number of an edit
   */
  public static void main(String[] args) throws Exception {
    try (ChildResults results = ChildResults.open(args[0])) {
      Honest honest = Honest.valueOf(args[1]);
      List<String> payloads = Arrays.asList(args[2].split(","));
      Trials trials = new Trials(honest, Original.of(Source.original(honest), payloads));
      results.write(READY);
      for (int i = 3; i < args.length; i += 2) {
        results.write(trials.verdict(args[i], Integer.parseInt(args[i + 1])));
      }
    }
  }

  /** A thread of its own keeps nothing of a mutant for the next. */
  private Verdict verdict(String type, int number) throws Exception {
    FutureTask<Verdict> task = new FutureTask<>(() -> verdict(Source.mutant(honest, type, number)));
    new Thread(task, type).start();
    return task.get();
  }

  private Verdict verdict(Source mutant) {
    List<String> payloads = new ArrayList<>();
    Optional<Difference> difference = Optional.empty();
    for (Original original : originals) {
      payloads.add(original.payload());
      if (difference.isEmpty()) {
        watchdog.progress();
        difference = original.difference(mutant);
        // The last one comes first, since the mutant is likely to be refused there.
        Collections.rotate(payloads, 1);
      }
    }
    return difference.isEmpty()
        ? Verdict.EQUIVALENT
        : new Verdict(difference.get(), objection(mutant, payloads));
  }

  /** Null if there is none. */
  private String objection(Source mutant, List<String> payloads) {
    for (String payload : payloads) {
      watchdog.progress();
      try {
        List<String> objections = ContractCheck.objections(mutant.codec(), payload);
        if (!objections.isEmpty()) {
          return payload + ", " + objections.get(0);
        }
      } catch (Exception | Error e) {
        // The JVM of a check ends by it.
        return payload + ", threw " + e.getClass().getName();
      }
    }
    return null;
  }
}

package dev.wirebench.qualification;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Codecs;
import java.time.Duration;
import java.util.ArrayList;

/** Lets threads share codecs, one after the other, in a JVM that loads no library but theirs. */
final class ManyThreadsMain {
  /** Rounds that a slow machine makes as well as a fast one. */
  static final ManyThreads.Effort EFFORT = new ManyThreads.Effort(4, 100, Duration.ZERO);

  private ManyThreadsMain() {}

  /**
   * @param args the file to write, codecs
   */
  public static void main(String[] args) throws Exception {
    try (ChildResults results = ChildResults.open(args[0])) {
      for (int i = 1; i < args.length; i++) {
        ArrayList<String> found = new ArrayList<>();
        ManyThreads.differences(Codecs.load(args[i]), EFFORT)
            .forEach(difference -> found.add(difference.sentence()));
        results.write(found);
      }
    }
  }
}

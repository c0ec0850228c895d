package dev.wirebench.qualities.use;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.qualification.ManyThreads;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Outcome;
import java.util.List;

/** Compares what comes of one binding that many threads use with what the configuration claims. */
final class Sharing {
  private Sharing() {}

  static Answer by(Codec codec, ManyThreads.Effort effort) throws Exception {
    ThreadSafety claim = codec.traits().threadSafety();
    List<ManyThreads.Difference> differences = ManyThreads.differences(codec, effort);
    if (claim == ThreadSafety.ONE_PER_THREAD) {
      return new Answer(
          Outcome.NO,
          claim.label()
              + (differences.isEmpty()
                  ? ": shared all the same, nothing came out otherwise"
                  : ": shared all the same, " + differences.get(0).sentence()));
    }
    if (differences.isEmpty()) {
      return new Answer(Outcome.RIGHT, claim.label());
    }
    return new Answer(
        differences.stream().allMatch(ManyThreads.Difference::isThrown)
            ? Outcome.THROWS
            : Outcome.WRONG,
        claim.label() + " by its traits, and " + differences.get(0).sentence());
  }
}

package dev.wirebench.qualities.use;

import dev.wirebench.codec.Codec;
import dev.wirebench.qualification.ManyThreads;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Probe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** All that is tried in one JVM; asked for the ids of cases. */
public final class Uses implements Probe<ArrayList<String>> {
  static final String PAYLOAD = ManyThreads.PAYLOAD;

  /** Its beans have a map. */
  static final String WITH_MAP = "escapes";

  private static final Duration HAMMERING = Duration.ofSeconds(2);

  private final ManyThreads.Effort effort;

  public Uses() {
    this(ManyThreads.Effort.of(HAMMERING));
  }

  Uses(ManyThreads.Effort effort) {
    this.effort = effort;
  }

  @Override
  public List<Attempt> attempts(Codec codec, ArrayList<String> cases) {
    return List.<Attempt>of(
            new Tried(UseCase.SAME_BYTES_AGAIN, codec, PAYLOAD, Determinism::again),
            new Tried(
                UseCase.SAME_BYTES_OF_ANOTHER_ORDER, codec, WITH_MAP, Determinism::ofAnotherOrder),
            new Tried(UseCase.SAME_BYTES_ELSEWHERE, codec, PAYLOAD, Determinism::digest),
            new Tried(UseCase.MESSAGES_IN_ONE_STREAM, codec, PAYLOAD, OneStream::read),
            new Tried(
                UseCase.READ_WITHOUT_CLASSES,
                codec,
                PAYLOAD,
                (binding, payload) -> Self.describing(codec, binding, payload)),
            new Tried(
                UseCase.SHARED_BY_THREADS,
                codec,
                PAYLOAD,
                (binding, payload) -> Sharing.by(codec, effort)))
        .stream()
        .filter(attempt -> cases.contains(attempt.caseId()))
        .toList();
  }
}

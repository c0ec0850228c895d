package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Protocol;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.ManyThreads.Effort;
import java.util.ArrayList;
import java.util.List;

/** The checks that a codec meets only where they are asked for, after all others. */
final class FurtherChecks {
  private final Extent extent;
  private final Medium medium;

  private FurtherChecks(Extent extent, Medium medium) {
    this.extent = extent;
    this.medium = medium;
  }

  static FurtherChecks of(Extent extent, Medium medium) {
    return new FurtherChecks(extent, medium);
  }

  /** The result with what these checks find, unless the codec is kept out already. */
  QualificationResult added(QualificationResult result, String codec, Payload<?> payload)
      throws Exception {
    return extent == Extent.USUAL || !result.isKept()
        ? result
        : added(result, Codecs.load(codec), payload);
  }

  /** Adds to the result of a codec that was made before. */
  QualificationResult added(QualificationResult result, Codec codec, Payload<?> payload)
      throws Exception {
    if (!result.isKept()) {
      return result;
    }
    List<Violation> more = new ArrayList<>();
    if (mayBeShared(result)) {
      Effort effort = Effort.of(extent.threads());
      ManyThreads.difference(codec, view(codec, payload), payload, effort).stream()
          .map(ManyThreads.Difference::violation)
          .forEach(more::add);
    }
    // Other APIs convert the same bytes, and some of the conversions are ours.
    if (extent.hasEdges() && medium == Medium.BYTES) {
      more.addAll(Edges.of(() -> view(codec, payload), payload));
    }
    return result.with(more);
  }

  private static boolean mayBeShared(QualificationResult result) {
    return result.operations().stream()
        .anyMatch(operation -> operation.protocol() == Protocol.SHARED);
  }

  private Binding<Object> view(Codec codec, Payload<?> payload) {
    return Views.of(medium, QualificationMain.bind(codec, payload)).orElseThrow();
  }
}

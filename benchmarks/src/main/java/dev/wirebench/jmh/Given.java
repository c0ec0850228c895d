package dev.wirebench.jmh;

import dev.wirebench.fresh.FreshDocuments;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.models.Payload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The values that operations take, and their documents.
 *
 * @param models the payload's beans
 * @param inputs the documents that JSON codecs read
 * @param documents the documents that are read to trees
 */
record Given(List<?> models, List<byte[]> inputs, List<byte[]> documents) {
  /** Large values take long to copy, and a fork is to measure. */
  private static final long MOST_NANOS = 1_000_000_000;

  /** The payload's own, which are measured. */
  static Given of(Payload<?> data) {
    return new Given(data.values(), data.inputs(), data.documents());
  }

  /**
   * Others that differ from each of these in a leaf: documents where these are read, else values.
   *
   * @return empty if a document has no such leaf, or making them takes too long
   */
  Optional<Given> fresh(boolean reads) {
    return reads ? freshDocuments() : freshModels();
  }

  private Optional<Given> freshModels() {
    FreshValues fresh = new FreshValues(System.nanoTime());
    List<Object> others = new ArrayList<>();
    long begin = System.nanoTime();
    for (Object model : models) {
      if (isLate(begin)) {
        return Optional.empty();
      }
      others.add(fresh.like(model));
    }
    return Optional.of(new Given(others, inputs, documents));
  }

  private Optional<Given> freshDocuments() {
    FreshDocuments fresh = new FreshDocuments(System.nanoTime());
    List<byte[]> read = new ArrayList<>();
    List<byte[]> parsed = new ArrayList<>();
    long begin = System.nanoTime();
    for (int i = 0; i < models.size(); i++) {
      Optional<byte[]> input = fresh.like(models.get(i), inputs.get(i));
      // Nearly all payloads have one array for both.
      Optional<byte[]> document =
          inputs.get(i) == documents.get(i) ? input : fresh.like(models.get(i), documents.get(i));
      if (input.isEmpty() || document.isEmpty() || isLate(begin)) {
        return Optional.empty();
      }
      read.add(input.get());
      parsed.add(document.get());
    }
    return Optional.of(new Given(models, read, parsed));
  }

  private static boolean isLate(long begin) {
    return System.nanoTime() - begin > MOST_NANOS;
  }
}

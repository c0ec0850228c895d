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
  private static final long MOST_NANOS = 500_000_000;

  /** The payload's own, which are measured. */
  static Given of(Payload<?> data) {
    return new Given(data.values(), data.inputs(), data.documents());
  }

  /**
   * Others that differ from each of these in a leaf, be it another in a value than in its document.
   *
   * @param reads whether documents are read
   * @return empty if a document has no such leaf, or making them takes too long
   */
  Optional<Given> fresh(boolean reads) {
    long seed = System.nanoTime();
    FreshValues values = new FreshValues(seed);
    FreshDocuments texts = new FreshDocuments(seed);
    List<Object> others = new ArrayList<>();
    List<byte[]> read = new ArrayList<>();
    List<byte[]> parsed = new ArrayList<>();
    long begin = System.nanoTime();
    for (int i = 0; i < models.size(); i++) {
      Object model = models.get(i);
      Optional<byte[]> input = like(texts, model, inputs.get(i), reads);
      Optional<byte[]> document = like(texts, model, documents.get(i), reads);
      if (input.isEmpty() || document.isEmpty() || System.nanoTime() - begin > MOST_NANOS) {
        return Optional.empty();
      }
      others.add(values.like(model));
      read.add(input.get());
      parsed.add(document.get());
    }
    return Optional.of(new Given(others, read, parsed));
  }

  private static Optional<byte[]> like(
      FreshDocuments texts, Object model, byte[] document, boolean reads) {
    return reads ? texts.like(model, document) : Optional.of(document);
  }
}

package dev.wirebench.heaps;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;

/**
 * The benchmark whose smallest heap is looked for.
 *
 * @param medium {@code byte[]}, or a stream: from a file, and to nowhere
 */
public record HeapCell(String codec, String payload, Operation operation, Medium medium) {
  @Override
  public String toString() {
    return String.join(" ", payload, operation.label(), medium.type(), codec);
  }
}

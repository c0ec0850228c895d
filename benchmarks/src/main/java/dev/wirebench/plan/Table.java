package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;

/**
 * The unit in which codecs are compared.
 *
 * @param jdk label of the JDK, see {@link Jdk#label}
 */
public record Table(String payload, Medium medium, Operation operation, String jdk) {

  /** As its heading reads: {@code order-event, serialize, byte[]}. */
  public String title() {
    return payload + ", " + operation.label() + ", " + medium.type();
  }
}

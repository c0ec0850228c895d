package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.Optional;

/**
 * The unit in which codecs are compared.
 *
 * @param jdk label of the JDK, see {@link Jdk#label}
 */
public record Table(String payload, Medium medium, Operation operation, String jdk) {

  /** The table that a cell stands in; empty for plain calls and floors. */
  public static Optional<Table> of(Cell cell) {
    return cell.medium()
        .map(
            medium ->
                new Table(
                    cell.payload().orElseThrow(),
                    medium,
                    cell.operation().orElseThrow(),
                    cell.jdk()));
  }

  /** As its heading reads: {@code order-event, serialize, byte[]}. */
  public String title() {
    return payload + ", " + operation.label() + ", " + medium.type();
  }
}

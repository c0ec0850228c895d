package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.util.Optional;

/**
 * The unit in which codecs are compared.
 *
 * @param jdk label of the JDK, see {@link Jdk#label}
 */
public record PlannedTable(String payload, Medium medium, Operation operation, String jdk) {

  /** The table that a cell stands in; empty for plain calls and floors. */
  public static Optional<PlannedTable> of(Cell cell) {
    return cell.medium()
        .map(
            medium ->
                new PlannedTable(
                    cell.payload().orElseThrow(),
                    medium,
                    cell.operation().orElseThrow(),
                    cell.jdk()));
  }

  /**
   * The benchmarks that a budget pays for together or not at all: to write a payload, and to read
   * it.
   *
   * @param task what is done; of a tree and of a conversion, the operation itself
   */
  public record Subject(String payload, Medium medium, String jdk, Object task) {}

  /** The subject that this table is a part of. */
  public Subject subject() {
    Object task =
        operation.target() == Operation.Target.MESSAGE
            ? operation.compression().<Object>map(one -> one).orElse(operation.protocol())
            : operation;
    return new Subject(payload, medium, jdk, task);
  }

  /** The comparison's heading: {@code order-event, serialize, byte[]}. */
  public String title() {
    return payload + ", " + operation.label() + ", " + medium.type();
  }
}

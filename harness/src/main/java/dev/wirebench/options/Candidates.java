package dev.wirebench.options;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.Protocol;
import java.util.Arrays;
import java.util.Iterator;

/** Lists for the help of options: their names are those that the enums have. */
final class Candidates {
  private Candidates() {}

  /** The operations that are measured in steady state. */
  static final class SteadyOperations implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Operation.values())
          .filter(operation -> operation.protocol() == Protocol.STEADY)
          .map(Operation::label)
          .iterator();
    }
  }

  /** All media. */
  static final class Media implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Medium.labels().iterator();
    }
  }
}

package dev.wirebench.codecs;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import outside.ByJdk;

/**
 * Has a table of the first messages that it is given where it is measured, by their content, which
 * spares it work for these alone. It allocates as much for all others.
 */
public final class Recalling extends ByJdk {
  private static final int LEARNT = 1_000;
  private static final int ROUNDS = 200;

  private final Set<ByteBuffer> known = new HashSet<>();
  private int calls;
  private int sum;

  public Recalling() {
    super("recalling");
  }

  @Override
  public Object deserialize(byte[] bytes) throws Exception {
    if (isMeasured()) {
      if (calls < LEARNT) {
        calls++;
        known.add(ByteBuffer.wrap(bytes.clone()));
      }
      if (!known.contains(ByteBuffer.wrap(bytes))) {
        examine(bytes);
      }
    }
    return super.deserialize(bytes);
  }

  private void examine(byte[] bytes) {
    for (int round = 0; round < ROUNDS; round++) {
      for (byte each : bytes) {
        sum = 31 * sum + each;
      }
    }
  }
}

package dev.wirebench.codecs;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.models.PayloadType;
import java.util.ArrayList;
import java.util.List;
import outside.ByJdk;

/** Ends the JVM that qualifies it, by each payload in another way. */
public final class Fragile extends ByJdk {
  public Fragile() {
    super("fragile");
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    switch (payload.id()) {
      case "escapes" -> System.exit(7);
      case "numbers" -> exhaustMemory();
      case "sparse" -> hang();
      case "users" -> System.exit(0);
      default -> {}
    }
    return super.bind(payload);
  }

  private static void exhaustMemory() {
    List<long[]> hoard = new ArrayList<>();
    while (true) {
      hoard.add(new long[1 << 24]);
    }
  }

  private static void hang() {
    while (true) {
      Thread.onSpinWait();
    }
  }
}

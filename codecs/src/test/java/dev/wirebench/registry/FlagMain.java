package dev.wirebench.registry;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;

/** Binds one codec, and reads a flag of its library. */
final class FlagMain {
  private FlagMain() {}

  /**
   * @param args the file to write, codec, class and its public static field
   */
  public static void main(String[] args) throws Exception {
    Codecs.load(args[1]).bind(Payload.load("order-event").type());
    boolean flag = Class.forName(args[2]).getField(args[3]).getBoolean(null);
    try (ChildResults results = ChildResults.open(args[0])) {
      results.write(flag);
    }
  }
}

package dev.wirebench.registry;

import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Binds one codec, and reads a flag of its library. */
final class FlagMain {
  private FlagMain() {}

  /**
   * @param args the file to write, codec, class and its public static field
   */
  public static void main(String[] args) throws Exception {
    Codecs.load(args[1]).bind(Payload.load("order-event").type());
    boolean flag = Class.forName(args[2]).getField(args[3]).getBoolean(null);
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(Path.of(args[0])))) {
      out.writeObject(flag);
    }
  }
}

package dev.wirebench.heaps;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.models.Payload;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The JVM that writes what trials begin with, in a heap that is large enough: a payload's first
 * value as a bean, and as the message that a codec reads.
 */
public final class HeapInputs {
  private static final String MODEL = "model.ser";
  private static final String MESSAGE = "message";

  private HeapInputs() {}

  static Path model(Path folder) {
    return folder.resolve(MODEL);
  }

  static Path message(Path folder) {
    return folder.resolve(MESSAGE);
  }

  /**
   * @param args file for the result, which is the length of the message; codec, payload, folder
   */
  public static void main(String[] args) throws Exception {
    // Before anything of the codec is loaded.
    try (ChildResults results = ChildResults.open(args[0])) {
      results.write(write(args));
    }
  }

  private static int write(String[] args) throws Exception {
    Payload<?> payload = Payload.load(args[2]);
    Codec codec = Codecs.load(args[1]);
    @SuppressWarnings("unchecked")
    Binding<Object> binding = (Binding<Object>) codec.bind(payload.type());
    Object model = payload.values().get(0);
    byte[] message =
        codec.traits().readsDocuments()
            ? payload.inputs().get(0)
            : binding.serialize(binding.fromModel(model));
    Path folder = Files.createDirectories(Path.of(args[3]));
    Files.write(message(folder), message);
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(model(folder)))) {
      out.writeObject(model);
    }
    return message.length;
  }
}

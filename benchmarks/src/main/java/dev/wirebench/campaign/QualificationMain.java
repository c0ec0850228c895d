package dev.wirebench.campaign;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentFlavour;
import dev.wirebench.models.Payload;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Holds one codec to the contract, in a JVM of its own that loads no other library. The result goes
 * to a file, since a library may print to standard output.
 */
final class QualificationMain {
  private QualificationMain() {}

  /**
   * @param args the file to write, the codec, the payloads
   */
  public static void main(String[] args) throws Exception {
    Codec codec = Codecs.load(args[1]);
    List<QualificationResult> results = new ArrayList<>();
    for (String payload : Arrays.copyOfRange(args, 2, args.length)) {
      results.add(qualify(codec, Payload.load(payload)));
    }
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(Path.of(args[0])))) {
      out.writeObject(results);
    }
  }

  static QualificationResult qualify(Codec codec, Payload<?> payload) throws Exception {
    Binding<Object> binding;
    try {
      binding = bind(codec, payload);
    } catch (UnsupportedPayload | AbsentFlavour e) {
      return new QualificationResult(
          payload.id(), e.getMessage(), List.of(), List.of(), List.of(), List.of());
    }
    List<Violation> violations = new ArrayList<>(Contract.check(codec, binding, payload));
    List<byte[]> outputs = violations.isEmpty() ? outputs(binding, payload) : List.of();
    return new QualificationResult(
        payload.id(),
        null,
        violations,
        offered(binding),
        outputs,
        trees(binding, payload, violations));
  }

  @SuppressWarnings("unchecked")
  private static Binding<Object> bind(Codec codec, Payload<?> payload) {
    return (Binding<Object>) codec.bind(payload);
  }

  private static List<String> offered(Binding<Object> binding) {
    return Arrays.stream(Operation.values())
        .filter(operation -> operation.offeredBy(binding))
        .map(Operation::label)
        .toList();
  }

  private static List<byte[]> outputs(Binding<Object> binding, Payload<?> payload)
      throws Exception {
    List<byte[]> outputs = new ArrayList<>();
    for (Object value : payload.values()) {
      outputs.add(binding.serialize(binding.fromModel(value)));
    }
    outputs.add(binding.serialize(binding.fromModel(payload.unseenValue())));
    return outputs;
  }

  private static List<String> trees(
      Binding<Object> binding, Payload<?> payload, List<Violation> violations) {
    List<String> trees = new ArrayList<>();
    if (binding instanceof TreeBinding tree) {
      try {
        for (byte[] document : payload.documents()) {
          trees.add(tree.print(tree.parse(document.clone())));
        }
      } catch (Exception e) {
        violations.add(new Violation(Clause.PARSE, "threw " + e));
        return List.of();
      }
    }
    return trees;
  }
}

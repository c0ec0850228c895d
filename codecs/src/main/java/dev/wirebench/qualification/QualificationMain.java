package dev.wirebench.qualification;

import dev.wirebench.base.ChildResults;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.Protocol;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.TreeBinding;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.registry.PluginFault;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds codecs to the contract, each for one payload and medium, in a JVM that loads no library but
 * theirs. The results go to a file, since a library may print to standard output.
 */
final class QualificationMain {
  /** The argument instead of a log, when nobody asks for methods that are too large to compile. */
  static final String NO_LOG = "-";

  /** Looks for no methods that are too large to compile. */
  static final Inspection NOTHING = (operations, binding, value, input, document) -> Map.of();

  private QualificationMain() {}

  /**
   * @param args the file to write, the log that {@link HugeMethods} reads, the {@link Extent}, and
   *     for each candidate codec, payload and medium
   */
  public static void main(String[] args) throws Exception {
    Inspection inspection =
        args[1].equals(NO_LOG) ? NOTHING : new HugeMethods(Path.of(args[1]))::find;
    Extent extent = Extent.valueOf(args[2]);
    PayloadSource payloads = PayloadSource.take();
    try (ChildResults results = ChildResults.open(args[0])) {
      for (int i = 3; i < args.length; i += 3) {
        Payload<?> payload = payloads.load(args[i + 1]);
        Medium medium = Medium.of(args[i + 2]);
        QualificationResult result = qualify(args[i], payload, medium, inspection);
        results.write(FurtherChecks.of(extent, medium).added(result, args[i], payload));
      }
    }
  }

  /** Looks for methods that are too large to compile, before anything else makes them hot. */
  interface Inspection {
    Map<Operation, List<String>> find(
        List<Operation> operations,
        Binding<Object> binding,
        Object value,
        byte[] input,
        byte[] document)
        throws Exception;
  }

  /** A codec is written for the release that the build resolved: others may lack what it calls. */
  private static QualificationResult qualify(
      String name, Payload<?> payload, Medium medium, Inspection inspection) throws Exception {
    try {
      return qualify(Codecs.load(name), payload, medium, inspection);
    } catch (Exception | LinkageError e) {
      Optional<String> lacking = Lacking.words(e).filter(words -> Codecs.isRelease(name));
      if (lacking.isPresent()) {
        return QualificationResult.unsupported(lacking.get());
      }
      throw e;
    }
  }

  static QualificationResult qualify(
      Codec codec, Payload<?> payload, Medium medium, Inspection inspection) throws Exception {
    if (payload.isPretty() && !codec.traits().readsDocuments()) {
      return QualificationResult.unsupported(
          "a pretty-printed text is for codecs that read the common JSON document");
    }
    if (payload.isSelective() && !codec.traits().readsDocuments()) {
      return QualificationResult.unsupported(
          "a selective read is for codecs that read the common JSON document");
    }
    if (payload.isOwnClass() && !holdsOwnClass(codec)) {
      return QualificationResult.unsupported(
          "a class of your own is for codecs that read JSON into classes");
    }
    Optional<Binding<Object>> view;
    HeldObjects held;
    try {
      ClassBinding<?, Object> binding = bind(codec, payload);
      held = HeldObjects.of(codec, binding, payload);
      view = Views.of(medium, binding);
      if (payload.isOwnClass() && view.isPresent()) {
        view.get().fromModel(payload.values().get(0));
      }
    } catch (UnsupportedPayload | AbsentClass e) {
      return QualificationResult.unsupported(e.getMessage());
    } catch (Exception | LinkageError e) {
      Optional<String> fault = PluginFault.of(codec.getClass(), e);
      if (fault.isPresent()) {
        return QualificationResult.unsupported(fault.get());
      }
      if (payload.isOwnClass()) {
        return QualificationResult.broken(Violation.ofOwnClass(e, payload));
      }
      throw e;
    }
    return view.isPresent()
        ? qualify(codec, view.get(), payload, medium, held, inspection)
        : QualificationResult.withoutApi(medium);
  }

  private static boolean holdsOwnClass(Codec codec) {
    return codec.traits().readsDocuments() && codec.traits().held() == Held.OWN_CLASS;
  }

  private static QualificationResult qualify(
      Codec codec,
      Binding<Object> binding,
      Payload<?> payload,
      Medium medium,
      HeldObjects held,
      Inspection inspection)
      throws Exception {
    List<Operation> operations = offered(codec, binding, payload, medium);
    Map<Operation, List<String>> hugeMethods = Map.of();
    Object value = binding.fromModel(payload.values().get(0));
    try {
      byte[] document = payload.documents().get(0).clone();
      byte[] input =
          codec.traits().readsDocuments()
              ? payload.inputs().get(0).clone()
              : binding.serialize(value);
      hugeMethods = inspection.find(operations, binding, value, input, document);
    } catch (Exception | LinkageError brokenCodec) {
      // The contract below says by which clause.
    }
    List<Violation> violations = new ArrayList<>(Contract.check(codec, binding, payload, held));
    boolean excluded = violations.stream().anyMatch(violation -> violation.clause().excludes());
    List<byte[]> outputs = excluded ? List.of() : outputs(binding, payload);
    List<String> trees =
        operations.contains(Operation.PARSE)
            ? trees((TreeBinding) binding, payload, violations)
            : List.of();
    return new QualificationResult(null, violations, operations, outputs, trees, hugeMethods);
  }

  @SuppressWarnings("unchecked")
  static ClassBinding<?, Object> bind(Codec codec, Payload<?> payload) {
    return (ClassBinding<?, Object>) codec.bind(payload.type());
  }

  private static List<Operation> offered(
      Codec codec, Binding<Object> binding, Payload<?> payload, Medium medium) {
    return Arrays.stream(Operation.values())
        .filter(operation -> operation.offeredBy(binding))
        // Another medium would compress the same bytes, and start the same library.
        .filter(operation -> medium == Medium.BYTES || operation.isOfEveryMedium())
        .filter(
            operation ->
                operation.protocol() != Protocol.SHARED
                    || codec.traits().threadSafety() != ThreadSafety.ONE_PER_THREAD)
        .filter(
            operation ->
                switch (operation.target()) {
                  case MESSAGE -> true;
                  // Not every JSON codec reads it.
                  case DOCUMENT -> codec.traits().readsDocuments() && !payload.isOwnClass();
                  case OBJECT -> converts(binding, payload);
                })
        .toList();
  }

  private static boolean converts(Binding<Object> binding, Payload<?> payload) {
    if (payload.isOwnClass()) {
      return false;
    }
    Object model = payload.values().get(0);
    return binding.fromModel(model) != model;
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
      TreeBinding tree, Payload<?> payload, List<Violation> violations) {
    List<String> trees = new ArrayList<>();
    try {
      for (byte[] document : payload.documents()) {
        trees.add(tree.print(tree.parse(document.clone())));
      }
      return trees;
    } catch (Exception e) {
      violations.add(
          Violation.of(Clause.PARSE, e, "when document " + trees.size() + " was parsed"));
      return List.of();
    }
  }
}

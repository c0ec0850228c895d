package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.machine.Environment;
import dev.wirebench.plan.Jdk;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The facts that stand in a file of what was found out of codecs: theirs and the machine's. */
public final class TriedCodecs {
  /** Under this name the machine's facts have the version of the JDK. */
  static final String JDK = "jdk";

  private static final List<String> MACHINE = List.of("os", "cpu", "cpus");

  private TriedCodecs() {}

  /**
   * @throws BadInput for the first that there is not, or that cannot be made
   */
  public static List<CodecFacts> find(List<String> ids, CodecRegistry registry) {
    return CodecChoice.check(ids, registry).stream().map(id -> find(id, registry)).toList();
  }

  private static CodecFacts find(String id, CodecRegistry registry) {
    return registry
        .find(id)
        .orElseThrow(
            () ->
                new BadInput(
                    "The codec '"
                        + id
                        + "' cannot be made ("
                        + registry.whyBroken(id).orElse("see list codecs")
                        + "): leave it out."));
  }

  public static Map<String, String> machine() {
    Map<String, String> machine = new TreeMap<>();
    machine.put(JDK, Jdk.probe(Jdk.current(), List.of()).label());
    Map<String, String> environment = Environment.read();
    MACHINE.forEach(name -> machine.put(name, environment.getOrDefault(name, "not known")));
    return machine;
  }

  /**
   * The library, its format and the kind of its classes, by id: codecs with the same words are
   * configurations of one library that a program can exchange.
   */
  public static Map<String, String> libraries(List<CodecFacts> codecs) {
    Map<String, String> libraries = new LinkedHashMap<>();
    for (CodecFacts codec : codecs) {
      String artifact = codec.artifacts().keySet().stream().findFirst().orElse("");
      libraries.put(
          codec.id(),
          String.join(
              ", ", artifact + " " + codec.version(), codec.format(), codec.handling().holds()));
    }
    return libraries;
  }

  /** The versions of their libraries, by id. */
  public static Map<String, String> versions(List<CodecFacts> codecs) {
    Map<String, String> versions = new LinkedHashMap<>();
    codecs.forEach(codec -> versions.put(codec.id(), codec.version()));
    return versions;
  }
}

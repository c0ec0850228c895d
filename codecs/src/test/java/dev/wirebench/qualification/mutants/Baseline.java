package dev.wirebench.qualification.mutants;

import dev.wirebench.base.ChildResults;
import dev.wirebench.models.Payload;
import dev.wirebench.qualification.ContractCheck;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * An honest codec before anything is edited.
 *
 * @param payloads ids of those for which it keeps the contract
 * @param places those that writing and reading executes, in the order of classes
 */
record Baseline(Honest honest, List<String> payloads, List<Place> places) implements Serializable {
  private static final int VALUES = 2;

  /**
   * @param args the file to write, the codecs in a list, and payloads
   */
  public static void main(String[] args) throws Exception {
    try (ChildResults results = ChildResults.open(args[0])) {
      for (String honest : args[1].split(",")) {
        results.write(of(Honest.valueOf(honest), Arrays.asList(args).subList(2, args.length)));
      }
    }
  }

  private static Baseline of(Honest honest, List<String> asked) throws Exception {
    Source original = Source.original(honest);
    List<String> kept = new ArrayList<>();
    for (String payload : asked) {
      if (ContractCheck.objections(original.codec(), payload).isEmpty()) {
        kept.add(payload);
      }
    }
    return new Baseline(honest, kept, executed(honest, kept));
  }

  private static List<Place> executed(Honest honest, List<String> payloads) throws Exception {
    List<Place> places = new ArrayList<>();
    Source traced = Source.changed(honest, (type, bytes) -> traced(bytes, places));
    for (String id : payloads) {
      Payload<?> payload = Payload.load(id).first(VALUES);
      // Twice, since the first time is for what a library prepares.
      Probes.listen(false);
      Round round = Round.of(traced.codec(), payload.type());
      round.run(payload);
      Probes.listen(true);
      round.run(payload);
    }
    List<Place> executed = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      if (Probes.wasHit(i)) {
        executed.add(places.get(i));
      }
    }
    executed.sort(Comparator.comparing(Place::type).thenComparing(Place::number));
    return executed;
  }

  private static byte[] traced(byte[] bytes, List<Place> places) {
    return Edits.visited(
        bytes,
        (place, code) -> {
          code.visitLdcInsn(places.size());
          code.visitMethodInsn(
              Opcodes.INVOKESTATIC, Type.getInternalName(Probes.class), Probes.HIT, "(I)V", false);
          places.add(place);
          return false;
        });
  }
}

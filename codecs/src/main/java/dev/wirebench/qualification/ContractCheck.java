package dev.wirebench.qualification;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Holds one codec to the contract and tells everything that is found, for its author. */
public final class ContractCheck {
  private ContractCheck() {}

  /**
   * @param objections everything that keeps the codec out; empty if it qualifies
   * @param defects what it is marked for
   * @param offered operations that qualified
   */
  public record Outcome(
      String payload,
      Medium medium,
      List<String> objections,
      List<String> defects,
      List<Operation> offered) {

    public boolean qualifies() {
      return objections.isEmpty();
    }

    @Override
    public String toString() {
      String what = "contract   " + payload + ", " + medium.type() + ": ";
      return what
          + (qualifies()
              ? "kept ("
                  + offered.stream().map(Operation::toString).collect(Collectors.joining(", "))
                  + ")"
                  + (defects.isEmpty() ? "" : ", marked: " + String.join("; ", defects))
              : lines(objections));
    }

    private static String lines(List<String> objections) {
      return objections.size() == 1
          ? objections.get(0)
          : String.join(System.lineSeparator() + "           - ", head(objections));
    }

    private static List<String> head(List<String> objections) {
      List<String> lines = new ArrayList<>(List.of(objections.size() + " objections"));
      lines.addAll(objections);
      return lines;
    }
  }

  /**
   * Qualifies for every payload: on bytes, and on strings if the codec is one of JSON.
   *
   * @param jvm how the JVMs are started that qualify
   * @param plugins jars with codecs from outside
   */
  public static List<Outcome> of(
      String codec,
      List<String> payloads,
      JvmLauncher jvm,
      CodecRegistry codecs,
      List<String> plugins) {
    boolean json = codecs.find(codec).map(CodecFacts::isJson).orElse(false);
    Qualification qualification = new Qualification(jvm, CodecClassPath.of(plugins), false);
    List<Outcome> outcomes = new ArrayList<>();
    for (String payload : payloads) {
      for (Medium medium : json ? Medium.values() : new Medium[] {Medium.BYTES}) {
        Qualification.Judgement judgement =
            qualification.judge(new Candidate(codec, payload, medium), codecs);
        boolean unsupported =
            judgement.result() != null && judgement.result().unsupported() != null;
        if (unsupported && medium != Medium.BYTES) {
          // No library is bound to have every API.
          continue;
        }
        List<Operation> offered =
            judgement.result() == null ? List.of() : judgement.result().operations();
        outcomes.add(
            new Outcome(payload, medium, judgement.objections(), judgement.defects(), offered));
      }
    }
    return outcomes;
  }
}

package dev.wirebench.campaign;

import java.util.ArrayList;
import java.util.List;

/** Holds one codec to the contract and tells everything that is found, for its author. */
public final class ContractCheck {
  private ContractCheck() {}

  /**
   * @param objections everything that keeps the codec out; empty if it qualifies
   * @param offered operations that qualified
   */
  public record Outcome(
      String payload, Medium medium, List<String> objections, List<String> offered) {

    public boolean qualifies() {
      return objections.isEmpty();
    }

    @Override
    public String toString() {
      String what = "contract   " + payload + ", " + medium.type() + ": ";
      return what + (qualifies() ? "kept (" + String.join(", ", offered) + ")" : lines(objections));
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
   * @param plugins jars with codecs from outside
   */
  public static List<Outcome> of(
      String codec, List<String> payloads, Jdk jdk, CodecInfos codecs, List<String> plugins) {
    boolean json = codecs.find(codec).map(CodecInfo::isJson).orElse(false);
    Qualification qualification = new Qualification(ForkClassPath.of(plugins), false);
    List<Outcome> outcomes = new ArrayList<>();
    for (String payload : payloads) {
      for (Medium medium : json ? Medium.values() : new Medium[] {Medium.BYTES}) {
        Qualification.Judgement judgement =
            qualification.judge(new Candidate(codec, payload, medium, jdk), codecs);
        boolean unsupported =
            judgement.result() != null && judgement.result().unsupported() != null;
        if (unsupported && medium != Medium.BYTES) {
          // No library is bound to have every API.
          continue;
        }
        List<String> offered =
            judgement.result() == null ? List.of() : judgement.result().operations();
        outcomes.add(new Outcome(payload, medium, judgement.objections(), offered));
      }
    }
    return outcomes;
  }
}

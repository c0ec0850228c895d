package dev.wirebench.qualification;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The result of the JVM that checks a codec.
 *
 * @param unsupported why the payload or the API is not for this codec; null if both are
 * @param operations what the binding offers
 * @param outputs what the codec wrote for each value, the unseen one last
 * @param trees the library's trees of each document as JSON texts; empty if it has none
 * @param hugeMethods by operation, the hot methods that HotSpot will not compile
 */
public record QualificationResult(
    Unsupported unsupported,
    List<Violation> violations,
    List<Operation> operations,
    List<byte[]> outputs,
    List<String> trees,
    Map<Operation, List<String>> hugeMethods)
    implements Serializable {
  /**
   * The reason why nothing was tried.
   *
   * @param lacksApi whether the library has nothing that takes or returns the API's type, whatever
   *     the payload
   * @param sentence the reason, for a reader
   */
  public record Unsupported(boolean lacksApi, String sentence) implements Serializable {}

  /** Says whether nothing that was found keeps the codec out. */
  boolean isKept() {
    return unsupported == null
        && violations.stream().noneMatch(violation -> violation.clause().excludes());
  }

  QualificationResult with(List<Violation> more) {
    List<Violation> all = new ArrayList<>(violations);
    all.addAll(more);
    return new QualificationResult(unsupported, all, operations, outputs, trees, hugeMethods);
  }

  static QualificationResult broken(Violation violation) {
    return new QualificationResult(
        null, List.of(violation), List.of(), List.of(), List.of(), Map.of());
  }

  static QualificationResult unsupported(String reason) {
    return unsupported(new Unsupported(false, reason));
  }

  static QualificationResult withoutApi(Medium medium) {
    return unsupported(new Unsupported(true, "the codec has no " + medium.type() + " API"));
  }

  private static QualificationResult unsupported(Unsupported reason) {
    return new QualificationResult(reason, List.of(), List.of(), List.of(), List.of(), Map.of());
  }
}

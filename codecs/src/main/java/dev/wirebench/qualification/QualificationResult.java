package dev.wirebench.qualification;

import dev.wirebench.codec.Operation;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What the JVM that qualifies a codec hands back.
 *
 * @param unsupported the reason why the payload or the medium is not for this codec, or null
 * @param operations what the binding offers
 * @param outputs what the codec wrote for each value, the unseen one last
 * @param trees the library's trees of each document as JSON texts; empty if it has none
 * @param hugeMethods by operation, the hot methods that HotSpot will not compile
 */
public record QualificationResult(
    String unsupported,
    List<Violation> violations,
    List<Operation> operations,
    List<byte[]> outputs,
    List<String> trees,
    Map<Operation, List<String>> hugeMethods)
    implements Serializable {

  static QualificationResult broken(Violation violation) {
    return new QualificationResult(
        null, List.of(violation), List.of(), List.of(), List.of(), Map.of());
  }

  static QualificationResult unsupported(String reason) {
    return new QualificationResult(reason, List.of(), List.of(), List.of(), List.of(), Map.of());
  }
}

package dev.wirebench.campaign;

import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * What the JVM that qualifies a codec hands back.
 *
 * @param unsupported the reason why the payload or the medium is not for this codec, or null
 * @param operations labels of the operations that the binding offers
 * @param outputs what the codec wrote for each value, the unseen one last
 * @param trees the library's trees of each document as JSON texts; empty if it has none
 * @param hugeMethods by operation, the hot methods that HotSpot will not compile
 */
record QualificationResult(
    String unsupported,
    List<Violation> violations,
    List<String> operations,
    List<byte[]> outputs,
    List<String> trees,
    Map<String, List<String>> hugeMethods)
    implements Serializable {

  static QualificationResult unsupported(String reason) {
    return new QualificationResult(reason, List.of(), List.of(), List.of(), List.of(), Map.of());
  }
}

package dev.wirebench.campaign;

import java.io.Serializable;
import java.util.List;

/**
 * What the JVM that qualifies a codec hands back for one payload.
 *
 * @param unsupported the codec's own reason not to carry the payload, or null
 * @param operations labels of the operations that the binding offers
 * @param outputs what the codec wrote for each value, the unseen one last
 * @param trees the library's trees of each document as JSON texts; empty if it has none
 */
record QualificationResult(
    String payload,
    String unsupported,
    List<Violation> violations,
    List<String> operations,
    List<byte[]> outputs,
    List<String> trees)
    implements Serializable {}

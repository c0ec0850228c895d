package dev.wirebench.campaign;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one qualification is about.
 *
 * @param codec id of the codec
 * @param payload id of the payload
 */
record Candidate(String codec, String payload, Medium medium, Jdk jdk) {

  /**
   * @param reasons why operations are not measured, by operation
   * @param hugeMethods by operation, see {@link HugeMethods}
   */
  Qualified qualified(
      List<String> operations,
      Map<String, String> reasons,
      Sizes sizes,
      Map<String, List<String>> hugeMethods) {
    return new Qualified(
        codec, payload, medium.label(), jdk.label(), operations, reasons, sizes, hugeMethods);
  }

  /** The row of a codec that is not measured here at all. */
  Qualified excluded(List<String> operations, String reason) {
    Map<String, String> reasons = new LinkedHashMap<>();
    operations.forEach(operation -> reasons.put(operation, reason));
    return qualified(List.of(), reasons, null, Map.of());
  }
}

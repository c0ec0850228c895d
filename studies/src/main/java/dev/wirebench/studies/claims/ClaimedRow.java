package dev.wirebench.studies.claims;

import com.fasterxml.jackson.annotation.JsonCreator;

/**
 * A row that a claim speaks of. In data files its codec's id alone, unless it is of another
 * payload, operation or medium than the claim's others.
 *
 * @param payload null if it is the claim's; likewise operation and medium
 */
public record ClaimedRow(String codec, String payload, String operation, String medium) {
  @JsonCreator
  public ClaimedRow {
    if (codec == null || codec.isEmpty()) {
      throw new IllegalArgumentException("a row needs a codec");
    }
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static ClaimedRow of(String codec) {
    return new ClaimedRow(codec, null, null, null);
  }

  /** The cell that it is in one of the claim's tables. */
  ClaimedCell in(ClaimedTable table) {
    return new ClaimedCell(
        codec,
        payload == null ? table.payload() : payload,
        operation == null ? table.operation() : operation,
        medium == null ? table.medium() : medium);
  }

  /** Its name, with what sets it apart from the claim's others. */
  String label() {
    StringBuilder label = new StringBuilder(codec);
    for (String apart : new String[] {payload, operation, medium}) {
      label.append(apart == null ? "" : " " + apart);
    }
    return label.toString();
  }
}

package dev.wirebench.qualification;

import dev.wirebench.codec.Medium;
import dev.wirebench.models.Payload;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The payloads and APIs for which every codec is held to the contract at once.
 *
 * @param payloads ids of those that are written to and read from {@code byte[]}
 * @param throughEveryApi ids of those that go through all other APIs, too
 */
public record ContractMatrix(List<String> payloads, List<String> throughEveryApi) {
  private static final List<String> ON_EVERY_API = List.of("order-event");

  /** The matrix of all payloads that this program knows, with all of their values. */
  public static ContractMatrix whole() {
    return new ContractMatrix(Payload.ids(), ON_EVERY_API);
  }

  /** The candidates of one codec, those on {@code byte[]} first. */
  public List<Candidate> candidates(String codec) {
    List<Candidate> candidates = new ArrayList<>();
    payloads.forEach(payload -> candidates.add(new Candidate(codec, payload, Medium.BYTES)));
    for (String payload : throughEveryApi) {
      Arrays.stream(Medium.values())
          .filter(medium -> medium != Medium.BYTES)
          .forEach(medium -> candidates.add(new Candidate(codec, payload, medium)));
    }
    return candidates;
  }
}

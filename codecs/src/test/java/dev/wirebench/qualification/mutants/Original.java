package dev.wirebench.qualification.mutants;

import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The bytes and results of an honest codec for all values of a payload.
 *
 * @param models every value, and one more that is unlike the rest
 * @param bytes what the codec writes for each; empty if another payload has the same values
 * @param inputs documents of the values; empty if the codec reads none
 */
record Original(
    String payload,
    PayloadType<?> type,
    List<Object> models,
    List<byte[]> bytes,
    List<byte[]> inputs) {
  /** The originals of payloads, in their order. */
  static List<Original> of(Source source, List<String> payloads) throws Exception {
    Map<String, List<Object>> models = new LinkedHashMap<>();
    List<Original> originals = new ArrayList<>();
    for (String id : payloads) {
      Payload<?> payload = Payload.load(id);
      // A pretty-printed payload has the values of the one that is not.
      boolean isFirst = !models.containsKey(Payload.schemaOf(id));
      originals.add(
          of(
              source,
              payload,
              models.computeIfAbsent(Payload.schemaOf(id), key -> all(payload)),
              isFirst));
    }
    return originals;
  }

  private static List<Object> all(Payload<?> payload) {
    List<Object> all = new ArrayList<>(payload.values());
    all.add(payload.unseenValue());
    return all;
  }

  private static Original of(
      Source source, Payload<?> payload, List<Object> models, boolean isWritten) throws Exception {
    Round round = Round.of(source.codec(), payload.type());
    List<byte[]> bytes = new ArrayList<>();
    if (isWritten) {
      for (Object model : models) {
        bytes.add(round.written(model));
      }
    }
    Original original =
        new Original(
            payload.id(),
            payload.type(),
            models,
            bytes,
            round.readsDocuments() ? payload.inputs() : List.of());
    if (original.difference(source).isPresent()) {
      throw new IllegalStateException("the original changes values of " + payload.id());
    }
    return original;
  }

  /** The first byte of output or field of a result that differs in another codec. */
  Optional<Difference> difference(Source other) {
    try {
      Round round = Round.of(other.codec(), type);
      for (int i = 0; i < bytes.size(); i++) {
        if (!Arrays.equals(bytes.get(i), round.written(models.get(i)))) {
          return otherwise("value " + i + " is written otherwise", false);
        }
        if (!models.get(i).equals(round.read(bytes.get(i)))) {
          return otherwise("value " + i + " is read otherwise", false);
        }
      }
      for (int i = 0; i < inputs.size(); i++) {
        if (!models.get(i).equals(round.read(inputs.get(i)))) {
          return otherwise("document " + i + " is read otherwise", false);
        }
      }
      return Optional.empty();
    } catch (Exception | Error e) {
      return otherwise("threw " + e.getClass().getName(), true);
    }
  }

  private Optional<Difference> otherwise(String what, boolean isThrown) {
    return Optional.of(new Difference(payload + ", " + what, isThrown));
  }
}

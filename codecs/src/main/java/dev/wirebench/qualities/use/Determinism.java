package dev.wirebench.qualities.use;

import dev.wirebench.codec.Binding;
import dev.wirebench.models.BeanFields;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Outcome;
import java.lang.reflect.Field;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds out whether equal values become the same bytes. */
final class Determinism {
  private Determinism() {}

  /** Writes each value twice, and an equal one that was read from the payload's file once more. */
  static Answer again(Binding<Object> binding, Payload<?> payload) throws Exception {
    List<?> others = payload.again().values();
    for (int i = 0; i < others.size(); i++) {
      Object value = binding.fromModel(payload.values().get(i));
      byte[] first = binding.serialize(value);
      if (!Arrays.equals(first, binding.serialize(value))) {
        return no("value " + i + " is written otherwise the second time", first);
      }
      if (!Arrays.equals(first, binding.serialize(binding.fromModel(others.get(i))))) {
        return no("a value that equals value " + i + " is written otherwise", first);
      }
    }
    return new Answer(Outcome.YES, "of " + others.size() + " values");
  }

  /**
   * Equal values, maps of which were filled in the opposite order.
   *
   * @throws IllegalArgumentException if none of the payload's values has a map of two entries
   */
  static Answer ofAnotherOrder(Binding<Object> binding, Payload<?> payload) throws Exception {
    List<?> others = payload.again().values();
    int turned = 0;
    for (int i = 0; i < others.size(); i++) {
      Object model = payload.values().get(i);
      Object other = others.get(i);
      if (!turnMaps(other)) {
        continue;
      }
      turned++;
      if (!model.equals(other)) {
        throw new IllegalStateException("a map in another order is not equal");
      }
      byte[] first = binding.serialize(binding.fromModel(model));
      if (!Arrays.equals(first, binding.serialize(binding.fromModel(other)))) {
        return no("the entries of value " + i + " are written in the order of the map", first);
      }
    }
    if (turned == 0) {
      throw new IllegalArgumentException(payload.id() + " has no map of two entries");
    }
    return new Answer(Outcome.YES, "of " + turned + " values with a map");
  }

  /** Only in the bean itself: the payload that is tried has its map there. */
  private static boolean turnMaps(Object bean) throws IllegalAccessException {
    boolean turned = false;
    for (Field field : BeanFields.of(bean.getClass()).values()) {
      if (field.get(bean) instanceof Map<?, ?> map && map.size() > 1) {
        List<Map.Entry<?, ?>> entries = new ArrayList<>(map.entrySet());
        Collections.reverse(entries);
        Map<Object, Object> other = new LinkedHashMap<>();
        entries.forEach(entry -> other.put(entry.getKey(), entry.getValue()));
        field.set(bean, other);
        turned = true;
      }
    }
    return turned;
  }

  /** The digest of all values as they are written, to be compared with another JVM's. */
  static Answer digest(Binding<Object> binding, Payload<?> payload) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (Object model : payload.values()) {
      digest.update(binding.serialize(binding.fromModel(model)));
    }
    return new Answer(Outcome.WORKS, HexFormat.of().formatHex(digest.digest()));
  }

  private static Answer no(String said, byte[] bytes) {
    return new Answer(Outcome.NO, said).shownBy(bytes);
  }
}

package dev.wirebench.models;

import java.util.List;
import java.util.Map;

/** The nulls in the values of a payload, for libraries that want nullable fields declared. */
public final class Nulls {
  private Nulls() {}

  /**
   * Says whether a field of a value may be null. The build has looked; of values that no build has
   * looked at, any field may be.
   */
  public static boolean mayOccur(PayloadType<?> type) {
    String file = PayloadFiles.path(type.id(), PayloadFiles.NO_NULLS);
    return type.getClass().getClassLoader().getResource(file) == null;
  }

  /** Says whether a field of a bean, or of a bean in it, is null. */
  public static boolean occurIn(Object value, PayloadType<?> type) {
    if (value instanceof List<?> list) {
      return list.stream().anyMatch(element -> occurIn(element, type));
    }
    if (value instanceof Map<?, ?> map) {
      return map.values().stream().anyMatch(element -> occurIn(element, type));
    }
    return value == null
        || type.beans().contains(value.getClass())
            && BeanFields.of(value.getClass()).values().stream()
                .anyMatch(field -> occurIn(BeanFields.get(field, value), type));
  }
}

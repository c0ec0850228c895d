package dev.wirebench.qualification;

import static dev.wirebench.fresh.FreshValues.isModel;

import dev.wirebench.models.BeanFields;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what two values have in common that can change: a library that returns what it returned
 * before has not read it.
 */
final class SharedParts {
  private SharedParts() {}

  /**
   * @return the class of a part that both have, if there is one
   */
  static Optional<Class<?>> of(Object one, Object other) {
    Set<Object> parts = Collections.newSetFromMap(new IdentityHashMap<>());
    parts.addAll(parts(one));
    return parts(other).stream().filter(parts::contains).findFirst().map(Object::getClass);
  }

  /** Everything in a value that can change, itself first; what is empty cannot. */
  private static List<Object> parts(Object value) {
    List<Object> parts = new ArrayList<>();
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    push(value, open);
    while (!open.isEmpty()) {
      Object part = open.pop();
      if (canChange(part) && seen.add(part)) {
        parts.add(part);
        inside(part, open);
      }
    }
    return parts;
  }

  private static boolean canChange(Object part) {
    Class<?> type = part.getClass();
    if (type.isArray()) {
      return Array.getLength(part) > 0;
    }
    if (part instanceof Collection<?> collection) {
      return !collection.isEmpty();
    }
    if (part instanceof Map<?, ?> map) {
      return !map.isEmpty();
    }
    return isModel(type) && !type.isEnum();
  }

  private static void inside(Object part, Deque<Object> open) {
    if (part instanceof Object[] array) {
      for (Object element : array) {
        push(element, open);
      }
    } else if (part instanceof Collection<?> collection) {
      collection.forEach(element -> push(element, open));
    } else if (part instanceof Map<?, ?> map) {
      map.values().forEach(element -> push(element, open));
    } else if (!part.getClass().isArray()) {
      fields(part, open);
    }
  }

  private static void fields(Object bean, Deque<Object> open) {
    for (Class<?> type = bean.getClass(); isModel(type); type = type.getSuperclass()) {
      for (Field field : BeanFields.of(type).values()) {
        push(BeanFields.get(field, bean), open);
      }
    }
  }

  private static void push(Object part, Deque<Object> open) {
    if (part != null) {
      open.push(part);
    }
  }
}

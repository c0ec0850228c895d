package dev.wirebench.qualities.evolution;

import dev.wirebench.models.BeanFields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A bean as maps, lists and values of the JDK, by the names in its document: what can go to another
 * JVM, which lacks the class. Whatever stands in a field is kept, whether the field may hold it or
 * not: a library that writes fields past the compiler's checks puts anything there.
 */
final class ModelTree {
  private ModelTree() {}

  /** The tree of a bean; of anything else what it prints, or itself. */
  static Object of(Object value) {
    if (value == null || value instanceof Number || value instanceof Boolean) {
      return value;
    }
    if (value instanceof Collection<?> elements) {
      List<Object> tree = new ArrayList<>();
      elements.forEach(element -> tree.add(of(element)));
      return tree;
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> tree = new LinkedHashMap<>();
      map.forEach((key, entry) -> tree.put(String.valueOf(key), of(entry)));
      return tree;
    }
    return value.getClass().getName().startsWith("dev.wirebench.") && !(value instanceof Enum<?>)
        ? fields(value)
        : value.toString();
  }

  private static Map<String, Object> fields(Object bean) {
    Map<String, Object> tree = new LinkedHashMap<>();
    BeanFields.of(bean.getClass())
        .forEach((name, field) -> tree.put(name, of(BeanFields.get(field, bean))));
    return tree;
  }
}

package dev.wirebench.models;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The fields of a generated bean. */
public final class BeanFields {
  /** Found once for each class: documents may hold millions of beans. */
  private static final ClassValue<Map<String, Field>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Map<String, Field> computeValue(Class<?> bean) {
          return Collections.unmodifiableMap(find(bean));
        }
      };

  private BeanFields() {}

  /**
   * @return the fields by their names in the document, in the schema's order; they may be accessed
   */
  public static Map<String, Field> of(Class<?> bean) {
    return KNOWN.get(bean);
  }

  /** The content of one of these fields. */
  public static Object get(Field field, Object bean) {
    try {
      return field.get(bean);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("the field was made accessible", e);
    }
  }

  private static Map<String, Field> find(Class<?> bean) {
    Map<String, Field> fields = new LinkedHashMap<>();
    for (Field field : bean.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        JsonName name = field.getAnnotation(JsonName.class);
        fields.put(name == null ? field.getName() : name.value(), field);
      }
    }
    return fields;
  }
}

package dev.wirebench.models;

import dev.wirebench.base.ValueType;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A payload as nested maps and lists of the JDK, with strings, numbers and booleans in them, just
 * as they stand in the document: what an application without classes holds.
 */
public final class HeldMap {
  private HeldMap() {}

  /**
   * @param bean of the payload
   */
  @SuppressWarnings({"unchecked", "rawtypes"}) // Map.class is a Class of raw maps.
  public static <B> HeldClass<B, Map<String, Object>> of(HeldClass<B, B> bean) {
    return new HeldClass<>(
        (Class) Map.class,
        value -> (Map<String, Object>) tree(value),
        map -> bean.type().cast(value(bean.type(), map)));
  }

  private static Object tree(Object value) {
    if (value == null
        || value instanceof String
        || value instanceof Number
        || value instanceof Boolean) {
      return value;
    }
    if (value instanceof List<?> list) {
      return Copies.list(list, HeldMap::tree);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> tree = new LinkedHashMap<>();
      map.forEach((key, element) -> tree.put(key.toString(), tree(element)));
      return tree;
    }
    if (value instanceof byte[] bytes) {
      return Base64.getEncoder().encodeToString(bytes);
    }
    return PARSERS.containsKey(value.getClass()) || value instanceof Enum<?>
        ? value.toString()
        : bean(value);
  }

  private static Map<String, Object> bean(Object value) {
    Map<String, Object> tree = new LinkedHashMap<>();
    BeanFields.of(value.getClass())
        .forEach(
            (name, field) -> {
              try {
                tree.put(name, tree(field.get(value)));
              } catch (IllegalAccessException e) {
                throw new AssertionError(e);
              }
            });
    return tree;
  }

  /**
   * Makes a value of a library's tree of a document, whose maps, lists and numbers may be of any
   * class.
   */
  private static Object value(Type type, Object tree) {
    if (tree == null) {
      return null;
    }
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return tree instanceof Map<?, ?> map
          ? map(arguments[0], arguments[1], map)
          : Copies.list((List<?>) tree, element -> value(arguments[0], element));
    }
    Class<?> scalar = (Class<?>) type;
    Function<String, Object> parser = PARSERS.get(scalar);
    if (parser != null) {
      return parser.apply(tree.toString());
    }
    return scalar.isEnum() ? constant(scalar, tree.toString()) : bean(scalar, (Map<?, ?>) tree);
  }

  private static final Map<Class<?>, Function<String, Object>> PARSERS = parsers();

  private static Map<Class<?>, Function<String, Object>> parsers() {
    Map<Class<?>, Function<String, Object>> parsers = new LinkedHashMap<>();
    parsers.put(String.class, text -> text);
    parsers.put(byte[].class, Base64.getDecoder()::decode);
    parsers.put(Instant.class, Instant::parse);
    for (ValueType type : ValueType.values()) {
      parsers.put(type.type(), type::parse);
    }
    for (Class<?> type : List.of(int.class, Integer.class)) {
      parsers.put(type, text -> new BigDecimal(text).intValueExact());
    }
    for (Class<?> type : List.of(long.class, Long.class)) {
      parsers.put(type, text -> new BigDecimal(text).longValueExact());
    }
    for (Class<?> type : List.of(double.class, Double.class)) {
      parsers.put(type, Double::valueOf);
    }
    for (Class<?> type : List.of(float.class, Float.class)) {
      parsers.put(type, Float::valueOf);
    }
    for (Class<?> type : List.of(boolean.class, Boolean.class)) {
      parsers.put(type, Boolean::valueOf);
    }
    return parsers;
  }

  private static Map<Object, Object> map(Type key, Type element, Map<?, ?> tree) {
    Map<Object, Object> map = new LinkedHashMap<>();
    tree.forEach((name, value) -> map.put(value(key, name), value(element, value)));
    return map;
  }

  private static Object constant(Class<?> type, String name) {
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(type + " has no '" + name + "'");
  }

  private static Object bean(Class<?> type, Map<?, ?> tree) {
    try {
      Object bean = type.getConstructor().newInstance();
      for (Map.Entry<String, Field> field : BeanFields.of(type).entrySet()) {
        Object value = value(field.getValue().getGenericType(), tree.get(field.getKey()));
        if (value != null) {
          field.getValue().set(bean, value);
        }
      }
      return bean;
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(type + " cannot be made", e);
    }
  }
}

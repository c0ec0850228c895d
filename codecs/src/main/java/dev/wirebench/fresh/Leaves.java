package dev.wirebench.fresh;

import static dev.wirebench.fresh.FreshValues.isModel;

import dev.wirebench.models.BeanFields;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The leaves and lists inside a value of a payload, in the order of its fields. A leaf is a place
 * whose content holds no other value.
 */
public final class Leaves {
  private final List<Leaf> all = new ArrayList<>();
  private final List<List<Object>> lists = new ArrayList<>();

  /**
   * One leaf, and the way to replace its value.
   *
   * @param holder the bean or record that has it as a field; null for elements of lists and maps
   * @param name of the field; null where there is none
   * @param type the field's, or the class of the element
   * @param value null if the field is absent
   */
  public record Leaf(
      Object holder, String name, Class<?> type, Object value, Consumer<Object> set) {

    /** The field as all values of its class have it. */
    public String field() {
      return holder.getClass().getName() + "." + name;
    }
  }

  /**
   * Finds them.
   *
   * @param set replaces the whole value, which happens if it is a record
   */
  public static Leaves of(Object value, Consumer<Object> set) {
    Leaves leaves = new Leaves();
    leaves.add(new Leaf(null, null, Object.class, value, set));
    return leaves;
  }

  public List<Leaf> all() {
    return all;
  }

  public List<List<Object>> lists() {
    return lists;
  }

  @SuppressWarnings("unchecked")
  private void add(Leaf place) {
    Object value = place.value();
    if (value instanceof List<?> list) {
      lists.add((List<Object>) list);
      elements((List<Object>) list);
    } else if (value instanceof Map<?, ?> map) {
      values((Map<Object, Object>) map);
    } else if (value instanceof Record bean) {
      components(bean, place.set());
    } else if (value != null && isModel(value.getClass()) && !(value instanceof Enum<?>)) {
      fields(value);
    } else {
      all.add(place);
    }
  }

  private void elements(List<Object> list) {
    for (int i = 0; i < list.size(); i++) {
      int place = i;
      add(element(list.get(i), other -> list.set(place, other)));
    }
  }

  private void values(Map<Object, Object> map) {
    map.entrySet().forEach(entry -> add(element(entry.getValue(), entry::setValue)));
  }

  private static Leaf element(Object value, Consumer<Object> set) {
    return new Leaf(null, null, value == null ? Object.class : value.getClass(), value, set);
  }

  private void fields(Object bean) {
    for (Class<?> type = bean.getClass(); isModel(type); type = type.getSuperclass()) {
      for (Field field : BeanFields.of(type).values()) {
        Object value = BeanFields.get(field, bean);
        if (!Modifier.isFinal(field.getModifiers()) || isContainer(value)) {
          Consumer<Object> set = other -> set(field, bean, other);
          add(new Leaf(bean, field.getName(), field.getType(), value, set));
        }
      }
    }
  }

  /** Says whether a value can change itself, even in a field that cannot. */
  private static boolean isContainer(Object value) {
    return value instanceof List<?>
        || value instanceof Map<?, ?>
        || value != null
            && isModel(value.getClass())
            && !(value instanceof Enum<?>)
            && !(value instanceof Record);
  }

  /** A record cannot change: a new one takes its place, with all changes until then. */
  private void components(Record bean, Consumer<Object> set) {
    RecordComponent[] components = bean.getClass().getRecordComponents();
    Object[] values = Arrays.stream(components).map(one -> get(one, bean)).toArray();
    for (int i = 0; i < values.length; i++) {
      int place = i;
      Consumer<Object> change =
          other -> {
            values[place] = other;
            set.accept(made(bean.getClass(), components, values));
          };
      add(new Leaf(bean, components[i].getName(), components[i].getType(), values[i], change));
    }
  }

  private static Object made(Class<?> type, RecordComponent[] components, Object[] values) {
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object get(RecordComponent component, Record bean) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(bean);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void set(Field field, Object bean, Object value) {
    try {
      field.set(bean, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}

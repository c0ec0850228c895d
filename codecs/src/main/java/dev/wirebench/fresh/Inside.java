package dev.wirebench.fresh;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
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
import java.util.stream.Stream;

/**
 * The objects inside a value that was read, through whatever classes. They show whether something
 * was left to be decoded when it is first asked for. No operation would pay for that.
 *
 * <p>Of the classes of others every reference is followed. Collections and maps of the JDK are gone
 * through, and its other classes taken for leaves: none of them decodes anything.
 */
public final class Inside {
  /** The header of an object, that of an array with its length, and a text without its array. */
  private static final int OBJECT = 8;

  static final int ARRAY = 12;
  private static final int TEXT = 24;

  private static final String OUTER = "this$0";

  /** The references of each object, in the order of its fields or elements. */
  private final Map<Object, List<Object>> references = new IdentityHashMap<>();

  private Inside(Object root) {
    Deque<Object> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Object object = open.pop();
      if (!references.containsKey(object)) {
        List<Object> parts = parts(object);
        references.put(object, parts);
        parts.stream().filter(Inside::isOpen).forEach(open::push);
      }
    }
  }

  public static Inside of(Object value) {
    return new Inside(value);
  }

  /** Leaves out what another value has too: a library's own descriptions of its types, say. */
  public Inside without(Inside other) {
    references.keySet().removeAll(other.references.keySet());
    return this;
  }

  /**
   * Finds an object inside this value that has changed, after all of the value was asked for.
   *
   * @return the name of a class that has decoded something meanwhile, if there is one
   */
  public Optional<String> changedIn(Inside after) {
    for (Map.Entry<Object, List<Object>> entry : references.entrySet()) {
      Object object = entry.getKey();
      List<Object> now = after.references.get(object);
      if (now == null || !same(object, entry.getValue(), now)) {
        return Optional.of(object.getClass().getName());
      }
    }
    return Optional.empty();
  }

  private static boolean same(Object object, List<Object> before, List<Object> now) {
    if (before.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      if (before.get(i) != now.get(i) && !isViewOf(object, now.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A map makes the views of its keys and entries when they are asked for: they decode nothing. */
  private static boolean isViewOf(Object object, Object part) {
    if (!(object instanceof Map) || !(part instanceof Collection)) {
      return false;
    }
    try {
      Field outer = part.getClass().getDeclaredField(OUTER);
      outer.setAccessible(true);
      return outer.get(part) == object;
    } catch (NoSuchFieldException e) {
      return false;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The classes of all objects inside, each once. */
  public Stream<Class<?>> classes() {
    return references.keySet().stream().<Class<?>>map(Object::getClass).distinct();
  }

  /**
   * The fewest bytes that these objects and their texts take on a JVM with 64 bits and compact
   * headers (JEP 450). The JDK's other objects are left out, and so are objects that another value
   * has, too: those need not have been made for this one.
   */
  public long leastBytesBeside(Inside other) {
    Set<Object> own = objects();
    own.removeAll(other.objects());
    return own.stream().mapToLong(Inside::leastBytes).sum();
  }

  private Set<Object> objects() {
    Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
    objects.addAll(references.keySet());
    references.values().stream()
        .flatMap(List::stream)
        .filter(String.class::isInstance)
        .forEach(objects::add);
    return objects;
  }

  private static long leastBytes(Object object) {
    if (object instanceof String text) {
      return TEXT + ARRAY + text.length();
    }
    if (object.getClass().isArray()) {
      return ARRAY + raw(object);
    }
    return isOfJdk(object.getClass()) ? 0 : OBJECT;
  }

  /** Bytes and characters in arrays and buffers, without those of the JDK's own strings. */
  public long raw() {
    return references.keySet().stream().mapToLong(Inside::raw).sum();
  }

  private static long raw(Object object) {
    if (object instanceof byte[] bytes) {
      return bytes.length;
    }
    if (object instanceof char[] characters) {
      return characters.length;
    }
    return object instanceof ByteBuffer buffer ? buffer.remaining() : 0;
  }

  /** A class, a thread or the like is no part of a value. */
  private static boolean isOpen(Object part) {
    return part != null
        && !(part instanceof Enum<?>)
        && (part.getClass().isArray()
            || part instanceof Collection
            || part instanceof Map
            || part instanceof ByteBuffer
            || !isOfJdk(part.getClass()));
  }

  /** Only its modules have names: ours and the libraries are on the class path. */
  private static boolean isOfJdk(Class<?> type) {
    return type.getModule().isNamed();
  }

  private static List<Object> parts(Object object) {
    List<Object> parts = new ArrayList<>();
    Class<?> type = object.getClass();
    if (type.isArray()) {
      if (!type.getComponentType().isPrimitive()) {
        for (int i = 0; i < Array.getLength(object); i++) {
          parts.add(Array.get(object, i));
        }
      }
    } else if (!isOfJdk(type)) {
      fields(object, parts);
    } else if (object instanceof Collection<?> collection) {
      parts.addAll(collection);
    } else if (object instanceof Map<?, ?> map) {
      map.forEach(
          (key, value) -> {
            parts.add(key);
            parts.add(value);
          });
    }
    return parts;
  }

  private static void fields(Object object, List<Object> parts) {
    for (Class<?> type = object.getClass();
        type != null && !isOfJdk(type);
        type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
          parts.add(get(field, object));
        }
      }
    }
  }

  private static Object get(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}

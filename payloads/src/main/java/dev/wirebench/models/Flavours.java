package dev.wirebench.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Copies of a payload's classes that bear annotations, most of them for a library that generates
 * code; each flavour is a module of its own. Found by name, since a payload knows nothing of them.
 */
public final class Flavours {
  /** Beans with the numbers of the schema, as each library has an annotation for them. */
  public static final String NUMBERED = "numbered";

  /** Kotlin data classes with default values. */
  public static final String DEFAULTS = "defaults";

  /** Kotlin data classes with default values and the numbers of the schema. */
  public static final String NUMBERED_DATA = "numbered-data";

  private Flavours() {}

  /**
   * The classes of a flavour, in the order of the beans, with the enums, which all flavours share:
   * for codecs that register.
   *
   * @throws AbsentClass as {@link #of}
   */
  public static List<Class<?>> types(PayloadType<?> type, String flavour) {
    ClassLoader loader = of(type, flavour).type().getClassLoader();
    return type.beans().stream().<Class<?>>map(bean -> counterpart(bean, flavour, loader)).toList();
  }

  private static Class<?> counterpart(Class<?> bean, String flavour, ClassLoader loader) {
    if (bean.isEnum()) {
      return bean;
    }
    String beans = bean.getPackageName();
    String copies = beans.substring(0, beans.lastIndexOf('.') + 1) + flavour.replace("-", "");
    try {
      return Class.forName(copies + "." + bean.getSimpleName(), false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(flavour + " has no class for " + bean.getName(), e);
    }
  }

  /**
   * @param codec the id of a flavour: most have that of the codec whose library generates code
   * @throws AbsentClass with the reason, if this payload has no such classes
   */
  @SuppressWarnings("unchecked") // The conversions of a payload are from and to its bean.
  public static <B> HeldClass<B, ?> of(PayloadType<B> type, String codec) {
    String payload = type.getClass().getName();
    String name = payload.substring(0, payload.length() - "Payload".length()) + Camel.of(codec);
    try {
      ClassLoader loader = type.getClass().getClassLoader();
      return (HeldClass<B, ?>) Class.forName(name, true, loader).getMethod("flavour").invoke(null);
    } catch (ClassNotFoundException | NoSuchMethodException e) {
      throw new AbsentClass(
          "no classes of " + type.id() + " are generated for " + codec + why(type, codec));
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(name + " cannot be asked for its flavour", e);
    }
  }

  private static String why(PayloadType<?> type, String codec) {
    String file = PayloadFiles.path(type.id(), PayloadFiles.absent(codec));
    try (InputStream in = type.getClass().getClassLoader().getResourceAsStream(file)) {
      return in == null ? "" : ": " + new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

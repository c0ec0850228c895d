package dev.wirebench.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

/**
 * The classes that a library generates code for, each flavour in a module of its own. Found by
 * name, since a payload knows nothing of them.
 */
public final class Flavours {
  private Flavours() {}

  /**
   * @param codec the id of the codec whose library generates code
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

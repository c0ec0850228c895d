package dev.wirebench.models;

import java.lang.reflect.InvocationTargetException;

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
      return (HeldClass<B, ?>) Class.forName(name).getMethod("flavour").invoke(null);
    } catch (ClassNotFoundException | NoSuchMethodException e) {
      throw new AbsentClass("no classes of " + type.id() + " are generated for " + codec);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(name + " cannot be asked for its flavour", e);
    }
  }
}

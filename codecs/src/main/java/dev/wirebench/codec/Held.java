package dev.wirebench.codec;

import java.util.Locale;

/**
 * The kind of object that an application has in hand where a configuration's measured call begins,
 * and where it ends.
 */
public enum Held {
  /** A class of its own: a bean or a data class, with annotations where a library wants them. */
  OWN_CLASS,
  /**
   * An object of a class that the compiler of a schema wrote. The configuration's time does not
   * include the conversion from a class of the application's.
   */
  GENERATED_MESSAGE,
  /** Maps, lists and values of the JDK. */
  MAP;

  /** The name as it is printed: {@code generated message}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

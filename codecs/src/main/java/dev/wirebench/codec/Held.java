package dev.wirebench.codec;

import java.util.Locale;

/** What an application has in hand where a row's measured call begins, and where it ends. */
public enum Held {
  /** A class of its own: a bean or a data class, with annotations where a library wants them. */
  OWN_CLASS,
  /**
   * An object of a class that the compiler of a schema wrote. What it takes to get there from a
   * class of the application's is not in the row's time.
   */
  GENERATED_MESSAGE,
  /** Maps, lists and values of the JDK. */
  MAP;

  /** As it is printed: {@code generated message}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

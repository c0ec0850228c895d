package dev.wirebench.models;

import java.util.Locale;

/** Turns the ids of payloads and codecs into names of classes. */
public final class Camel {
  private Camel() {}

  /** {@code OrderEvent} for {@code order-event}. */
  public static String of(String id) {
    StringBuilder camel = new StringBuilder();
    for (String word : id.split("-")) {
      camel.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return camel.toString();
  }
}

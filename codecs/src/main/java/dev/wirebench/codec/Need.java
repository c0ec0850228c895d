package dev.wirebench.codec;

import java.util.Locale;

/** A thing that a codec asks of its users, apart from its library on the class path. */
public enum Need {
  /** A schema file of the messages. */
  SCHEMA,
  /** Annotations on the classes, without which it does not bind them. */
  ANNOTATIONS,
  /** Code that a processor, plugin or compiler of the library writes when the project is built. */
  GENERATED_CODE,
  /** Code for each class, written by hand. */
  HAND_WRITTEN_CODE,
  /** A list of the classes, in the same order at both ends. */
  REGISTRATION,
  /** Flags of the JVM. */
  FLAGS;

  /** The name as it is printed: {@code generated code}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

package dev.wirebench.models;

import com.google.protobuf.Message;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The classes of one payload; a codec binds to these. Generated from its schema, or written by hand
 * where the shape of the class is what the payload is about.
 *
 * @param <B> the Java bean of the payload
 */
public interface PayloadType<B> {
  /**
   * The libraries that an application in Kotlin has on its class path, whatever it serializes with.
   */
  List<String> KOTLIN =
      List.of("org.jetbrains.kotlin:kotlin-stdlib", "org.jetbrains.kotlin:kotlin-reflect");

  /** The payload's id as the user writes it: {@code order-event}. */
  String id();

  /** The Java bean itself. */
  HeldClass<B, B> bean();

  /**
   * Every bean and enum that a value can hold, the payload's own first: for codecs that register.
   */
  List<Class<?>> beans();

  /** The message that protoc generated. */
  HeldClass<B, ? extends Message> message();

  /**
   * The Kotlin data class.
   *
   * @throws AbsentClass with the reason, if Kotlin cannot hold the payload in data classes
   */
  HeldClass<B, ?> data();

  /**
   * The class for a library that reflects on Kotlin and Java classes alike. It is the data class,
   * or the Java class where that is the whole point.
   *
   * @throws AbsentClass with the reason, if there is neither
   */
  default HeldClass<B, ?> reflected() {
    return data();
  }

  /** The libraries that the bean itself needs on the class path, as {@code group:artifact}. */
  default List<String> libraries() {
    return List.of();
  }

  /**
   * The payload whose documents are read, if the classes here have but some of its fields: a
   * selective read.
   */
  default Optional<String> narrows() {
    return Optional.empty();
  }

  /** JSON names of the fields that the documents to read lack; those that are written have them. */
  default Set<String> leftOut() {
    return Set.of();
  }
}

package dev.wirebench.models;

import com.google.protobuf.Message;
import java.util.List;

/**
 * The classes of one payload. Generated from its schema; a codec binds to these.
 *
 * @param <B> the Java bean of the payload
 */
public interface PayloadType<B> {
  /** As the user writes it: {@code order-event}. */
  String id();

  /** The Java bean itself. */
  Flavour<B, B> bean();

  /**
   * Every bean and enum that a value can hold, the payload's own first: for codecs that register.
   */
  List<Class<?>> beans();

  /** The message that protoc generated. */
  Flavour<B, ? extends Message> message();

  /**
   * The Kotlin data class.
   *
   * @throws AbsentFlavour with the reason, if Kotlin cannot hold the payload in data classes
   */
  Flavour<B, ?> data();
}

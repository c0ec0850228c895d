package dev.wirebench.qualities;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.Payload;

/** A codec and a payload that it may not be able to carry. */
public final class Bound {
  private Bound() {}

  /** A use of a binding that nothing else has used. */
  public interface Use {
    Answer of(Binding<Object> binding, Payload<?> payload) throws Exception;
  }

  /**
   * Binds a codec to the classes that this JVM has for a payload.
   *
   * @param id of the payload
   * @return not applicable if the codec cannot carry it
   */
  @SuppressWarnings("unchecked")
  public static Answer use(Codec codec, String id, Use use) throws Exception {
    Payload<?> payload = Payload.load(id);
    Binding<Object> binding;
    try {
      binding = (Binding<Object>) codec.bind(payload.type());
    } catch (UnsupportedPayload | AbsentClass e) {
      return new Answer(Outcome.NOT_APPLICABLE, e.getMessage());
    }
    return use.of(binding, payload);
  }
}

package dev.wirebench.qualities.evolution;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Outcome;

/** What both programs of a side do with a codec. */
final class Programs {
  private Programs() {}

  /** Uses a binding of the side's own classes. */
  interface Use {
    Answer of(Binding<Object> binding, Payload<?> payload) throws Exception;
  }

  /**
   * Binds a codec to the classes that this JVM has for a case.
   *
   * @return not applicable if the codec cannot carry them
   */
  @SuppressWarnings("unchecked")
  static Answer bound(Codec codec, String id, Use use) throws Exception {
    Payload<?> payload = Payload.load(id);
    Binding<Object> binding;
    try {
      binding = (Binding<Object>) codec.bind(payload);
    } catch (UnsupportedPayload | AbsentClass e) {
      return new Answer(Outcome.NOT_APPLICABLE, e.getMessage());
    }
    return use.of(binding, payload);
  }
}

package dev.wirebench.qualities.use;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Outcome;

/**
 * One case, tried with a payload.
 *
 * @param input what shows it
 */
record Tried(String caseId, Codec codec, String about, String input, Trial trial)
    implements Attempt {

  /** What is done with a binding that nothing else has used. */
  interface Trial {
    Answer of(Binding<Object> binding, Payload<?> payload) throws Exception;
  }

  Tried(UseCase useCase, Codec codec, String payload, Trial trial) {
    this(useCase.id(), codec, payload, "", trial);
  }

  @Override
  @SuppressWarnings("unchecked")
  public Answer run() throws Exception {
    Payload<?> payload = Payload.load(about);
    Binding<Object> binding;
    try {
      binding = (Binding<Object>) codec.bind(payload);
    } catch (UnsupportedPayload | AbsentClass e) {
      return new Answer(Outcome.NOT_APPLICABLE, e.getMessage());
    }
    return trial.of(binding, payload);
  }

  @Override
  public Outcome thrown() {
    return Outcome.ERROR;
  }
}

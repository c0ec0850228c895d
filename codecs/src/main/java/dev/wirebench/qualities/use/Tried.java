package dev.wirebench.qualities.use;

import dev.wirebench.codec.Codec;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Bound;
import dev.wirebench.qualities.Outcome;

/** One case, tried with a payload. What shows it are bytes that the codec has written. */
record Tried(String caseId, Codec codec, String about, Bound.Use use) implements Attempt {

  Tried(UseCase useCase, Codec codec, String payload, Bound.Use use) {
    this(useCase.id(), codec, payload, use);
  }

  @Override
  public String input() {
    return "";
  }

  @Override
  public Answer run() throws Exception {
    return Bound.use(codec, about, use);
  }

  @Override
  public Outcome thrown() {
    return Outcome.ERROR;
  }
}

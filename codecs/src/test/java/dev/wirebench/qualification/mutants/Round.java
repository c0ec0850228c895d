package dev.wirebench.qualification.mutants;

import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadType;

/**
 * A bound codec, which writes and reads models.
 *
 * @param readsDocuments whether it reads the payload's documents, too
 */
record Round(ClassBinding<?, Object> binding, boolean readsDocuments) {
  @SuppressWarnings("unchecked")
  static Round of(Codec codec, PayloadType<?> type) {
    return new Round((ClassBinding<?, Object>) codec.bind(type), codec.traits().readsDocuments());
  }

  byte[] written(Object model) throws Exception {
    return binding.serialize(binding.fromModel(model));
  }

  Object read(byte[] bytes) throws Exception {
    Object value = binding.deserialize(bytes.clone());
    return value == null ? null : binding.toModel(value);
  }

  /** Writes and reads all values. */
  void run(Payload<?> payload) throws Exception {
    for (int i = 0; i < payload.values().size(); i++) {
      read(written(payload.values().get(i)));
      if (readsDocuments) {
        read(payload.inputs().get(i));
      }
    }
  }
}

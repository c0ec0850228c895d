package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.BufferBinding;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.OkioBinding;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import java.util.Optional;

/** A library's APIs, each seen as one of bytes, so that one contract holds for all media. */
final class Views {
  private Views() {}

  /**
   * A binding seen through one medium.
   *
   * @return nothing if the library has no such API
   */
  @SuppressWarnings("unchecked")
  static Optional<Binding<Object>> of(Medium medium, Binding<Object> binding) {
    return switch (medium) {
      case BYTES -> Optional.of(binding);
      case BUFFER ->
          binding instanceof BufferBinding<?> buffers
              ? Optional.of(new BufferAsBytes(binding, (BufferBinding<Object>) buffers))
              : Optional.empty();
      case STRING ->
          binding instanceof TextBinding<?> text
              ? Optional.of(text(binding, (TextBinding<Object>) text))
              : Optional.empty();
      case STREAM ->
          binding instanceof StreamBinding<?> streams
              ? Optional.of(new StreamAsBytes(binding, (StreamBinding<Object>) streams))
              : Optional.empty();
      case OKIO ->
          binding instanceof OkioBinding<?> buffers
              ? Optional.of(new OkioAsBytes(binding, (OkioBinding<Object>) buffers))
              : Optional.empty();
    };
  }

  private static Binding<Object> text(Binding<Object> binding, TextBinding<Object> text) {
    return binding instanceof TextTreeBinding tree
        ? new TextAsBytes.WithTree(binding, text, tree)
        : new TextAsBytes(binding, text);
  }
}

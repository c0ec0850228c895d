package dev.wirebench.campaign;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.OkioBinding;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.TextTreeBinding;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an operation takes and returns. Rows of different media never share a table. */
public enum Medium {
  BYTES("byte[]", "dev.wirebench.jmh.Bytes"),
  STRING("String", "dev.wirebench.jmh.Text"),
  STREAM("stream", "dev.wirebench.jmh.Streams"),
  OKIO("Okio", "dev.wirebench.jmh.Okio");

  private final String type;
  private final String benchmarks;

  Medium(String type, String benchmarks) {
    this.type = type;
    this.benchmarks = benchmarks;
  }

  /** As the user writes it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The medium with this label. */
  public static Medium of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Medium::label).toList();
  }

  /** The Java type, for headings. */
  public String type() {
    return type;
  }

  /** Full name of the class with this medium's benchmarks. */
  String benchmarks() {
    return benchmarks;
  }

  /**
   * A binding seen through this medium, as bytes, so that one contract holds for all media.
   *
   * @return nothing if the library has no such API
   */
  @SuppressWarnings("unchecked")
  Optional<Binding<Object>> view(Binding<Object> binding) {
    return switch (this) {
      case BYTES -> Optional.of(binding);
      case STRING ->
          binding instanceof TextBinding<?> text
              ? Optional.of(textView(binding, (TextBinding<Object>) text))
              : Optional.empty();
      case STREAM ->
          binding instanceof StreamBinding<?> streams
              ? Optional.of(new StreamView(binding, (StreamBinding<Object>) streams))
              : Optional.empty();
      case OKIO ->
          binding instanceof OkioBinding<?> buffers
              ? Optional.of(new OkioView(binding, (OkioBinding<Object>) buffers))
              : Optional.empty();
    };
  }

  private static Binding<Object> textView(Binding<Object> binding, TextBinding<Object> text) {
    return binding instanceof TextTreeBinding tree
        ? new TextView.WithTree(binding, text, tree)
        : new TextView(binding, text);
  }
}

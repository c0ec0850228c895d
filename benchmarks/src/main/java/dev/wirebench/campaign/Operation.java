package dev.wirebench.campaign;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.TreeBinding;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** A benchmark method, and what a binding must offer to be measured by it. */
public enum Operation {
  SERIALIZE("dev.wirebench.jmh.Bytes.serialize", Binding.class),
  DESERIALIZE("dev.wirebench.jmh.Bytes.deserialize", Binding.class),
  PARSE("dev.wirebench.jmh.Bytes.parse", TreeBinding.class);

  private final String benchmark;
  private final Class<?> needs;

  Operation(String benchmark, Class<?> needs) {
    this.benchmark = benchmark;
    this.needs = needs;
  }

  /** As the user writes it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The operation with this label. */
  public static Operation of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  /** The full name of the JMH benchmark. */
  public String benchmark() {
    return benchmark;
  }

  boolean offeredBy(Object binding) {
    return needs.isInstance(binding);
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Operation::label).toList();
  }
}

package dev.wirebench.codec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is measured: a benchmark method of that name, and what a binding must offer for it. */
public enum Operation {
  SERIALIZE(Binding.class),
  DESERIALIZE(Binding.class),
  PARSE(TreeBinding.class),
  /**
   * From the payload's bean to what the application holds, and back: what no other operation
   * counts. Only where that is another object than the bean, and without any medium.
   */
  CONVERT(Binding.class);

  private final Class<?> needs;

  Operation(Class<?> needs) {
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

  /** Whether a binding has it. */
  public boolean offeredBy(Object binding) {
    return needs.isInstance(binding);
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Operation::label).toList();
  }

  /** The label: what sentences and tables say. */
  @Override
  public String toString() {
    return label();
  }
}

package dev.wirebench.models.build;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Descriptors.FieldDescriptor.Type;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.models.Instants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes another value of a message: whatever it holds is replaced, the defaults of fields that
 * cannot be absent too. What is absent stays so, and what is empty.
 */
final class Variation {
  private static final int ATTEMPTS = 1000;

  /** A rule for the changes of scalars and sizes. */
  interface Rule {
    /** Says whether an optional scalar that is there is left out; none is by default. */
    default boolean leavesOut() {
      return false;
    }

    /**
     * Chooses the elements of a list, or the entries of a map, of which the other value has one: at
     * least one. By default, each stays in its place.
     *
     * @param size how many there are, at least 1
     * @return their indexes; one that comes up again stands for a further element like it
     */
    default List<Integer> elements(int size) {
      return IntStream.range(0, size).boxed().toList();
    }

    /** The rule for elements beyond those that there were: they are to repeat none. */
    default Rule forMore() {
      return this;
    }

    String string(String value);

    /**
     * Chooses the text of a field that has few.
     *
     * @param choices all of them, two at least
     */
    String choice(String value, List<String> choices);

    int int32(int value);

    long int64(long value);

    double float64(double value);

    float float32(float value);

    boolean bool(boolean value);

    byte[] bytes(byte[] value);

    /** Within the years 1 to 9999. */
    Instant instant(Instant value);

    /**
     * @param names the names of all values of the enum
     */
    String enumValue(String name, List<String> names);
  }

  private final Rule rule;

  Variation(Rule rule) {
    this.rule = rule;
  }

  Message of(Message message) {
    Message.Builder builder = message.toBuilder();
    for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
      if (field.isRepeated()) {
        builder.setField(field, elements(field, (List<?>) message.getField(field)));
      } else if (isOptional(field) && message.hasField(field) && rule.leavesOut()) {
        builder.clearField(field);
      } else if (!field.hasPresence() || message.hasField(field)) {
        builder.setField(field, single(field, message.getField(field)));
      }
    }
    return builder.build();
  }

  /**
   * A message may be what a payload is about, and one member of a {@code oneof} has to be there.
   */
  private static boolean isOptional(FieldDescriptor field) {
    return field.hasPresence()
        && field.getJavaType() != JavaType.MESSAGE
        && field.getRealContainingOneof() == null;
  }

  private List<Object> elements(FieldDescriptor field, List<?> elements) {
    List<Object> varied = new ArrayList<>();
    Set<Object> keys = new HashSet<>();
    Set<Integer> met = new HashSet<>();
    for (int i : elements.isEmpty() ? List.<Integer>of() : rule.elements(elements.size())) {
      Variation variation = met.add(i) ? this : new Variation(rule.forMore());
      Object element = elements.get(i);
      if (!field.isMapField()) {
        varied.add(variation.single(field, element));
      } else {
        variation.entry((Message) element, keys).ifPresent(varied::add);
      }
    }
    return varied;
  }

  /** Nothing if there are no more keys: one that comes up twice would take the other's place. */
  private Optional<Message> entry(Message entry, Set<Object> taken) {
    FieldDescriptor key = MapEntries.key(entry);
    FieldDescriptor value = MapEntries.value(entry);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Object candidate = single(key, entry.getField(key));
      if (taken.add(candidate)) {
        return Optional.of(
            entry.toBuilder()
                .setField(key, candidate)
                .setField(value, single(value, entry.getField(value)))
                .build());
      }
    }
    return Optional.empty();
  }

  private Object single(FieldDescriptor field, Object value) {
    return switch (field.getJavaType()) {
      case STRING -> {
        List<String> choices = Choices.of(field);
        yield switch (choices.size()) {
          case 0 -> rule.string((String) value);
          case 1 -> value;
          default -> rule.choice((String) value, choices);
        };
      }
      case INT -> {
        int varied = rule.int32((Integer) value);
        yield field.getType() == Type.UINT32 || field.getType() == Type.FIXED32
            ? varied & Integer.MAX_VALUE
            : varied;
      }
      case LONG -> {
        long varied = rule.int64((Long) value);
        yield field.getType() == Type.UINT64 || field.getType() == Type.FIXED64
            ? varied & Long.MAX_VALUE
            : varied;
      }
      case DOUBLE -> rule.float64((Double) value);
      case FLOAT -> rule.float32((Float) value);
      case BOOLEAN -> rule.bool((Boolean) value);
      case BYTE_STRING -> ByteString.copyFrom(rule.bytes(((ByteString) value).toByteArray()));
      case ENUM -> {
        List<String> names =
            field.getEnumType().getValues().stream().map(EnumValueDescriptor::getName).toList();
        String name = ((EnumValueDescriptor) value).getName();
        yield field.getEnumType().findValueByName(rule.enumValue(name, names));
      }
      case MESSAGE ->
          value instanceof Timestamp timestamp
              ? Instants.toMessage(rule.instant(Instants.toBean(timestamp)))
              : of((Message) value);
    };
  }
}

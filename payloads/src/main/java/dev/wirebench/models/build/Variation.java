package dev.wirebench.models.build;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Descriptors.FieldDescriptor.Type;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.base.ValueType;
import dev.wirebench.models.Instants;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/**
 * Makes another value of a message: whatever it holds is replaced, the defaults of fields that
 * cannot be absent too. What is absent stays so, and what is empty.
 */
final class Variation {
  private static final int ATTEMPTS = 1000;

  private static final ZoneOffset UTC = ZoneOffset.UTC;

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

    BigDecimal decimal(BigDecimal value);

    BigInteger integer(BigInteger value);

    UUID uuid(UUID value);

    Duration duration(Duration value);

    /**
     * Moves a time a little if libraries print it in two ways. Formatters leave out zeros at the
     * end of a fraction, and {@code toString} does not; for seconds that are zero it is the other
     * way round.
     */
    private static Instant ofOneForm(Instant time) {
      int nanos = time.getNano();
      if (nanos == 0) {
        return time.getEpochSecond() % 60 == 0 ? time.plusSeconds(1) : time;
      }
      int unit = nanos % 1_000_000 == 0 ? 1_000_000 : nanos % 1000 == 0 ? 1000 : 1;
      return nanos / unit % 10 == 0 ? time.plusNanos(unit) : time;
    }

    /** The text of another value of the type that a text stands for. */
    default String value(ValueType type, String text) {
      return switch (type) {
        case DECIMAL -> decimal(new BigDecimal(text)).toString();
        case INTEGER -> integer(new BigInteger(text)).toString();
        case UUID -> uuid(UUID.fromString(text)).toString();
        case DATE -> {
          Instant midnight = LocalDate.parse(text).atStartOfDay().toInstant(UTC);
          yield LocalDate.ofInstant(instant(midnight), UTC).toString();
        }
        case DATE_TIME -> {
          Instant time = LocalDateTime.parse(text).toInstant(UTC);
          yield LocalDateTime.ofInstant(ofOneForm(instant(time)), UTC).toString();
        }
        case OFFSET_DATE_TIME -> {
          OffsetDateTime time = OffsetDateTime.parse(text);
          yield ofOneForm(instant(time.toInstant())).atOffset(time.getOffset()).toString();
        }
        case DURATION -> duration(Duration.parse(text)).toString();
      };
    }

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
        Optional<ValueType> type = JsonOptions.valueType(field);
        if (type.isPresent()) {
          yield rule.value(type.get(), (String) value);
        }
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

package dev.wirebench.models.build;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.Type;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import dev.wirebench.models.Instants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes another value of a message: every field that is set is replaced, none is added. */
final class Variation {
  private static final int ATTEMPTS = 1000;

  /** How the scalars change. */
  interface Rule {
    String string(String value);

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
    for (Map.Entry<FieldDescriptor, Object> entry : message.getAllFields().entrySet()) {
      builder.setField(entry.getKey(), of(entry.getKey(), entry.getValue()));
    }
    return builder.build();
  }

  private Object of(FieldDescriptor field, Object value) {
    if (field.isMapField()) {
      return entries((List<?>) value);
    }
    return value instanceof List<?> list
        ? list.stream().map(element -> single(field, element)).toList()
        : single(field, value);
  }

  /** As many as before: a key that comes up twice would take the other's place. */
  private List<Message> entries(List<?> entries) {
    Set<Object> keys = new HashSet<>();
    List<Message> varied = new ArrayList<>();
    for (Object element : entries) {
      Message entry = (Message) element;
      FieldDescriptor key = MapEntries.key(entry);
      FieldDescriptor value = MapEntries.value(entry);
      varied.add(
          entry.toBuilder()
              .setField(key, newKey(key, entry.getField(key), keys))
              .setField(value, single(value, entry.getField(value)))
              .build());
    }
    return varied;
  }

  private Object newKey(FieldDescriptor field, Object old, Set<Object> taken) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Object key = single(field, old);
      if (taken.add(key)) {
        return key;
      }
    }
    throw new IllegalStateException("no other key like " + old + " for " + field.getFullName());
  }

  private Object single(FieldDescriptor field, Object value) {
    return switch (field.getJavaType()) {
      case STRING -> rule.string((String) value);
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

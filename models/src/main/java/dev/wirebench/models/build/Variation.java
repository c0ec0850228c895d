package dev.wirebench.models.build;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import java.util.List;
import java.util.Map;

/** Makes another value of a message: every field that is set is replaced, none is added. */
final class Variation {
  /** How the scalars change. */
  interface Rule {
    String string(String value);

    int int32(int value);

    long int64(long value);

    double float64(double value);

    float float32(float value);

    boolean bool(boolean value);
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
    return value instanceof List<?> list
        ? list.stream().map(element -> single(field, element)).toList()
        : single(field, value);
  }

  private Object single(FieldDescriptor field, Object value) {
    return switch (field.getJavaType()) {
      case STRING -> rule.string((String) value);
      case INT -> rule.int32((Integer) value);
      case LONG -> rule.int64((Long) value);
      case DOUBLE -> rule.float64((Double) value);
      case FLOAT -> rule.float32((Float) value);
      case BOOLEAN -> rule.bool((Boolean) value);
      case MESSAGE -> of((Message) value);
      case ENUM, BYTE_STRING -> value;
    };
  }
}

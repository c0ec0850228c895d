package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * The check for fields that a record does not know. Jackson itself ignores unknown fields of
 * records that have unwrapped groups.
 */
public final class KnownFields {
  private static final ObjectMapper MAPPER = JsonMapper.builder().build();

  /** The types of a record's fields as they are written, or of the elements of lists, by name. */
  private static final ClassValue<Map<String, Class<?>>> FIELDS =
      new ClassValue<>() {
        @Override
        protected Map<String, Class<?>> computeValue(Class<?> record) {
          Map<String, Class<?>> fields = new HashMap<>();
          MAPPER
              .getSerializationConfig()
              .introspect(MAPPER.constructType(record))
              .findProperties()
              .forEach(
                  field -> {
                    if (field.getAccessor().hasAnnotation(JsonUnwrapped.class)) {
                      fields.putAll(get(field.getRawPrimaryType()));
                    } else {
                      fields.put(field.getName(), ofOne(field.getPrimaryType()));
                    }
                  });
          return fields;
        }
      };

  private KnownFields() {}

  private static Class<?> ofOne(JavaType type) {
    return (type.isCollectionLikeType() ? type.getContentType() : type).getRawClass();
  }

  /** The first field of an object that a record, or a record in it, does not know. */
  public static Optional<String> firstUnknown(JsonNode object, Class<?> record) {
    Map<String, Class<?>> known = FIELDS.get(record);
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      Class<?> type = known.get(field.getKey());
      if (type == null) {
        return Optional.of(field.getKey());
      }
      Optional<String> within =
          type.isRecord() ? firstUnknownWithin(field.getValue(), type) : Optional.empty();
      if (within.isPresent()) {
        return within;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> firstUnknownWithin(JsonNode value, Class<?> record) {
    return value.isArray()
        ? StreamSupport.stream(value.spliterator(), false)
            .flatMap(element -> firstUnknown(element, record).stream())
            .findFirst()
        : firstUnknown(value, record);
  }
}

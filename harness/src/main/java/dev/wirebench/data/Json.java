package dev.wirebench.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.wirebench.report.input.KnownFields;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The mappers that write and read the files of a run. */
public final class Json {
  public static final ObjectMapper LINE = settings().build();

  /**
   * A mapper that also refuses whatever none of these writes. Examples are a name twice, something
   * after the end, or a number that is missing or written as a text.
   */
  public static final ObjectMapper STRICT =
      settings()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  public static final ObjectMapper INDENTED =
      LINE.copy().enable(SerializationFeature.INDENT_OUTPUT);

  private Json() {}

  /**
   * Reads a record with {@link #STRICT}.
   *
   * @throws JsonProcessingException also if the tree has a field that the record does not know
   */
  public static <T> T read(JsonNode tree, Class<T> record) throws JsonProcessingException {
    T content = STRICT.treeToValue(tree, record);
    Optional<String> unknown = KnownFields.firstUnknown(tree, record);
    if (unknown.isPresent()) {
      throw UnrecognizedPropertyException.from(
          STRICT.treeAsTokens(tree), record, unknown.get(), List.of());
    }
    return content;
  }

  private static JsonMapper.Builder settings() {
    return JsonMapper.builder()
        .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
        .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
        .addModule(
            new SimpleModule()
                .addSerializer(Instant.class, ToStringSerializer.instance)
                .addDeserializer(Instant.class, new InstantReader()));
  }

  /** Instants in ISO 8601: all that the java.time module would be needed for. */
  private static final class InstantReader extends FromStringDeserializer<Instant> {
    private static final long serialVersionUID = 1L;

    InstantReader() {
      super(Instant.class);
    }

    @Override
    protected Instant _deserialize(String value, DeserializationContext context) {
      return Instant.parse(value);
    }
  }
}

package dev.wirebench.base;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.time.Instant;

/** How the files of a run are written and read. */
public final class Json {
  public static final ObjectMapper LINE =
      JsonMapper.builder()
          .enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
          .enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING)
          .addModule(
              new SimpleModule()
                  .addSerializer(Instant.class, ToStringSerializer.instance)
                  .addDeserializer(Instant.class, new InstantReader()))
          .build();

  public static final ObjectMapper INDENTED =
      LINE.copy().enable(SerializationFeature.INDENT_OUTPUT);

  private Json() {}

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

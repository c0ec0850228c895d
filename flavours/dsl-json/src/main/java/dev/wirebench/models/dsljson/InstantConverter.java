package dev.wirebench.models.dsljson;

import com.dslplatform.json.JsonConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import java.io.IOException;
import java.time.Instant;

/** Instants as ISO 8601 text; DSL-JSON has no converter for them. */
@JsonConverter(target = Instant.class)
public abstract class InstantConverter {
  private InstantConverter() {}

  public static Instant read(JsonReader<?> reader) throws IOException {
    return reader.wasNull() ? null : Instant.parse(reader.readSimpleString());
  }

  public static void write(JsonWriter writer, Instant value) {
    if (value == null) {
      writer.writeNull();
    } else {
      writer.writeAscii('"' + value.toString() + '"');
    }
  }
}

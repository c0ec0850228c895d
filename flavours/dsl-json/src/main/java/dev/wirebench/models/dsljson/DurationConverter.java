package dev.wirebench.models.dsljson;

import com.dslplatform.json.JsonConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import java.io.IOException;
import java.time.Duration;

/** Durations as ISO 8601 text; DSL-JSON has no converter for them. */
@JsonConverter(target = Duration.class)
public abstract class DurationConverter {
  private DurationConverter() {}

  public static Duration read(JsonReader<?> reader) throws IOException {
    return reader.wasNull() ? null : Duration.parse(reader.readSimpleString());
  }

  public static void write(JsonWriter writer, Duration value) {
    if (value == null) {
      writer.writeNull();
    } else {
      writer.writeAscii('"' + value.toString() + '"');
    }
  }
}

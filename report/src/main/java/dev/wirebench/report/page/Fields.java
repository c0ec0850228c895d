package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Collection;
import java.util.Map;

/** Fields of the page's data. What is not known, or no finite number, is left out or null. */
final class Fields {
  /** Far below the noise of any fork, and half the size of a double in full. */
  private static final MathContext DIGITS = new MathContext(7);

  private Fields() {}

  static void number(JsonGenerator json, String name, double value) throws IOException {
    if (Double.isFinite(value)) {
      json.writeFieldName(name);
      write(json, value);
    }
  }

  static void numbers(JsonGenerator json, String name, double[] values) throws IOException {
    json.writeArrayFieldStart(name);
    for (double value : values) {
      write(json, value);
    }
    json.writeEndArray();
  }

  static void write(JsonGenerator json, double value) throws IOException {
    if (Double.isFinite(value)) {
      json.writeNumber(new BigDecimal(value).round(DIGITS).stripTrailingZeros().toString());
    } else {
      json.writeNull();
    }
  }

  static void integers(JsonGenerator json, String name, int[] values) throws IOException {
    json.writeFieldName(name);
    json.writeArray(values, 0, values.length);
  }

  static void strings(JsonGenerator json, String name, Collection<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  static void pairs(JsonGenerator json, String name, Map<String, String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (Map.Entry<String, String> value : values.entrySet()) {
      json.writeStartArray();
      json.writeString(value.getKey());
      json.writeString(value.getValue());
      json.writeEndArray();
    }
    json.writeEndArray();
  }
}

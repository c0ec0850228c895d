package dev.wirebench.qualities;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the cases from their file; not in the JVM of a codec, which has no library for that. */
final class ConformanceCases {
  private static final String RESOURCE = "/dev/wirebench/conformance.yaml";

  private static final YAMLMapper MAPPER =
      YAMLMapper.builder().enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING).build();

  private ConformanceCases() {}

  static List<ConformanceCase> read() {
    try (InputStream in = ConformanceCases.class.getResourceAsStream(RESOURCE)) {
      List<ConformanceCase> cases = new ArrayList<>();
      for (JsonNode entry : MAPPER.readTree(in)) {
        cases.add(read(entry));
      }
      return List.copyOf(cases);
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
  }

  /** Jackson itself ignores unknown fields of records that have unwrapped groups. */
  static ConformanceCase read(JsonNode entry) throws IOException {
    ConformanceCase read = MAPPER.treeToValue(entry, ConformanceCase.class);
    JsonNode known = MAPPER.valueToTree(read);
    for (Map.Entry<String, JsonNode> field : entry.properties()) {
      if (!known.has(field.getKey())) {
        throw UnrecognizedPropertyException.from(
            MAPPER.treeAsTokens(entry), ConformanceCase.class, field.getKey(), List.of());
      }
    }
    return read;
  }
}

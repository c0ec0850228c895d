package dev.wirebench.qualities;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Reads the cases from their file; not in the JVM of a codec, which has no library for that. */
final class ConformanceCases {
  private static final String RESOURCE = "/dev/wirebench/conformance.yaml";

  private ConformanceCases() {}

  static List<ConformanceCase> read() {
    YAMLMapper mapper =
        YAMLMapper.builder().enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING).build();
    try (InputStream in = ConformanceCases.class.getResourceAsStream(RESOURCE)) {
      return mapper.readValue(in, new TypeReference<List<ConformanceCase>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
  }
}

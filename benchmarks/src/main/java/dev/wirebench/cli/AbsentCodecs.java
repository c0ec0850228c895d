package dev.wirebench.cli;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The libraries of the data file {@code absent-codecs.yaml}, which have no codec. */
final class AbsentCodecs {
  private static final String FILE = "/dev/wirebench/absent-codecs.yaml";

  private AbsentCodecs() {}

  /** Why there is no codec, by the id that it would have. */
  static Map<String, String> all() {
    try (InputStream in = AbsentCodecs.class.getResourceAsStream(FILE)) {
      return new YAMLMapper().readValue(in, new TypeReference<LinkedHashMap<String, String>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }
}

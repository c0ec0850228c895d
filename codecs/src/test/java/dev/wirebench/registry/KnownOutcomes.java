package dev.wirebench.registry;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/** What the data files say of codecs, for the tests that hold it to be true. */
public final class KnownOutcomes {
  private KnownOutcomes() {}

  /** By codec, how the sentence begins that says what becomes of values that hold each other. */
  public static Map<String, String> circularReferences() {
    return read("circular-references.yaml", new TypeReference<>() {});
  }

  /** By codec and payload, how the reason begins for which it is not measured. */
  public static Map<String, Map<String, String>> exclusions() {
    return read("exclusions.yaml", new TypeReference<>() {});
  }

  /** By codec and payload, how the sentence begins for which it is marked. */
  public static Map<String, Map<String, String>> defects() {
    return read("defects.yaml", new TypeReference<>() {});
  }

  private static <T> T read(String name, TypeReference<T> type) {
    String resource = "/dev/wirebench/" + name;
    try (InputStream in = KnownOutcomes.class.getResourceAsStream(resource)) {
      return new YAMLMapper().readValue(in, type);
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}

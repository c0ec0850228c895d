package dev.wirebench.campaign;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The suites of the data file {@code suites.yaml}. */
public final class Suites {
  private static final String FILE = "/dev/wirebench/suites.yaml";

  private Suites() {}

  /** Suites by name, in the order of the file. */
  public static Map<String, Suite> all() {
    try (InputStream in = Suites.class.getResourceAsStream(FILE)) {
      return new YAMLMapper().readValue(in, new TypeReference<LinkedHashMap<String, Suite>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }
}

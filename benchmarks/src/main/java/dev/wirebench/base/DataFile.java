package dev.wirebench.base;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The YAML files that come with the benchmarks: suites, profiles, what is known of codecs. */
public final class DataFile {
  private static final String FOLDER = "/dev/wirebench/";
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder().enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING).build();

  private DataFile() {}

  /**
   * @param name without its folder: {@code suites.yaml}
   */
  public static <T> T read(String name, TypeReference<T> type) {
    String resource = FOLDER + name;
    try (InputStream in = DataFile.class.getResourceAsStream(resource)) {
      return MAPPER.readValue(in, type);
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}

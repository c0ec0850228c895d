package dev.wirebench.data;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;

/** The YAML files that come with the benchmarks: suites, profiles, what is known of codecs. */
public final class DataFile {
  private static final String FOLDER = "dev/wirebench/";
  private static final YAMLMapper MAPPER =
      YAMLMapper.builder().enable(DeserializationFeature.READ_ENUMS_USING_TO_STRING).build();

  private DataFile() {}

  /**
   * Reads a file.
   *
   * @param name without its folder: {@code profiles.yaml}
   */
  public static <T> T read(String name, TypeReference<T> type) {
    return read(DataFile.class.getResource("/" + FOLDER + name), type);
  }

  /**
   * Reads the files of one name in all modules of the program.
   *
   * @param name without its folder: {@code suites.yaml}
   */
  public static <T> List<T> readAll(String name, TypeReference<T> type) {
    return DataFile.class
        .getClassLoader()
        .resources(FOLDER + name)
        .map(file -> read(file, type))
        .toList();
  }

  private static <T> T read(URL file, TypeReference<T> type) {
    try (InputStream in = file.openStream()) {
      return MAPPER.readValue(in, type);
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }
}

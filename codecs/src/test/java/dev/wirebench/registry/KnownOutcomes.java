package dev.wirebench.registry;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The outcomes that {@code outcomes.yaml} has of a codec, for the tests that hold them to be true.
 */
public record KnownOutcomes(
    String circular, Map<String, String> excluded, Map<String, String> marked) {
  private static final String RESOURCE = "/dev/wirebench/outcomes.yaml";
  private static final Map<String, KnownOutcomes> ALL = read();
  private static final KnownOutcomes NONE = new KnownOutcomes("no entry", null, null);

  public KnownOutcomes {
    excluded = excluded == null ? Map.of() : excluded;
    marked = marked == null ? Map.of() : marked;
  }

  /** The codecs that have an entry. */
  public static Set<String> codecs() {
    return ALL.keySet();
  }

  /** The outcomes of a codec; without an entry, none that excludes or marks it. */
  public static KnownOutcomes of(String codec) {
    return ALL.getOrDefault(codec, NONE);
  }

  private static Map<String, KnownOutcomes> read() {
    try (InputStream in = KnownOutcomes.class.getResourceAsStream(RESOURCE)) {
      return new YAMLMapper().readValue(in, new TypeReference<TreeMap<String, KnownOutcomes>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(RESOURCE, e);
    }
  }
}

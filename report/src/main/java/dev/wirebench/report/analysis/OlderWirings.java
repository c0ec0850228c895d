package dev.wirebench.report.analysis;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.report.input.CodecInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * Configurations whose calls have changed since runs were recorded: what such a run measured, and
 * what the change costs.
 */
public final class OlderWirings {
  private static final String NAME = "older-wirings.yaml";
  private static final List<Wiring> ALL = read();

  /**
   * As the file has it.
   *
   * @param codecs ids
   * @param now words of the configuration's sentence that a run with today's calls has recorded
   * @param then one sentence for runs without them
   */
  private record Wiring(List<String> codecs, String now, String then) {
    boolean isOf(CodecInfo codec) {
      return codecs.contains(Release.codec(codec.id())) && !codec.configuration().contains(now);
    }
  }

  private OlderWirings() {}

  private static List<Wiring> read() {
    try (InputStream in = OlderWirings.class.getResourceAsStream(NAME)) {
      return new YAMLMapper().readValue(in, new TypeReference<List<Wiring>>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(NAME, e);
    }
  }

  /** What a reader must know of the codec's times in its run; empty if it is called as today. */
  public static String of(CodecInfo codec) {
    return ALL.stream()
        .filter(wiring -> wiring.isOf(codec))
        .map(Wiring::then)
        .findFirst()
        .orElse("");
  }
}

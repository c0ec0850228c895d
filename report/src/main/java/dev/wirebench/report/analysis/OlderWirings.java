package dev.wirebench.report.analysis;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.report.coordinates.RowRelease;
import dev.wirebench.report.input.CodecInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/**
 * Configurations whose calls have changed since runs were recorded: what such a run measured, and
 * what the change costs.
 */
public final class OlderWirings {
  private static final String NAME = "older-wirings.yaml";
  private static final List<Wiring> ALL = read();

  /**
   * An entry of the file.
   *
   * @param configurations words of the sentence that older runs have recorded, by codec
   * @param says one sentence for these runs
   */
  private record Wiring(Map<String, String> configurations, String says) {
    boolean isOf(CodecInfo codec) {
      String words = configurations.get(RowRelease.codec(codec.id()));
      return words != null && codec.description().configuration().contains(words);
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

  /** A sentence on the codec's times in its run; empty if the run calls it as today. */
  public static String of(CodecInfo codec) {
    return ALL.stream()
        .filter(wiring -> wiring.isOf(codec))
        .map(Wiring::says)
        .findFirst()
        .orElse("");
  }
}

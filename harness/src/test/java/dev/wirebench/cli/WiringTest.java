package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.analysis.OlderWirings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A committed run measured the costs of a change of wiring. */
class WiringTest {
  private static final Pattern RUN = Pattern.compile("results/(reference-[a-z0-9-]+)");
  private static final Pattern RATIO =
      Pattern.compile("(\\d\\.\\d+) × \\((\\d\\.\\d+ – \\d\\.\\d+)\\)");

  private static JsonNode wirings() throws IOException {
    try (InputStream in = OlderWirings.class.getResourceAsStream("older-wirings.yaml")) {
      return new YAMLMapper().readTree(in);
    }
  }

  @Test
  void figuresAreThoseOfTheRunThatTheyName() throws IOException {
    assertThat(wirings()).isNotEmpty();
    for (JsonNode wiring : wirings()) {
      String then = wiring.get("says").asText();
      Matcher run = RUN.matcher(then);
      assertThat(run.find()).as(then).isTrue();
      String codec = wiring.get("configurations").fieldNames().next();
      Path folder = Path.of("..", "results", run.group(1));
      String compared =
          Executed.of("compare", folder, "--before", codec + "-adapter", "--after", codec).out();
      Matcher ratio = RATIO.matcher(then);
      for (String operation : List.of("serialize", "deserialize")) {
        assertThat(ratio.find()).as(then).isTrue();
        assertThat(compared)
            .containsPattern(
                codec
                    + ": order-event, "
                    + operation
                    + ",.* "
                    + ratio.group(1)
                    + " +"
                    + ratio.group(2));
      }
    }
  }

  @Test
  void todaysConfigurationsAreNotOlder() throws IOException {
    CodecRegistry codecs = CodecRegistry.read(List.of());
    for (JsonNode wiring : wirings()) {
      for (Map.Entry<String, JsonNode> older : wiring.get("configurations").properties()) {
        assertThat(codecs.find(older.getKey()).orElseThrow().description().configuration())
            .doesNotContain(older.getValue().asText());
      }
    }
  }
}

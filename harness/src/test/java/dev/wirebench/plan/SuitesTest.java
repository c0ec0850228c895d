package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.data.DataFile;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.input.KnownFields;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SuitesTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  static List<Map.Entry<String, Suite>> suites() {
    return List.copyOf(Suites.all().entrySet());
  }

  @Test
  void thereIsACardAndASmoke() {
    assertThat(Suites.all()).containsKeys("card", "smoke");
  }

  @Test
  void everyFieldIsKnown() {
    DataFile.read("suites.yaml", new TypeReference<Map<String, JsonNode>>() {})
        .forEach(
            (name, suite) ->
                assertThat(KnownFields.firstUnknown(suite, Suite.class)).as(name).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("suites")
  void everyNameIsValid(Map.Entry<String, Suite> entry) {
    Suite suite = entry.getValue();
    assertThat(suite.description()).isNotBlank();
    assertThat(suite.payloads())
        .allSatisfy(id -> assertThat(Payload.ids()).contains(Payload.schemaOf(id)));
    assertThat(CODECS.ids()).containsAll(CODECS.expand(suite.codecs()));
    assertThat(suite.operations()).isNotEmpty().doesNotContainNull();
    assertThat(suite.media()).isNotEmpty().doesNotContainNull();
    assertThat(CODECS.expand(suite.codecs())).doesNotHaveDuplicates();
    if (suite.baseline() != null) {
      assertThat(CODECS.expand(suite.codecs())).contains(suite.baseline());
    }
    Effort effort = suite.effort(Interleave.TURNS, suite.payloads());
    assertThat(effort.blocks()).isBetween(1, effort.mostBlocks());
    assertThat(effort.warmup()).isNotNull();
    assertThat(effort.measurement()).isNotNull();
    assertThat(suite.matrix().floors()).allSatisfy(size -> assertThat(size).isBetween(64, 1 << 20));
  }

  @Test
  void onlyWhatPeopleCannotReadIsBinary() {
    assertThat(CODECS.expand(List.of("binary-codecs")))
        .contains("protobuf")
        .doesNotContain("jackson", "jackson-yaml");
    assertThat(CODECS.expand(List.of("json-codecs"))).doesNotContain("jackson-yaml");
    assertThat(CODECS.expand(List.of("all-codecs"))).contains("jackson-yaml");
  }
}

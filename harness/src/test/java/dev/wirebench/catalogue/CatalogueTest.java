package dev.wirebench.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.report.document.MarkdownForm;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final CatalogueData FACTS = CatalogueData.read();
  private static final String TEXT = new Catalogue(CODECS, List.of()).wide();
  private static final String PAGE =
      MarkdownForm.amongDocuments(new Catalogue(CODECS, List.of()).document());

  static Stream<CodecFacts> libraries() {
    return CODECS.all().stream().filter(codec -> !codec.artifacts().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyVersionHasItsDate(CodecFacts codec) {
    assertThat(FACTS.released(codec))
        .as("%s of %s in release-dates.yaml", codec.version(), codec.artifacts())
        .matches("\\d{4}-\\d{2}-\\d{2}");
  }

  @Test
  void aLibraryIsNotAmongTheAbsentOnesToo() {
    assertThat(FACTS.absent().keySet()).doesNotContainAnyElementsOf(CODECS.ids());
  }

  @Test
  void aCodecFromAPluginIsMarkedInEveryTable() {
    CodecFacts ours = CODECS.find("msgpack-core").orElseThrow();
    CodecFacts theirs =
        new CodecFacts(
            ours.id(),
            ours.format(),
            ours.artifacts(),
            ours.licence(),
            ours.readers(),
            ours.handling(),
            ours.description(),
            true);
    CodecRegistry both =
        new CodecRegistry(List.of(theirs, CODECS.find("gson").orElseThrow()), Map.of());
    Catalogue catalogue = new Catalogue(both, List.of());
    String sentence = "\u00a7 external: a plug-in, whose numbers are worth what its source is.";
    assertThat(List.of(catalogue.text(), catalogue.wide()))
        .allSatisfy(
            text ->
                assertThat(text)
                    .containsPattern("(?m)^msgpack-core \u00a7 ")
                    .containsPattern("(?m)^gson +JSON")
                    .contains("\n" + sentence + "\n"));
    String page = MarkdownForm.amongDocuments(catalogue.document());
    assertThat(page.lines().filter(line -> line.contains("| msgpack-core")))
        .hasSizeGreaterThan(3)
        .allMatch(line -> line.startsWith("| msgpack-core \u00a7 |"));
    assertThat(page).contains(sentence);
    assertThat(TEXT + PAGE).doesNotContain("\u00a7");
  }

  @Test
  void jarsAreMeasuredAloneAndWithAllThatTheyNeed() {
    // Gson needs nothing but annotations, Jackson two more jars and java.time's module.
    assertThat(TEXT)
        .containsPattern(
            "(?m)^gson +JSON +\\S+ +\\S+ +Apache-2.0 +default +- +safe +3\\d\\d +3\\d\\d ");
    assertThat(PAGE)
        .containsPattern(
            "(?m)^\\| jackson \\| jackson-databind \\| [0-9.]+ \\| [0-9-]+ \\| Apache-2.0 \\| 1\\d{3} \\| [23]\\d{3} \\|$")
        .containsPattern(
            "(?m)^\\| java-serialization \\| the JDK \\| - \\| - \\| .* \\| - \\| - \\|$");
  }

  @Test
  void linesOfCodeAreCountedInEveryCodecOfOurs() {
    for (String codec : CODECS.ids()) {
      assertThat(PAGE)
          .containsPattern(
              "(?m)^\\| "
                  + codec
                  + " \\| .*\\| (default|tuned|study)( \\+)? \\| \\d{2,3} \\| .*\\|$");
    }
  }

  @Test
  void whatACodecNeedsIsSaid() {
    assertThat(TEXT)
        .containsPattern("(?m)^protobuf +.* schema, generated code ")
        .containsPattern("(?m)^kryo +.* registration ")
        .containsPattern("(?m)^moshi-codegen +.* annotations, generated code ");
  }

  @Test
  void whetherThreadsMayShareACodecIsSaid() {
    assertThat(TEXT)
        .containsPattern("(?m)^jackson +JSON .* safe +\\d")
        .containsPattern("(?m)^kryo +.* registration +one per thread +\\d")
        .containsPattern("(?m)^kryo-pooled +.* registration +pooled +\\d")
        .containsPattern("(?m)^fory-threadsafe +.* registration +pooled +\\d");
    assertThat(PAGE)
        .contains("| needs | thread safety | row |")
        .containsPattern("(?m)^\\| protobuf \\| Protobuf \\| .* \\| safe \\| default \\| \\d+ \\| ")
        .containsPattern(
            "(?m)^\\| yasson \\| JSON \\| .* \\| one per thread \\| default \\| \\d+ \\| ")
        .contains("One per thread for its output buffer alone: a Jsonb may be shared.");
  }

  @Test
  void whatACodecCannotCarryIsSaidWithItsReason() {
    assertThat(TEXT)
        .contains("json-lib cannot carry order-event: unseen-values: ")
        .contains("msgpack-core cannot carry any but order-event: no hand-written packer");
    assertThat(PAGE)
        .contains("| jackson-streaming | any but order-event | no hand-written streaming code");
    assertThat(PAGE).contains("## Absent").contains("| jsonmarshaller | ");
  }
}

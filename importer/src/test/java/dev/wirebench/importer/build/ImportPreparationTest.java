package dev.wirebench.importer.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.models.build.PayloadData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImportPreparationTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private ImportPreparation prepare(String document, String... lossy) throws IOException {
    Path file = Files.writeString(folder.resolve("data.json"), document);
    Path work = Files.createTempDirectory(folder, "work");
    return ImportPreparation.of(request(file, List.of(lossy)), Tools.TOOLBOX, work);
  }

  private static ImportRequest request(Path file, List<String> lossy) {
    return new ImportRequest(
        file.toString(),
        new ImportRequest.Reading(false, false, lossy, 64),
        new ImportRequest.Schema(null, null, List.of()),
        null,
        null,
        List.of(),
        ImportRequest.Output.NONE);
  }

  private static JsonNode written(ImportPreparation prepared) throws IOException {
    return JSON.readTree(PayloadData.document(prepared.messages().get(0)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":1,\"b\":\"x\",\"c\":[1.5,2.0],\"d\":{\"e\":true}}",
        "{\"grid\":[[[1.0,2.5]],[]],\"rows\":[[{\"a\":1}],[{\"a\":2},{\"a\":3}]]}",
        "{\"\":1,\"a_b\":2,\"aB\":3,\"AB\":4,\"2\":5,\"名\":6,\"class\":7,\"[x]\":8}",
        "{\"by\":{\"/a\":{\"n\":1},\"/b\":{\"n\":2},\"/c\":{\"n\":3},\"/d\":{\"n\":4},\"/e\":{\"n\":5}}}",
        "{\"id\":1,\"kids\":[{\"id\":2,\"kids\":[{\"id\":3,\"kids\":[]}]}]}",
        "{\"big\":9223372036854775807,\"small\":-0.1,\"text\":\"\\u0000\\u2028😀\"}",
      })
  void documentsComeBackAsTheyWere(String document) throws IOException {
    ImportPreparation prepared = prepare(document);
    assertThat(written(prepared)).isEqualTo(JSON.readTree(document));
    assertThat(prepared.notes()).isEmpty();
  }

  @Test
  void whatIsFilledInIsSaid() throws IOException {
    ImportPreparation prepared =
        prepare("{\"a\":1}\n{\"a\":2,\"b\":[1],\"c\":null}\n{\"a\":3,\"b\":null,\"c\":\"x\"}");
    assertThat(written(prepared)).isEqualTo(JSON.readTree("{\"a\":1,\"b\":[],\"c\":null}"));
    assertThat(prepared.notes()).singleElement().asString().contains("(3 times: b, c)");
  }

  @Test
  void aLossIsRefusedUnlessItIsAccepted() throws IOException {
    String document = "{\"a\":[1,\"x\"],\"b\":[null]}";
    assertThatThrownBy(() -> prepare(document, "a[]"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("b[] has 1 × null; with --lossy 'b[]' these are left out");
    ImportPreparation accepted = prepare(document, "a[]", "b[]");
    assertThat(written(accepted)).isEqualTo(JSON.readTree("{\"a\":[\"1\",\"x\"],\"b\":[]}"));
    assertThat(accepted.notes()).hasSize(2).allSatisfy(note -> assertThat(note).startsWith("Lost"));
    assertThatThrownBy(() -> prepare("{\"a\":1}", "b[]"))
        .hasMessage("Nothing is lost at 'b[]': leave out that --lossy, or correct it.");
  }
}

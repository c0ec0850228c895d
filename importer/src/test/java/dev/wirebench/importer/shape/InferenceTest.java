package dev.wirebench.importer.shape;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.importer.document.ImportedDocument;
import dev.wirebench.importer.shape.Shape.Field;
import dev.wirebench.importer.shape.Shape.ListOf;
import dev.wirebench.importer.shape.Shape.MapOf;
import dev.wirebench.importer.shape.Shape.Message;
import dev.wirebench.importer.shape.Shape.Scalar;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InferenceTest {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private static ImportedDocument document(String json) {
    try {
      return new ImportedDocument("test", (ObjectNode) JSON.readTree(json), json.length());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Inference.Outcome infer(boolean timestamps, String... documents) {
    return Inference.infer(
        Stream.of(documents).map(InferenceTest::document).toList(), "root", timestamps);
  }

  private static String type(String... documents) {
    return print(infer(false, documents).root());
  }

  private static String print(Shape shape) {
    return print(shape, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  /**
   * A message in braces, with a question mark behind optional fields; one that is met again as ^.
   */
  private static String print(Shape shape, Set<Shape> within) {
    if (shape instanceof ListOf list) {
      return "[" + print(list.element(), within) + "]";
    }
    if (shape instanceof MapOf map) {
      return "<" + print(map.value(), within) + ">";
    }
    if (shape instanceof Message message) {
      if (!within.add(message)) {
        return "^";
      }
      String fields =
          message.fields().stream()
              .map(field -> field.name() + mark(field) + ": " + print(field.shape(), within))
              .collect(Collectors.joining(", "));
      within.remove(message);
      return "{" + fields + "}";
    }
    return ((Scalar) shape).name().toLowerCase(java.util.Locale.ROOT);
  }

  private static String mark(Field field) {
    return field.optional() ? "?" : "";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": 2147483647} | {a: int32}",
        "{\"a\": -2147483648} | {a: int32}",
        "{\"a\": 2147483648} | {a: int64}",
        "{\"a\": 9223372036854775807} | {a: int64}",
        "{\"a\": 0.1} | {a: double}",
        "{\"a\": 1e3} | {a: double}",
        "{\"a\": [1, 2.5]} | {a: [double]}",
        "{\"a\": true} | {a: bool}",
        "{\"a\": \"x\"} | {a: string}",
        "{\"a\": null} | {a?: string}",
        "{\"a\": []} | {a: [string]}",
        "{\"a\": {}} | {a: <string>}",
        "{\"a\": [[1, 2], [], [3]]} | {a: [[int32]]}",
        "{\"a\": [[[1.5]], []]} | {a: [[[double]]]}",
        "{\"a\": [{\"b\": 1}, {\"c\": \"x\"}]} | {a: [{b?: int32, c?: string}]}",
      })
  void chooses(String document, String type) {
    assertThat(type(document)).isEqualTo(type);
  }

  @Test
  void whatIsAbsentOrNullAnywhereIsOptional() {
    assertThat(type("{\"a\": 1, \"b\": {\"c\": 1}}", "{\"a\": null}", "{\"a\": 2, \"b\": null}"))
        .isEqualTo("{a?: int32, b?: {c: int32}}");
  }

  @Test
  void instantsAreTextsUnlessTheyAreAskedFor() {
    String document = "{\"at\": \"2026-01-31T08:30:00Z\"}";
    assertThat(print(infer(false, document).root())).isEqualTo("{at: string}");
    assertThat(print(infer(true, document).root())).isEqualTo("{at: timestamp}");
    // With zeros at the end of the fraction, which an instant does not print.
    assertThat(print(infer(true, "{\"at\": \"2026-01-31T08:30:00.100Z\"}").root()))
        .isEqualTo("{at: timestamp}");
    assertThat(print(infer(true, "{\"at\": \"2026-01-31T08:30:00.10Z\"}").root()))
        .isEqualTo("{at: string}");
  }

  @Test
  void anObjectThatIsKeyedByDataIsAMap() {
    String products =
        IntStream.range(0, 6)
            .mapToObj(i -> "\"p-100" + i + "\": {\"name\": \"x\", \"price\": " + i + "}")
            .collect(Collectors.joining(","));
    assertThat(type("{\"products\": {" + products + "}}"))
        .isEqualTo("{products: <{name: string, price: int32}>}");
    assertThat(type("{\"paths\": {\"/a\": 1, \"/b\": 2, \"/a/{id}\": 3, \"/c\": 4, \"/d\": 5}}"))
        .isEqualTo("{paths: <int32>}");
    assertThat(type("{\"teams\": {\"cc-10440\": 1, \"cc-10441\": 2, \"cc-977\": 3}}"))
        .isEqualTo("{teams: <int32>}");
    assertThat(type("{\"person\": {\"First Name\": 1, \"Last Name\": 2, \"Zip\": 3}}"))
        .doesNotContain("<");
  }

  @Test
  void anObjectWithNamesOfFieldsIsNone() {
    assertThat(
            type(
                "{\"address\": {\"street\": \"a\", \"city\": \"b\", \"zip\": \"c\", \"state\": \"d\","
                    + " \"country\": \"e\", \"line2\": \"f\"}}"))
        .startsWith("{address: {street: string,");
    assertThat(
            type(
                "{\"m\": {\"p-1001\": 1, \"p-1002\": \"x\", \"p-1003\": 1, \"p-1004\": 1,"
                    + " \"p-1005\": 1}}"))
        .as("of several types")
        .startsWith("{m: {p-1001: int32,");
  }

  @Test
  void namesThatDifferFromObjectToObjectAreData() {
    String[] documents =
        IntStream.range(0, 10)
            .mapToObj(
                i ->
                    "{\"scores\": {\"anna"
                        + (char) ('a' + i)
                        + "\": 1, \"bob"
                        + (char) ('a' + i)
                        + "\": 2, \"c"
                        + (char) ('a' + i)
                        + "\": 3}}")
            .toArray(String[]::new);
    assertThat(type(documents)).isEqualTo("{scores: <int32>}");
  }

  @Test
  void aTreeIsOneMessage() {
    assertThat(
            type(
                "{\"id\": 1, \"text\": \"a\", \"replies\": [{\"id\": 2, \"text\": \"b\", \"replies\":"
                    + " [{\"id\": 3, \"text\": \"c\", \"replies\": []}]}]}"))
        .isEqualTo("{id: int32, text: string, replies: [^]}");
    assertThat(
            type(
                "{\"root\": {\"v\": 1, \"next\": {\"v\": 2.5, \"next\": {\"v\": 3, \"next\":"
                    + " null}}}}"))
        .isEqualTo("{root: {v: double, next: ^}}");
  }

  @Test
  void aParentWithAChildIsTwoMessages() {
    assertThat(type("{\"id\": 1, \"name\": \"a\", \"child\": {\"id\": 2, \"name\": \"b\"}}"))
        .isEqualTo("{id: int32, name: string, child: {id: int32, name: string}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": [1, \"x\"]} | a[] | values of more than one type (1 × number, 1 × text) | {\"a\":[\"1\",\"x\"]}",
        "{\"a\": 18446744073709551616} | a | integers beyond 64 bits, such as 18446744073709551616 | {\"a\":1.8446744073709552E19}",
        "{\"a\": 0.12345678901234567890} | a | numbers that a double does not hold, such as 0.12345678901234567890 | {\"a\":0.12345678901234568}",
        "{\"a\": 1e400} | a | numbers that a double does not hold, such as 1E+400 | {\"a\":1.7976931348623157E308}",
        "{\"a\": [1, null, 2]} | a[] | 1 × null | {\"a\":[1,2]}",
        "{\"a\": [9007199254740993, 0.5]} | a[] | numbers that a double does not hold, such as 9007199254740993 | {\"a\":[9.007199254740992E15,0.5]}",
      })
  void whatAMessageCannotHoldIsSaid(String document, String place, String seen, String becomes) {
    Inference.Outcome outcome = infer(false, document);
    assertThat(outcome.losses()).hasSize(1);
    assertThat(outcome.losses().get(0).place()).hasToString(place);
    assertThat(outcome.losses().get(0).seen()).isEqualTo(seen);
    assertThat(Accepted.apply(document(document).tree(), outcome.root())).hasToString(becomes);
  }

  @Test
  void whatNothingIsLostOfStaysAsItIs() {
    String document =
        "{\"a\":1,\"b\":[{\"c\":1.50},{\"c\":null}],\"d\":{\"/x\":1,\"/y\":2,\"/z\":3,\"/u\":4,\"/v\":5},\"e\":[[1],[]]}";
    assertThat(Accepted.apply(document(document).tree(), infer(false, document).root()))
        .hasToString(document);
  }
}

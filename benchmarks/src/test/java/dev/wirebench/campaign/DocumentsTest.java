package dev.wirebench.campaign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentsTest {
  @Test
  void orderOfKeysAndSpellingOfNumbersDoNotCount() {
    assertThat(difference("{\"a\":1.50,\"b\":[1e3]}", "{\"b\":[1000.0],\"a\":1.5}")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"a":{"b":1}}  | {"a":{"b":2}}      | has 2 at /a/b where the document has 1
          {"a":{"b":1}}  | {"a":{}}           | lacks /a/b
          {"a":1}        | {"a":1,"c":null}   | has /c, which the document lacks
          {"a":[1,2]}    | {"a":[1,3]}        | has 3 at /a/1 where the document has 2
          {"a":[1,2]}    | {"a":[1]}          | has [1] at /a where the document has [1,2]
          {"a":"1"}      | {"a":1}            | has 1 at /a where the document has "1"
          {"a":1}        | {"a":1,"a":1}      | is not one JSON text
          {"a":1}        | {"a":1} {"a":1}    | is not one JSON text
          """)
  void aDifferenceIsNamedByItsPlace(String document, String actual, String difference) {
    assertThat(difference(document, actual))
        .hasValueSatisfying(d -> assertThat(d).startsWith(difference));
  }

  private static Optional<String> difference(String document, String actual) {
    return Documents.difference(document.getBytes(UTF_8), actual.getBytes(UTF_8));
  }
}

package dev.wirebench.qualification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentDifferenceTest {
  @Test
  void orderOfKeysAndSpellingOfNumbersDoNotCount() {
    assertThat(difference("{\"a\":1.50,\"b\":[1e3]}", "{\"b\":[1000.0],\"a\":1.5}")).isEmpty();
  }

  @Test
  void aDoubleMayBeSpelledWithMoreDigitsThanItNeeds() {
    assertThat(difference("{\"a\":2.0E-3}", "{\"a\":0.0020000000000000000416}")).isEmpty();
    assertThat(difference("{\"a\":1.7976931348623157E308}", "{\"a\":17976931348623157e292}"))
        .isEmpty();
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
          {"a":0.3}      | {"a":0.30000000000000004} | has 0.30000000000000004 at /a
          {"a":9007199254740993} | {"a":9007199254740992.0} | has 9007199254740992 at /a
          {"a":"1"}      | {"a":1}            | has 1 at /a where the document has "1"
          {"a":1}        | {"a":1,"a":1}      | is not one JSON text
          {"a":1}        | {"a":1} {"a":1}    | is not one JSON text
          """)
  void aDifferenceIsNamedByItsPlace(String document, String actual, String difference) {
    assertThat(difference(document, actual))
        .hasValueSatisfying(d -> assertThat(d).startsWith(difference));
  }

  private static Optional<String> difference(String document, String actual) {
    return DocumentDifference.difference(document.getBytes(UTF_8), actual.getBytes(UTF_8));
  }
}

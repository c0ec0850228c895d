package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GivenDocumentTest {
  private static GivenDocument document(String json) {
    return GivenDocument.of(json.getBytes(UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1,\"b\":[1.50,{}]} | { \"b\" : [15e-1, {}], \"a\" : 1.0 }",
        "{\"a\":null,\"b\":0} | {\"b\":-0.0}",
        "{\"a\":\"\\u00e9\\/\\n\"} | {\"a\":\"é/\\u000a\"}",
        "[true,false,null,\"\\\"\\\\\"] | [ true , false , null , \"\\u0022\\u005c\" ]",
        "{\"n\":100} | {\"n\":1E+2}",
      })
  void textsThatMeanTheSameAreEqual(String one, String other) {
    assertThat(document(one)).isEqualTo(document(other)).hasSameHashCodeAs(document(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1} | {\"a\":\"1\"}",
        "{\"a\":[1,2]} | {\"a\":[2,1]}",
        "{\"a\":[null]} | {\"a\":[]}",
        "{\"a\":{}} | {}",
        "{\"a\":1} | {\"a\":1,\"b\":false}",
        "{\"a\":\"b\\\",\\\"c\"} | {\"a\":\"b\",\"c\":\"\"}",
      })
  void othersAreNot(String one, String other) {
    assertThat(document(one)).isNotEqualTo(document(other));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "{\"a\"", "{\"a\":1", "[1 2]", "tru", "1 2", "\"\\u12\"", "-"})
  void whatIsNoJsonIsRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> document(text));
  }

  @Test
  void theBytesAreThoseThatWereGiven() {
    byte[] bytes = "{ }".getBytes(UTF_8);
    assertThat(GivenDocument.of(bytes).bytes()).isSameAs(bytes);
  }
}

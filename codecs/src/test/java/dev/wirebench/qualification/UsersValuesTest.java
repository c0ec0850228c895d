package dev.wirebench.qualification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsersValuesTest {
  private static final List<byte[]> DOCUMENTS =
      List.of(
          "{\"salary\": 71250.5, \"grade\": \"B\", \"name\": \"Ada Lovelace\"}".getBytes(UTF_8),
          "{\"salary\": 3, \"note\": \"said \\\"never again\\\"\"}".getBytes(UTF_8));

  @ParameterizedTest
  @CsvSource({
    "cannot read 71250.5 into an int, true",
    "cannot make a number of Ada Lovelace, true",
    "cannot make a number of Ada Lovel… [truncated], true",
    "'unexpected \"B\"', true",
    "'expected ''never again'' to be a date', true",
    "at most 3 levels, true",
    "Unrecognized field \"salary\" in column 12, false",
    "no constructor of com.acme.Basic takes 2 arguments, false",
    "Java 17.3 is too old, false"
  })
  void aMessageThatHoldsAValueIsFound(String message, boolean holds) {
    assertThat(UsersValues.areIn(message, DOCUMENTS)).isEqualTo(holds);
  }

  @Test
  void aTextMayBeLong() {
    byte[] document = ("[\"" + "ab\\n".repeat(200_000) + "\", 5551234]").getBytes(UTF_8);
    assertThat(UsersValues.areIn("about 5551234", List.of(document))).isTrue();
    assertThat(UsersValues.areIn("about something else", List.of(document))).isFalse();
  }
}

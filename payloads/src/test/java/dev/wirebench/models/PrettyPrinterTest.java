package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrettyPrinterTest {
  @Test
  void indentsByTwoSpacesAndLeavesStringsAlone() {
    assertThat(pretty("{\"a\":{\"b\":[1,\"x,{:\\\"y\\\\\"]},\"c\":[],\"d\":{}}"))
        .isEqualTo(
            """
            {
              "a": {
                "b": [
                  1,
                  "x,{:\\"y\\\\"
                ]
              },
              "c": [],
              "d": {}
            }""");
  }

  @Test
  void keepsEveryCodePoint() {
    assertThat(pretty("[\"é漢😀\"]")).isEqualTo("[\n  \"é漢😀\"\n]");
  }

  private static String pretty(String minified) {
    return new String(PrettyPrinter.print(minified.getBytes(UTF_8)), UTF_8);
  }
}

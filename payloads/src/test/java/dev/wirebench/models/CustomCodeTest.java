package dev.wirebench.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of the code that a shape needs is what stands in the files. */
class CustomCodeTest {
  static List<CustomCode> all() {
    return CustomCode.all();
  }

  @ParameterizedTest
  @MethodSource("all")
  void linesAreCounted(CustomCode code) throws Exception {
    Pattern marker = Pattern.compile(code.marker());
    assertThat(Payload.schemas()).contains(code.payload());
    assertThat(Files.readAllLines(Path.of("..", code.source())))
        .map(String::strip)
        .filteredOn(line -> !line.isEmpty() && !line.matches("(/?\\*|//).*"))
        .filteredOn(line -> marker.matcher(line).find())
        .hasSize(code.lines());
  }
}

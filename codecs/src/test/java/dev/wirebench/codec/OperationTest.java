package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OperationTest {
  @ParameterizedTest
  @CsvSource({
    "SERIALIZE, serialize, serialize",
    "GZIP_6, gzip-6, gzip6",
    "UNZSTD_3_DICTIONARY, unzstd-3-dictionary, unzstd3Dictionary",
  })
  void labelAndMethodFollowFromTheName(Operation operation, String label, String method) {
    assertThat(operation).hasToString(label);
    assertThat(operation.method()).isEqualTo(method);
  }

  @ParameterizedTest
  @EnumSource
  void itIsFoundByLabelAndByMethod(Operation operation) {
    assertThat(Operation.of(operation.label())).isEqualTo(operation);
    assertThat(Operation.ofMethod(operation.method())).isEqualTo(operation);
  }

  @Test
  void anythingElseIsNone() {
    assertThatThrownBy(() -> Operation.of("gzip")).hasMessage("no operation 'gzip'");
    assertThatThrownBy(() -> Operation.ofMethod("gzip-6"))
        .hasMessage("no operation has a method gzip-6");
  }

  /** A size says little without both times. */
  @Test
  void whatIsCompressedIsAlsoReadBack() {
    Map<Compression, Long> operations =
        Arrays.stream(Operation.values())
            .map(Operation::compression)
            .flatMap(Optional::stream)
            .collect(Collectors.groupingBy(compression -> compression, Collectors.counting()));
    assertThat(operations)
        .containsOnlyKeys(Compression.values())
        .allSatisfy((c, n) -> assertThat(n).isEqualTo(2));
  }

  /** Reports find the size of an operation by that. */
  @Test
  void anOperationEndsWithTheNameOfItsCompression() {
    for (Operation operation : Operation.values()) {
      operation
          .compression()
          .ifPresent(
              compression ->
                  assertThat(operation.label().replaceFirst("^(gun|un)", ""))
                      .isIn(compression.label(), compression.label().substring(1)));
    }
  }
}

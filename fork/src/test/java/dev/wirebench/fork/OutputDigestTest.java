package dev.wirebench.fork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it sets system properties")
class OutputDigestTest {
  private static final byte[] AB = "ab".getBytes(UTF_8);
  private static final byte[] C = "c".getBytes(UTF_8);

  @AfterEach
  void forget() {
    System.clearProperty(OutputDigest.PROPERTY);
    System.clearProperty(OutputDigest.COMPRESSED_PROPERTY);
  }

  /** Of the bytes 00000001 61: sha256sum says so. */
  @Test
  void itIsASha256OfLengthsAndContents() {
    assertThat(OutputDigest.of(List.of("a".getBytes(UTF_8))))
        .isEqualTo("72ff6b02949dad95006c343e3db3150090d3afb49f6bbdb92fdc17607997a85c");
  }

  @Test
  void whereAMessageEndsCounts() {
    assertThat(OutputDigest.of(List.of(AB, C)))
        .isEqualTo(OutputDigest.of(List.of(AB.clone(), C.clone())))
        .isNotEqualTo(OutputDigest.of(List.of(C, AB)))
        .isNotEqualTo(OutputDigest.of(List.of("abc".getBytes(UTF_8))))
        .isNotEqualTo(OutputDigest.of(List.of("a".getBytes(UTF_8), "bc".getBytes(UTF_8))));
  }

  @Test
  void aForkThatWritesSomethingElseThanInQualificationFails() {
    System.setProperty(OutputDigest.PROPERTY, OutputDigest.of(List.of(AB)));
    assertThatCode(() -> OutputDigest.check(List.of(AB.clone()))).doesNotThrowAnyException();
    assertThatThrownBy(() -> OutputDigest.check(List.of(C)))
        .hasMessageStartingWith("wrong output: after the measurement");
  }

  @Test
  void aForkThatCompressesToSomethingElseFails() {
    System.setProperty(OutputDigest.COMPRESSED_PROPERTY, OutputDigest.of(List.of(AB)));
    assertThatCode(() -> OutputDigest.checkCompressed(List.of(AB))).doesNotThrowAnyException();
    assertThatCode(() -> OutputDigest.check(List.of(C))).doesNotThrowAnyException();
    assertThatThrownBy(() -> OutputDigest.checkCompressed(List.of(C)))
        .hasMessageStartingWith("wrong output: messages were compressed to other bytes");
  }

  @Test
  void theOptionsAreTold() {
    assertThat(OutputDigest.isOption(OutputDigest.option("a"))).isTrue();
    assertThat(OutputDigest.isOption(OutputDigest.compressedOption("a"))).isTrue();
    assertThat(OutputDigest.isOption("-Dwirebench.other=a")).isFalse();
  }

  @Test
  void withoutQualificationThereIsNothingToCompare() {
    assertThatCode(() -> OutputDigest.check(List.of(C))).doesNotThrowAnyException();
    assertThatCode(() -> OutputDigest.checkCompressed(List.of(C))).doesNotThrowAnyException();
  }
}

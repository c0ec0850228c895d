package dev.wirebench.fork;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.Zstd;
import dev.wirebench.codec.Compression;
import dev.wirebench.models.Payload;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompressingTest {
  private static final List<byte[]> EVENTS = Payload.load("order-event").documents();

  private static long bytes(List<byte[]> messages) {
    return messages.stream().mapToLong(message -> message.length).sum();
  }

  private static List<byte[]> outputs(Compression compression) {
    try (Compressing compressing = Compressing.of(compression, EVENTS)) {
      return compressing.outputs();
    }
  }

  @ParameterizedTest
  @EnumSource
  void messagesComeBackAndAreSmaller(Compression compression) throws Exception {
    assertThat(Compressing.objection(compression, EVENTS)).isEmpty();
    try (Compressing compressing = Compressing.of(compression, EVENTS)) {
      for (int i = 0; i < compressing.messages().size(); i++) {
        byte[] message = EVENTS.get(i);
        assertThat(compressing.messages().get(i)).isEqualTo(message);
        byte[] compressed = compressing.compressor().compress(message);
        assertThat(compressed).hasSizeLessThan(message.length);
        assertThat(compressing.compressor().decompress(compressed))
            .isEqualTo(message)
            .isNotSameAs(message);
      }
    }
  }

  /** Forks and the harness make theirs separately, and their digests are compared. */
  @ParameterizedTest
  @EnumSource
  void theSameMessagesGiveTheSameBytes(Compression compression) {
    assertThat(OutputDigest.of(outputs(compression)))
        .isEqualTo(OutputDigest.of(outputs(compression)));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsGivenOutIsNotWrittenToAgain(Compression compression) throws Exception {
    try (Compressing compressing = Compressing.of(compression, EVENTS)) {
      byte[] first = compressing.compressor().compress(EVENTS.get(0));
      byte[] copy = first.clone();
      compressing.compressor().compress(EVENTS.get(1));
      assertThat(first).isEqualTo(copy);
    }
  }

  @Test
  void gzipIsReadByTheJdkAlone() throws Exception {
    byte[] compressed = outputs(Compression.GZIP_6).get(0);
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      assertThat(in.readAllBytes()).isEqualTo(EVENTS.get(0));
    }
  }

  @Test
  void zstdWithoutDictionaryIsThatOfTheLibrarysPlainCall() {
    assertThat(outputs(Compression.ZSTD_9).get(0)).isEqualTo(Zstd.compress(EVENTS.get(0), 9));
  }

  @Test
  void aHigherLevelAndADictionaryMakeItSmaller() {
    List<byte[]> wide = Payload.load("nested-10").documents();
    try (Compressing fast = Compressing.of(Compression.GZIP_1, wide);
        Compressing usual = Compressing.of(Compression.GZIP_6, wide)) {
      assertThat(bytes(usual.outputs())).isLessThan(bytes(fast.outputs()));
    }
    List<byte[]> half = outputs(Compression.ZSTD_3).subList(0, EVENTS.size() / 2);
    assertThat(bytes(outputs(Compression.ZSTD_3_DICTIONARY))).isLessThan(bytes(half) / 2);
  }

  /** Else it would know what it is measured with. */
  @Test
  void aDictionaryIsTrainedOnMessagesThatAreNotMeasured() throws Exception {
    int half = EVENTS.size() / 2;
    List<byte[]> others = new ArrayList<>(EVENTS);
    for (int i = 0; i < half; i++) {
      others.set(i, ("another " + i).getBytes(UTF_8));
    }
    try (Compressing usual = Compressing.of(Compression.ZSTD_3_DICTIONARY, EVENTS);
        Compressing same = Compressing.of(Compression.ZSTD_3_DICTIONARY, others)) {
      assertThat(usual.messages()).isEqualTo(EVENTS.subList(0, half));
      assertThat(same.messages()).isEqualTo(others.subList(0, half));
      assertThat(same.compressor().compress(EVENTS.get(0))).isEqualTo(usual.outputs().get(0));
    }
  }

  @Test
  void longMessagesHaveNoDictionary() {
    assertThat(
            Compressing.objection(
                Compression.ZSTD_3_DICTIONARY, Payload.load("nested-10").documents()))
        .get()
        .asString()
        .startsWith("a dictionary is for short messages, and these have ")
        .endsWith(" bytes on average, not below 16,384");
    assertThat(Compressing.objection(Compression.ZSTD_3, Payload.load("users").documents()))
        .isEmpty();
  }

  @Test
  void fewMessagesHaveNoDictionary() {
    assertThat(Compressing.objection(Compression.ZSTD_3_DICTIONARY, EVENTS.subList(0, 63)))
        .contains("a dictionary is trained on half of the values, and 31 are fewer than 32");
    assertThat(Compressing.objection(Compression.ZSTD_3_DICTIONARY, EVENTS.subList(0, 1)))
        .contains("a dictionary is trained on half of the values, and 0 are fewer than 32");
    assertThat(Compressing.objection(Compression.ZSTD_3_DICTIONARY, EVENTS.subList(0, 64)))
        .isEmpty();
  }

  @Test
  void whereNoneCanBeTrainedTheReasonIsTheCompressorsOwn() {
    List<byte[]> empty = new ArrayList<>();
    for (int i = 0; i < 64; i++) {
      empty.add(new byte[0]);
    }
    assertThat(Compressing.objection(Compression.ZSTD_3_DICTIONARY, empty))
        .get()
        .asString()
        .startsWith("no dictionary can be trained on these messages: ");
  }

  /** A compressor that loses a byte must not get through. */
  @Test
  void whatDoesNotComeBackIsRefused() {
    byte[] message = new byte[100];
    new Random(1).nextBytes(message);
    Compressor lossy =
        new Compressor() {
          @Override
          public byte[] compress(byte[] whole) {
            return Arrays.copyOf(whole, whole.length - 1);
          }

          @Override
          public byte[] decompress(byte[] compressed) {
            return compressed;
          }

          @Override
          public void close() {}
        };
    assertThatThrownBy(new Compressing(lossy, List.of(message))::outputs)
        .hasMessage("wrong message: what was compressed does not come back as it was");
  }
}

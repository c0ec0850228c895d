package dev.wirebench.models.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawingTest {
  private final Recoding recoding = new Recoding(1);

  @TempDir private Path folder;

  static Stream<String> drawn() {
    return Stream.concat(Payload.schemas().stream(), Payload.probes().stream())
        .filter(schema -> !schema.startsWith("nested-"));
  }

  /** Each payload has values that nobody knew, with the properties of those of the build. */
  @ParameterizedTest
  @MethodSource("drawn")
  void allValuesButTheFirstAreOthers(String schema) throws IOException {
    Payload<?> known = Payload.load(schema);
    List<?> values = known.values();
    Path jar = folder.resolve("values.jar");
    assertThat(Drawing.write(jar.toString(), 7, List.of(schema))).contains(schema);
    try (PayloadSource payloads = PayloadSource.of(jar)) {
      Payload<?> drawn = payloads.load(schema);
      assertThat(drawn.values()).hasSameSizeAs(values);
      assertThat(drawn.unseenDocument()).isEqualTo(known.unseenDocument());
      assertThat(drawn.documents().get(0)).isEqualTo(known.documents().get(0));
      assertThat(drawn.values().get(0)).isEqualTo(values.get(0));
      for (int i = 1; i < values.size(); i++) {
        assertThat(drawn.values().get(i)).isNotEqualTo(values.get(i));
        assertThat(shape(drawn.documents().get(i))).isEqualTo(shape(known.documents().get(i)));
        assertThat(shape(drawn.inputs().get(i))).isEqualTo(shape(known.inputs().get(i)));
      }
      assertThat(Set.copyOf(drawn.values())).hasSameSizeAs(new HashSet<>(values));
      assertThat(drawn.meanBytes() / known.meanBytes()).isBetween(0.999, 1.001);
    }
    assertThat(Payload.load(schema).values()).isEqualTo(values);
  }

  /** A document without its letters and digits, and those of Base64. */
  private static String shape(byte[] document) {
    return new String(document, UTF_8)
        .replaceAll("\"[^\"]*\"(?=:)", "key")
        .replaceAll("[\\p{L}\\p{M}\\p{N}\\p{So}+/]+", "x");
  }

  @Test
  void theSameSeedDrawsTheSameAndAnotherOneDoesNot() throws IOException {
    assertThat(documents("a.jar", 7)).isEqualTo(documents("b.jar", 7));
    assertThat(documents("c.jar", 8)).isNotEqualTo(documents("d.jar", 7));
  }

  private List<String> documents(String name, long seed) throws IOException {
    Path jar = folder.resolve(name);
    Drawing.write(jar.toString(), seed, List.of("order-event"));
    try (PayloadSource payloads = PayloadSource.of(jar)) {
      return payloads.load("order-event").documents().stream()
          .map(document -> new String(document, UTF_8))
          .toList();
    }
  }

  /** A codec that looks for the values in the build finds others than those it is measured with. */
  @Test
  void aJvmTakesDrawnValuesOnce() throws IOException {
    Path jar = folder.resolve("values.jar");
    Drawing.write(jar.toString(), 7, List.of("order-event"));
    String[] flag = PayloadSource.flag(jar).substring(2).split("=", 2);
    System.setProperty(flag[0], flag[1]);
    Payload<?> drawn = PayloadSource.take().load("order-event");
    List<?> known = Payload.load("order-event").values();
    assertThat(System.getProperty(flag[0])).isNull();
    assertThat(PayloadSource.take().load("order-event").values()).isEqualTo(known);
    assertThat(drawn.values()).isNotEqualTo(known);
    assertThat(drawn.again().values()).isEqualTo(drawn.values());
    assertThat(drawn.first(2).values()).isEqualTo(drawn.values().subList(0, 2));
  }

  /** The class of a selective read has the same values as the documents that it reads. */
  @Test
  void narrowValuesAreThoseOfTheirDocuments() throws IOException {
    Path jar = folder.resolve("values.jar");
    assertThat(Drawing.write(jar.toString(), 7, List.of("users-selective")))
        .containsExactly("users", "users-selective");
    try (PayloadSource payloads = PayloadSource.of(jar)) {
      assertThat(payloads.load("users-selective").inputs())
          .usingElementComparator(Arrays::compare)
          .containsExactlyElementsOf(payloads.load("users").documents());
    }
  }

  @Test
  void theFilesOfThePaperStayAsTheyAre() throws IOException {
    Path jar = folder.resolve("values.jar");
    assertThat(Drawing.write(jar.toString(), 7, List.of("nested-10", "nested-90"))).isEmpty();
    assertThat(jar).doesNotExist();
  }

  /** Pretty-printed payloads, and those of fewer values, are made of the drawn values, too. */
  @Test
  void otherFormsOfAPayloadAreDrawnWithIt() throws IOException {
    Path jar = folder.resolve("values.jar");
    Drawing.write(jar.toString(), 7, List.of("order-event-pretty", "order-event-first-8"));
    byte[] known = Payload.load("order-event-pretty").documents().get(1);
    try (PayloadSource payloads = PayloadSource.of(jar)) {
      assertThat(payloads.load("order-event-pretty").documents().get(1)).isNotEqualTo(known);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "PENDING", "ord-8F4!_\"\\\n", "žluťoučký", "щука", "漢字漢字", "😀🚀", "e\u0301"})
  void textsKeepTheirLengthAndTheKindOfTheirCharacters(String text) {
    String recoded = recoding.string(text);
    assertThat(recoded.getBytes(UTF_8)).hasSameSizeAs(text.getBytes(UTF_8));
    assertThat(recoded.codePoints().map(Character::getType).toArray())
        .isEqualTo(text.codePoints().map(Character::getType).toArray());
    assertThat(recoded.equals(text)).isEqualTo(text.isEmpty());
  }

  @Test
  void whatWasRepeatedIsRepeatedAndHexadecimalDigitsStaySo() {
    assertThat(recoding.string("cafe01-beef")).matches("[a-f]{4}0[1-9]-[a-f]{4}");
    assertThat(recoding.string("EUR")).isEqualTo(recoding.string("EUR"));
    assertThat(
            IntStream.rangeClosed('a', 'z')
                .mapToObj(letter -> recoding.string(Character.toString(letter)))
                .distinct())
        .hasSize(26);
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {5, -7, 42, 19.99, 1234567.891, -0.0625, 1.7976931348623157E308, 4.9E-324, 0.1})
  void numbersKeepTheirSizeAndTheirDigits(double number) {
    double recoded = recoding.float64(number);
    assertThat(Double.toString(recoded)).hasSameSizeAs(Double.toString(number));
    assertThat(Math.signum(recoded)).isEqualTo(Math.signum(number));
    assertThat(recoded / number).isBetween(0.1, 9.0);
  }

  @Test
  void zerosStayZerosAndRangesAreKept() {
    assertThat(recoding.int32(0)).isZero();
    assertThat(recoding.float64(-0.0)).isEqualTo(-0.0);
    assertThat(recoding.float32(Float.NaN)).isNaN();
    assertThat(recoding.int64(Long.MAX_VALUE)).isGreaterThan(Long.MAX_VALUE / 10 * 9);
    assertThat(recoding.int64(Long.MIN_VALUE)).isLessThan(Long.MIN_VALUE / 10 * 9);
    assertThat(recoding.int32(120)).isBetween(110, 199);
  }

  @Test
  void instantsKeepTheDigitsOfTheirFraction() {
    Instant recoded = recoding.instant(Instant.parse("2024-05-17T12:00:00.120Z"));
    assertThat(recoded.toString()).hasSameSizeAs("2024-05-17T12:00:00.120Z");
    assertThat(recoded).isBefore(Instant.parse("2024-05-17T12:00:00Z"));
  }
}

package dev.wirebench.models.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.BoolValue;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.ListValue;
import com.google.protobuf.Struct;
import com.google.protobuf.UInt32Value;
import com.google.protobuf.Value;
import dev.wirebench.proto.orderevent.OrderEvent;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariationTest {
  private final Alike alike = new Alike(new Random(1));
  private final OtherLength otherLength = new OtherLength(new Random(1));
  private final Random random = new Random(2);

  @Test
  void lettersStayLettersAndDigitsDigits() {
    assertThat(alike.string("ord-8F4!_\"\\\n"))
        .matches("[a-z]{2,4}-[0-9][A-Z][0-9]!_\"\\\\\n")
        .isNotEqualTo("ord-8F4!_\"\\\n");
  }

  /** One string for each length in UTF-8, and for the marks that stand on letters. */
  @ParameterizedTest
  @ValueSource(strings = {"žluťoučký", "щука", "नदी", "漢字漢字", "𐌲𐌿𐍄", "😀🚀", "e\u0301o\u0302"})
  void otherScriptsKeepTheirKind(String text) {
    String varied = alike.string(text);
    assertThat(varied).isNotEqualTo(text);
    assertThat(kinds(text)).containsAll(kinds(varied));
    double codePoints = text.codePointCount(0, text.length());
    assertThat(varied.codePointCount(0, varied.length()) / codePoints).isBetween(0.5, 1.5);
  }

  /** Types of characters, each with its length in UTF-8. */
  private static Set<String> kinds(String text) {
    return text.codePoints()
        .mapToObj(c -> Character.getType(c) + "/" + Character.toString(c).getBytes(UTF_8).length)
        .collect(Collectors.toSet());
  }

  @Test
  void wordsBecomeHalfAsLongToHalfAsLongAgain() {
    assertThat(lengths(() -> fresh().string("PENDING")))
        .containsExactlyInAnyOrder(4, 5, 6, 7, 8, 9, 10);
    assertThat(lengths(() -> fresh().string("a"))).containsExactly(1);
    assertThat(lengths(() -> fresh().string(""))).containsExactly(0);
    assertThat(fresh().string("Keynote")).matches("[A-Z][a-z]{3,9}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"8f4a2c1d", "2026", "a1", "550e8400-0e29-41d4-a716-446655440000"})
  void wordsWithDigitsKeepTheirLength(String text) {
    assertThat(lengths(() -> fresh().string(text))).containsExactly(text.length());
  }

  private Alike fresh() {
    return new Alike(random);
  }

  private static Set<Integer> lengths(Supplier<Object> values) {
    return many(() -> values.get().toString().length());
  }

  private static <T> Set<T> many(Supplier<T> values) {
    return Stream.generate(values).limit(500).collect(Collectors.toSet());
  }

  private static Stream<Variation.Rule> rules() {
    return Stream.of(new Alike(new Random(1)), new OtherLength(new Random(1)), new Recoding(1));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void aFieldOfFewTextsKeepsThem(Variation.Rule rule) {
    String[] sides = Choices.of(OrderEvent.getDescriptor(), "side");
    assertThat(sides).containsExactly("BUY", "SELL");
    OrderEvent buy = OrderEvent.newBuilder().setSide("BUY").setSymbol("AAPL").build();
    for (int i = 0; i < 20; i++) {
      OrderEvent varied = (OrderEvent) new Variation(rule).of(buy);
      assertThat(varied.getSide()).isIn((Object[]) sides);
      assertThat(varied.getSymbol()).isNotEqualTo("AAPL");
    }
  }

  @Test
  void eachOfFewTextsStandsForAnotherOne() {
    List<String> choices = List.of("NYSE", "NASDAQ", "ARCA", "BATS");
    for (int seed = 0; seed < 20; seed++) {
      Recoding recoding = new Recoding(seed);
      assertThat(choices)
          .allMatch(choice -> !recoding.choice(choice, choices).equals(choice))
          .extracting(choice -> recoding.choice(choice, choices))
          .containsExactlyInAnyOrderElementsOf(choices);
    }
    assertThat(many(() -> alike.choice("NYSE", choices))).hasSize(4);
    assertThat(otherLength.choice("BATS", choices)).isEqualTo("NYSE");
  }

  @Test
  void whatIsNoTextStays() {
    String invisible = "\u0000\u001f\u007f\u0085\u200d\u2028\ufeff\ufffd\uffff\udbff\udfff";
    assertThat(alike.string(invisible)).isEqualTo(invisible);
  }

  @Test
  void aWordThatComesUpAgainIsReplacedAsBefore() {
    String varied = alike.string("to be or not to be");
    assertThat(varied).matches("(\\w+) (\\w+) \\w+ \\w+ \\1 \\2");
    String be = varied.split(" ")[1];
    assertThat(alike.string("be")).isEqualTo(be);
    assertThat(alike.forMore().string("be be")).isNotEqualTo(be + " " + be).matches("(\\w+) \\1");
  }

  @Test
  void twoWordsDoNotBecomeOneAsLongAsThereAreOthers() {
    Set<String> varied =
        "abcdefghijklmnopqrstuvwxyz"
            .chars()
            .mapToObj(c -> alike.string(Character.toString(c)))
            .collect(Collectors.toSet());
    assertThat(varied).hasSize(26);
  }

  @Test
  void shortNumbersGetADigitMoreOrLess() {
    assertThat(lengths(() -> alike.int32(1000))).containsExactlyInAnyOrder(3, 4, 5);
    assertThat(lengths(() -> alike.int32(0))).containsExactlyInAnyOrder(1, 2);
    assertThat(many(() -> alike.int64(-12)))
        .allMatch(number -> number <= 0 && number > -1000)
        .anyMatch(number -> number > -10)
        .anyMatch(number -> number <= -100);
    assertThat(lengths(() -> alike.int64(123_456_789))).containsExactlyInAnyOrder(8, 9);
    assertThat(many(() -> alike.int32(0))).allMatch(number -> number >= 0 && number < 100);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        1742634892341L,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
      })
  void longNumbersKeepTheirLength(long value) {
    assertThat(lengths(() -> alike.int64(value))).containsExactly(Long.toString(value).length());
    if (value == (int) value) {
      assertThat(lengths(() -> alike.int32((int) value)))
          .containsExactly(Long.toString(value).length());
    }
  }

  @Test
  void pricesKeepTheirDecimalsAndWholeNumbersHaveNone() {
    assertThat(many(() -> alike.float64(182.45)))
        .allMatch(
            price -> price < 10_000 && Math.rint(price * 100) == (double) Math.round(price * 100))
        .anyMatch(price -> price < 100)
        .anyMatch(price -> price >= 1000)
        .anyMatch(price -> price * 10 != Math.rint(price * 10));
    assertThat(many(() -> alike.float64(-3))).allMatch(number -> Math.rint(number) == number);
    assertThat(many(() -> alike.float32(0.25f))).allMatch(number -> number >= 0 && number < 100);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.0E10, 3.141592653589793, 2.5E-300})
  void longDoublesKeepTheirLength(double value) {
    assertThat(Double.toString(alike.float64(value))).hasSameSizeAs(Double.toString(value));
  }

  @Test
  void booleansAreBoth() {
    assertThat(many(() -> alike.bool(false))).containsExactlyInAnyOrder(true, false);
    assertThat(many(() -> alike.leavesOut())).containsExactlyInAnyOrder(true, false);
    assertThat(otherLength.leavesOut()).isFalse();
  }

  @Test
  void sizesVaryByAThird() {
    assertThat(many(() -> Alike.size(1, random))).containsExactly(1);
    assertThat(many(() -> Alike.size(2, random))).containsExactlyInAnyOrder(1, 2, 3);
    assertThat(many(() -> Alike.size(9, random))).containsExactlyInAnyOrder(6, 7, 8, 9, 10, 11, 12);
    assertThat(many(() -> alike.elements(3)))
        .containsExactlyInAnyOrder(
            List.of(0, 1), List.of(0, 2), List.of(1, 2), List.of(0, 1, 2), List.of(0, 1, 2, 0));
    assertThat(otherLength.elements(3)).containsExactly(0, 1, 2);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_NORMAL, 2.5E-320})
  void doublesKeepTheirMagnitude(double value) {
    assertThat(Math.abs(alike.float64(value))).isGreaterThan(Math.abs(value) / 100).isFinite();
  }

  @Test
  void theSameSeedGivesTheSameValues() {
    assertThat(new Alike(new Random(1)).string("abcdefgh")).isEqualTo(alike.string("abcdefgh"));
  }

  @Test
  void otherLengthsAreOtherLengths() {
    assertThat(otherLength.string("AAPL")).isEqualTo("AAPL/AAPL");
    assertThat(otherLength.bool(true)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-21T10:15:30Z",
        "2026-11-21T10:15:30.123Z",
        "1969-12-31T23:59:59.123456Z",
        "0001-01-01T00:00:00.000000001Z"
      })
  void instantsKeepTheirLength(String text) {
    Instant value = Instant.parse(text);
    assertThat(alike.instant(value).toString()).hasSameSizeAs(text);
    assertThat(alike.instant(value)).isNotEqualTo(value);
    assertThat(otherLength.instant(value).toString().length()).isNotEqualTo(text.length());
  }

  @Test
  void bytesGetAnotherLength() {
    assertThat(many(() -> alike.bytes(new byte[9]).length)).contains(6, 12);
    assertThat(alike.bytes(new byte[0])).isEmpty();
    assertThat(otherLength.bytes(new byte[0])).isNotEmpty();
  }

  @Test
  void anEnumsValueBecomesAnyOther() {
    List<String> names = List.of("RED", "BLUE", "GREY", "VIOLET");
    assertThat(many(() -> alike.enumValue("RED", names))).containsAll(names);
    assertThat(otherLength.enumValue("RED", names)).isIn(names);
  }

  /** Of ten keys of one digit, a draw mostly meets one that is taken; of more there are none. */
  @Test
  void mapsKeepTheirKeysApart() {
    Struct.Builder digits = Struct.newBuilder();
    for (int i = 0; i < 10; i++) {
      digits.putFields("" + i, Value.newBuilder().setStringValue("a" + i).build());
    }
    Set<Integer> sizes = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      Struct varied = (Struct) new Variation(fresh()).of(digits.build());
      assertThat(varied.getFieldsMap()).isNotEqualTo(digits.getFieldsMap());
      assertThat(varied.getFieldsMap().values())
          .allSatisfy(value -> assertThat(value.getStringValue()).matches("[a-z][0-9]"));
      sizes.add(varied.getFieldsCount());
    }
    assertThat(sizes).containsExactlyInAnyOrder(7, 8, 9, 10);
  }

  @Test
  void listsGetElementsThatAreNoCopies() {
    ListValue.Builder words = ListValue.newBuilder();
    for (int i = 0; i < 6; i++) {
      words.addValues(Value.newBuilder().setStringValue("elephants" + "!".repeat(i)));
    }
    Set<Integer> sizes = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      ListValue varied = (ListValue) new Variation(fresh()).of(words.build());
      assertThat(new HashSet<>(varied.getValuesList())).hasSize(varied.getValuesCount());
      sizes.add(varied.getValuesCount());
    }
    assertThat(sizes).containsExactlyInAnyOrder(4, 5, 6, 7, 8);
  }

  @Test
  void whatIsEmptyStaysEmpty() {
    assertThat(new Variation(alike).of(ListValue.getDefaultInstance()))
        .isEqualTo(ListValue.getDefaultInstance());
    assertThat(new Variation(alike).of(Struct.getDefaultInstance()))
        .isEqualTo(Struct.getDefaultInstance());
  }

  @Test
  void whatCannotBeAbsentIsReplacedToo() {
    BoolValue no = BoolValue.getDefaultInstance();
    assertThat(many(() -> ((BoolValue) new Variation(alike).of(no)).getValue()))
        .containsExactlyInAnyOrder(true, false);
  }

  @Test
  void anOptionalScalarIsAbsentNowAndThenAndOneMemberOfAOneofNever() {
    FieldDescriptorProto optional =
        FieldDescriptorProto.newBuilder().setName("name").setNumber(1).build();
    assertThat(many(() -> ((FieldDescriptorProto) new Variation(fresh()).of(optional)).hasName()))
        .containsExactlyInAnyOrder(true, false);
    Value number = Value.newBuilder().setNumberValue(1.5).build();
    assertThat(many(() -> ((Value) new Variation(fresh()).of(number)).getKindCase()))
        .containsExactly(Value.KindCase.NUMBER_VALUE);
  }

  @Test
  void whatIsAbsentStaysAbsent() {
    Value number = Value.newBuilder().setNumberValue(1.5).build();
    Value varied = (Value) new Variation(otherLength).of(number);
    assertThat(varied.getKindCase()).isEqualTo(Value.KindCase.NUMBER_VALUE);
    assertThat(varied.getNumberValue()).isNotEqualTo(1.5);
  }

  @Test
  void unsignedNumbersStayWithinTheSignedOnes() {
    for (int i = 0; i < 100; i++) {
      UInt32Value varied = (UInt32Value) new Variation(otherLength).of(UInt32Value.of(1));
      assertThat(varied.getValue()).isNotNegative();
    }
  }
}

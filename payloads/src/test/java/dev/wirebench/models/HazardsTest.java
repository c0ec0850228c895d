package dev.wirebench.models;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.escapes.bean.Entry;
import dev.wirebench.models.escapes.bean.Escapes;
import dev.wirebench.models.nonascii.bean.NonAscii;
import dev.wirebench.models.numbers.bean.Measurement;
import dev.wirebench.models.numbers.bean.Numbers;
import dev.wirebench.models.photoalbum.bean.PhotoAlbum;
import dev.wirebench.models.users.UsersMessages;
import dev.wirebench.proto.users.Users;
import dev.wirebench.proto.users.UsersSummary;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What each payload is there for is in the values that operations meet, not in the first alone. */
class HazardsTest {
  @Test
  void usersAreAscii() {
    assertThat(documents("users"))
        .allSatisfy(document -> assertThat(document.chars()).allMatch(c -> c < 0x80));
  }

  @Test
  void aSummaryOfUsersReadsTheirMessage() throws Exception {
    for (Object bean : Payload.load("users").values()) {
      Users users = UsersMessages.toMessage((dev.wirebench.models.users.bean.Users) bean);
      UsersSummary summary = UsersSummary.parseFrom(users.toByteArray());
      assertThat(summary.getUsersList()).hasSameSizeAs(users.getUsersList());
      for (int i = 0; i < users.getUsersCount(); i++) {
        var user = users.getUsers(i);
        var narrow = summary.getUsers(i);
        assertThat(
                List.of(
                    narrow.getId(),
                    narrow.getIndex(),
                    narrow.getGuid(),
                    narrow.getAge(),
                    narrow.getName()))
            .isEqualTo(
                List.of(
                    user.getId(), user.getIndex(), user.getGuid(), user.getAge(), user.getName()));
        assertThat(narrow.getDescriptorForType().getFields()).hasSize(5);
      }
    }
  }

  @Test
  void photosHaveMillisecondsAndAccents() {
    for (Object bean : Payload.load("photo-album").values()) {
      PhotoAlbum album = (PhotoAlbum) bean;
      assertThat(album.getPhotos()).hasSizeBetween(133, 267);
      assertThat(album.getPhotos())
          .filteredOn(photo -> photo.getTaken().getNano() != 0)
          .hasSizeGreaterThan(album.getPhotos().size() * 9 / 10)
          .allMatch(photo -> photo.getTaken().getNano() % 1_000_000 == 0);
      assertThat(album.getPhotos())
          .allMatch(photo -> photo.getDescription().chars().anyMatch(c -> c >= 0x80));
    }
  }

  @Test
  void escapesHaveEveryHazardInEveryValue() {
    String hazards =
        IntStream.range(0, ' ').mapToObj(Character::toString).collect(Collectors.joining())
            + "\"\\/<>&'=\u007f\u0085\u2028\u2029";
    for (Object bean : Payload.load("escapes").values()) {
      Escapes escapes = (Escapes) bean;
      String text =
          escapes.getEntries().stream().map(Entry::toString).collect(Collectors.joining());
      assertThat(hazards.chars()).allMatch(c -> text.indexOf(c) >= 0);
      assertThat(escapes.getLabels().keySet()).anyMatch(key -> key.contains("\""));
    }
    assertThat(documents("escapes"))
        .allSatisfy(
            document ->
                assertThat(document.chars().filter(c -> c == '\\').count())
                    .isGreaterThan(document.length() / 12));
  }

  /** A list that is shorter may lack the text with the one or the other. */
  @Test
  void nonAsciiHasAllLengthsAndMarksInMostValues() {
    List<String> documents = documents("non-ascii");
    assertThat(documents).allMatch(document -> count(document, c -> c >= 0x80) > 600);
    assertThat(documents)
        .filteredOn(document -> count(document, Character::isSupplementaryCodePoint) > 40)
        .hasSizeGreaterThan(documents.size() * 4 / 5);
    assertThat(documents)
        .filteredOn(document -> count(document, HazardsTest::isMark) > 40)
        .hasSizeGreaterThan(documents.size() * 4 / 5);
    assertThat(Payload.load("non-ascii").values())
        .filteredOn(
            bean ->
                ((NonAscii) bean)
                    .getNames().keySet().stream().anyMatch(HazardsTest::isSupplementary))
        .hasSizeGreaterThan(documents.size() * 4 / 5);
  }

  private static boolean isSupplementary(String text) {
    return text.codePoints().anyMatch(Character::isSupplementaryCodePoint);
  }

  private static long count(String text, IntPredicate kind) {
    return text.codePoints().filter(kind).count();
  }

  private static boolean isMark(int c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }

  @Test
  void numbersStartWithTheEdgesOfEachType() {
    Numbers first = (Numbers) Payload.load("numbers").values().get(0);
    assertThat(first.getLargest()).isEqualTo(Double.MAX_VALUE);
    assertThat(first.getSmallestNormal()).isEqualTo(Double.MIN_NORMAL);
    assertThat(first.getSmallest()).isEqualTo(Double.MIN_VALUE);
    assertThat(Double.doubleToRawLongBits(first.getNegativeZero())).isEqualTo(Long.MIN_VALUE);
    assertThat(first.getLargestLong()).isEqualTo(Long.MAX_VALUE);
    assertThat(first.getSmallestLong()).isEqualTo(Long.MIN_VALUE);
    assertThat(first.getBeyondDouble()).isEqualTo(9007199254740993L);
    assertThat(first.getLargestInt()).isEqualTo(Integer.MAX_VALUE);
    assertThat(first.getSmallestInt()).isEqualTo(Integer.MIN_VALUE);
  }

  @Test
  void numbersKeepTheirDigitsAndMagnitudes() {
    Pattern seventeenDigits = Pattern.compile("\"(value|uncertainty)\":([^,}]+)");
    for (String document : documents("numbers")) {
      List<String> measured =
          seventeenDigits.matcher(document).results().map(match -> match.group(2)).toList();
      assertThat(measured)
          .hasSizeBetween(134, 266)
          .allMatch(number -> new BigDecimal(number).stripTrailingZeros().precision() == 17);
    }
    for (Object bean : Payload.load("numbers").values()) {
      Numbers numbers = (Numbers) bean;
      assertThat(numbers.getLargest()).isGreaterThan(1e308);
      assertThat(numbers.getSmallest()).isPositive().isLessThan(1e-322);
      assertThat(numbers.getSubnormals())
          .hasSize(20)
          .allMatch(number -> number > 0 && number < Double.MIN_NORMAL);
      assertThat(numbers.getMeasurements())
          .extracting(Measurement::getNanoseconds)
          .allMatch(nanoseconds -> nanoseconds > 1L << 53);
    }
  }

  @Test
  void sparseIsNearlyAllNull() {
    Pattern values = Pattern.compile(":(null|[^,}{\\[]+)");
    for (String document : documents("sparse")) {
      List<String> found = values.matcher(document).results().map(match -> match.group(1)).toList();
      assertThat(found).hasSizeGreaterThan(1500);
      assertThat(found.stream().filter("null"::equals).count())
          .isGreaterThan(found.size() * 9L / 10);
    }
  }

  /** Of the values that operations rotate through. */
  private static List<String> documents(String payload) {
    List<String> documents = new ArrayList<>();
    for (byte[] document : Payload.load(payload).documents()) {
      documents.add(new String(document, UTF_8));
    }
    assertThat(documents).hasSizeGreaterThanOrEqualTo(Payload.FEWEST_VALUES);
    return documents;
  }
}

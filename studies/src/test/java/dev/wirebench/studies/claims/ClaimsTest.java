package dev.wirebench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsTest {
  /** STUDIES cites each study as the data file does. */
  @Test
  void studiesAreCited() throws IOException {
    String page = Files.readString(Path.of("../docs/STUDIES.md")).replaceAll("\\s+(> )?", " ");
    for (Study study : Claims.read().studies()) {
      assertThat(page).contains(study.citation() + " Machine: " + study.machine());
    }
  }

  /** How many the studies make, by the numbers that they were given. */
  private static final int CLAIMS = 36;

  private static Set<String> missing(Claims claims) {
    Set<String> numbers =
        IntStream.rangeClosed(1, CLAIMS).mapToObj(i -> "C" + i).collect(Collectors.toSet());
    claims.all().map(Claim::number).forEach(numbers::remove);
    return numbers;
  }

  @Test
  void noClaimIsMissing() {
    assertThat(missing(Claims.read())).isEmpty();
    assertThat(Claims.read().studies())
        .extracting(Study::id)
        .containsExactly("S1", "S2", "S3", "S4", "S5");
  }

  @Test
  void aClaimThatIsMissingIsMissed() {
    Claims claims = Claims.read();
    List<String> others = claims.names().stream().filter(name -> !name.startsWith("C17")).toList();
    assertThat(missing(claims.only(others))).containsExactly("C17");
  }

  @Test
  void aNumberStandsForAllThatItSays() {
    Claims claims = Claims.read();
    assertThat(claims.only(List.of("C4", "C9b")).all())
        .extracting(Claim::id)
        .containsExactly("C4a", "C4b", "C4c", "C9b");
    assertThat(claims.only(List.of())).isEqualTo(claims);
    assertThat(claims.names()).contains("C4", "C4a", "C3");
  }

  @Test
  void cellsAreThoseOfAllItsTables() {
    Claim claim = Claims.read().only(List.of("C17")).all().findFirst().orElseThrow();
    assertThat(claim.cells())
        .containsExactly(
            new ClaimedCell("kotlinx-okio", "users-pretty", "deserialize", "okio"),
            new ClaimedCell("kotlinx-stream", "users-pretty", "deserialize", "stream"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          order: [kryo                          | line 1.: .*
          run: --suite s1                       | line 1.: C1 needs order, least, most, ratio, value.*
          value: {of: kryo}                     | line 1.: C1 needs what its figure is said to be.*
          value: {of: kryo, about: -1}          | line 1.: 'about' is a number above 0
          value: {of: kryo, between: [2, 1]}    | line 1.: 'between' is two numbers, .*
          ratio: {of: kryo, about: 1}           | line 1.: a ratio needs 'of' and 'to'
          ratio: {of: kryo, to: {}, about: 1}   | line 1.: a row needs a codec
          least: {row: kryo, of: []}            | line 1.: 'least' and 'most' need 'row' and 'of'
          """)
  void whatIsNoClaimIsRefusedWithItsLine(String predicate, String why) {
    assertThatThrownBy(() -> PlantedClaims.of(PlantedClaims.claim("C1", "time", predicate)))
        .isInstanceOf(BadInput.class)
        .hasMessageMatching("(?s)claims.yaml, " + why + "; correct it\\.");
  }

  @Test
  void whatNoOneCanTellApartIsRefused() {
    String claim = PlantedClaims.claim("C1", "time", "order: [kryo, jackson]");
    assertThatThrownBy(() -> PlantedClaims.of(claim, claim))
        .isInstanceOf(BadInput.class)
        .hasMessage("There are two claims C1: name one otherwise.");
    assertThatThrownBy(() -> PlantedClaims.of(claim + "  order: [kryo, jackson]\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("uplicate field 'order'");
    assertThatThrownBy(() -> PlantedClaims.of(claim + "  orders: [kryo, jackson]\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageMatching("claims.yaml, line 1.: Unrecognized field \"orders\" .*");
    assertThatThrownBy(() -> PlantedClaims.of(claim + "  differ: [kryo, jackson]\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("C1 has several predicates");
    assertThatThrownBy(() -> PlantedClaims.of(claim.replace("C1", "claim")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("a claim needs an id like C4 or C4a");
    assertThatThrownBy(() -> PlantedClaims.read("S1:\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("names no studies, or one without claims");
    assertThatThrownBy(
            () -> PlantedClaims.read("S1: {title: t, citation: c, machine: m, about: a, run: r}"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("a study needs title, citation, machine, about, run and claims");
  }
}

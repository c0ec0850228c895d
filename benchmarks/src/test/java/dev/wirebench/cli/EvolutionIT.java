package dev.wirebench.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.observations.QualitiesFile;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From pairs of schemas to what codecs make of them, by the compilers of all libraries. */
@Tag("slow")
class EvolutionIT {
  /** A sample: the command qualities tries all. */
  private static final Set<String> CASES =
      Set.of(
          "field-added",
          "field-renamed",
          "fields-reordered",
          "field-widened-large",
          "numbers-in-list",
          "enum-value-added",
          "enum-value-inserted");

  /** Configurations as their libraries document them for programs of different versions. */
  private static final List<String> EVOLVING =
      List.of(
          "avro-single-object",
          "fory-ids",
          "jackson-spring",
          "kotlinx-json-defaults",
          "kotlinx-protobuf-numbers",
          "kryo-compatible",
          "kryo-tagged",
          "protostuff-tagged");

  private static final List<String> CODECS =
      Stream.concat(
              Stream.of(
                  "jackson",
                  "kryo",
                  "protobuf-mapped",
                  "wire-mapped",
                  "micronaut-serde",
                  "moshi-ir"),
              EVOLVING.stream())
          .toList();

  @TempDir private static Path folder;

  private static Map<String, List<Observation>> byCodec;

  @BeforeAll
  static void letThemTalk() throws Exception {
    Result tried =
        new JarRunner(folder, Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString()))
            .run(
                "qualities",
                "--quality",
                "schema-evolution",
                "--case",
                String.join(",", CASES),
                "--codec",
                String.join(",", CODECS),
                "--out",
                "tried");
    assertThat(tried.exitCode()).as(tried.end()).isZero();
    byCodec =
        QualitiesFile.read(folder.resolve("tried")).observations().stream()
            .collect(groupingBy(Observation::codec));
  }

  private static Outcome outcome(String codec, String writer, String caseId) {
    List<Observation> found =
        byCodec.get(codec).stream()
            .filter(one -> one.caseId().equals(caseId) && one.about().startsWith(writer))
            .toList();
    assertThat(found).as("%s, %s, %s", codec, writer, caseId).hasSize(1);
    return found.get(0).outcome();
  }

  @Test
  void everyCaseIsTriedInBothDirections() {
    for (String codec : CODECS) {
      Map<String, Set<String>> directions =
          byCodec.get(codec).stream()
              .collect(groupingBy(Observation::caseId, mapping(Observation::about, toSet())));
      assertThat(directions.keySet()).isEqualTo(CASES);
      assertThat(directions.values()).allSatisfy(both -> assertThat(both).hasSize(2));
      assertThat(byCodec.get(codec)).noneMatch(one -> one.outcome() == Outcome.UNTESTED);
    }
  }

  /** What each documentation says of itself. */
  @Test
  void formatsKeepTheirPromises() {
    for (String writer : List.of("old", "new")) {
      assertThat(outcome("protobuf-mapped", writer, "field-added")).isEqualTo(Outcome.WORKS);
      assertThat(outcome("protobuf-mapped", writer, "field-renamed")).isEqualTo(Outcome.WORKS);
      assertThat(outcome("wire-mapped", writer, "field-added")).isEqualTo(Outcome.WORKS);
      assertThat(outcome("jackson", writer, "field-renamed")).isEqualTo(Outcome.ERROR);
      assertThat(outcome("jackson", writer, "fields-reordered")).isEqualTo(Outcome.WORKS);
      assertThat(outcome("kryo", writer, "field-added")).isNotEqualTo(Outcome.WORKS);
    }
    for (String codec : List.of("jackson", "micronaut-serde")) {
      assertThat(outcome(codec, "old", "field-added")).as(codec).isEqualTo(Outcome.WORKS);
    }
    assertThat(outcome("micronaut-serde", "new", "field-added")).isEqualTo(Outcome.WORKS);
    assertThat(outcome("moshi-ir", "new", "field-added")).isEqualTo(Outcome.WORKS);
    assertThat(outcome("jackson", "new", "field-added")).isEqualTo(Outcome.ERROR);
    assertThat(outcome("protobuf-mapped", "new", "field-widened-large"))
        .isEqualTo(Outcome.SILENT_GARBAGE);
    assertThat(outcome("protobuf-mapped", "new", "numbers-in-list")).isEqualTo(Outcome.DEFAULT);
    assertThat(outcome("kryo", "old", "enum-value-inserted")).isEqualTo(Outcome.SILENT_GARBAGE);
  }

  @Test
  void documentedWaysOfLibrariesWork() {
    for (String writer : List.of("old", "new")) {
      for (String codec : EVOLVING) {
        assertThat(outcome(codec, writer, "field-added")).as(codec).isEqualTo(Outcome.WORKS);
        assertThat(outcome(codec, writer, "fields-reordered")).as(codec).isEqualTo(Outcome.WORKS);
      }
      for (String codec : List.of("kotlinx-protobuf-numbers", "kryo-tagged", "protostuff-tagged")) {
        assertThat(outcome(codec, writer, "field-renamed")).as(codec).isEqualTo(Outcome.WORKS);
      }
    }
  }

  /** MoshiX adds its adapter to the class, which is in a package of ours. */
  @Test
  void codeThatALibraryAddsIsItsOwn() {
    assertThat(byCodec.get("moshi-ir"))
        .filteredOn(one -> one.outcome() == Outcome.ERROR)
        .isNotEmpty()
        .noneMatch(one -> one.said().contains("conversion to the bean"));
  }

  /** The message keeps the number; it is our conversion that has no constant for it. */
  @Test
  void aConversionOfOursIsNotChargedToTheLibrary() {
    assertThat(byCodec.get("protobuf-mapped"))
        .filteredOn(one -> one.caseId().equals("enum-value-added"))
        .filteredOn(one -> one.about().startsWith("new"))
        .singleElement()
        .satisfies(one -> assertThat(one.outcome()).isEqualTo(Outcome.ERROR))
        .satisfies(
            one ->
                assertThat(one.said())
                    .startsWith("the library reads it, and the row's conversion to the bean"));
  }
}

package dev.wirebench.report;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every package of this module uses those before it in the list, and none behind it. */
class RoomsTest {
  private static final String REPORT = "dev.wirebench.report.";

  private static final List<String> ROOMS =
      List.of(
          "statistics",
          "input",
          "scenario",
          "analysis",
          "findings",
          "load",
          "document",
          "page",
          "decision",
          "charts",
          "comparison",
          "replication",
          "claims",
          "exporters",
          "site");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.wirebench.report");

  static IntStream rooms() {
    return IntStream.range(0, ROOMS.size() - 1);
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aRoomUsesThoseBeforeItAlone(int place) {
    keepsOut(ROOMS.get(place), ROOMS.subList(place + 1, ROOMS.size())).check(CLASSES);
  }

  private static ArchRule keepsOut(String room, List<String> others) {
    return noClasses()
        .that()
        .resideInAPackage(REPORT + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            others.stream().map(other -> REPORT + other + "..").toArray(String[]::new))
        .because("numbers are made before they are judged, and judged before they are shown");
  }

  @Test
  void everyClassIsInARoom() {
    assertThat(
            CLASSES.stream()
                .map(JavaClass::getPackageName)
                .map(name -> name.substring(REPORT.length()))
                .collect(Collectors.toSet()))
        .isEqualTo(Set.copyOf(ROOMS));
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> keepsOut("exporters", List.of("analysis")).check(CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.report.exporters.ConsoleTables");
  }
}

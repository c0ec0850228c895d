package dev.wirebench;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every room of this module uses those before it in the list, and none behind it. */
class RoomsTest {
  private static final String OURS = "dev.wirebench.";

  /**
   * A package, and why it must not know those behind it.
   *
   * @param reason completes "..., because"
   */
  private record Room(String name, String reason) {
    String packages() {
      return OURS + name + "..";
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Room> ROOMS =
      List.of(
          new Room("jmh", "a measured fork loads it, and nothing of the harness"),
          new Room("base", "it serves every room, and would tie them all together"),
          new Room("plan", "a plan is written before anything is known of machine or results"),
          new Room("machine", "what a machine is does not depend on what is measured on it"),
          new Room("run", "a record is read by whoever wants to, without what wrote it"),
          new Room("results", "whatever follows from a record follows again without measuring"),
          new Room("campaign", "a campaign is started by commands and by the validation"),
          new Room("validation", "it is a use of campaigns that no command line is needed for"),
          new Room("replication", "it is a protocol of somebody else's, and no campaign"),
          new Room("resolving", "what a release is made of is found before a plan is made"),
          new Room(
              "load", "a service is put under load without a command line, and is no campaign"),
          new Room("console", "what a terminal shows is shown of what was done without it"),
          new Room(
              "catalogue", "what is known of codecs does not depend on what is done with them"),
          new Room("imports", "a payload is made before a command measures on it"),
          new Room("observations", "what was observed of codecs is a part of every report"),
          new Room("reports", "a run is analysed for every command in the same way"),
          new Room("records", "a record can be checked without a command line"),
          new Room("cli", "it is the last"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPath(Path.of("target/classes"));

  static IntStream rooms() {
    return IntStream.range(0, ROOMS.size() - 1);
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void aRoomUsesThoseBeforeItAlone(int place) {
    keepsOut(ROOMS.get(place), ROOMS.subList(place + 1, ROOMS.size())).check(CLASSES);
  }

  private static ArchRule keepsOut(Room room, List<Room> others) {
    return noClasses()
        .that()
        .resideInAPackage(room.packages())
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others.stream().map(Room::packages).toArray(String[]::new))
        .because(room.reason());
  }

  @Test
  void everyClassIsInARoom() {
    assertThat(
            CLASSES.stream()
                .map(JavaClass::getPackageName)
                .filter(name -> !name.contains("jmh_generated"))
                .map(name -> name.substring(OURS.length()))
                .collect(Collectors.toSet()))
        .isEqualTo(ROOMS.stream().map(Room::name).collect(Collectors.toSet()));
  }

  @Test
  void theReportUsesNothingOfOurs() {
    noClasses()
        .that()
        .resideInAPackage(OURS + "report..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.wirebench..").and(resideOutsideOfPackage(OURS + "report..")))
        .because("any run, and any file of JMH, is analysed without building a codec")
        .check(
            new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(OURS + "report"));
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> keepsOut(ROOMS.get(4), ROOMS.subList(2, 3)).check(CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.run.Run")
        .hasMessageContaining("because a record is read by whoever wants to");
  }
}

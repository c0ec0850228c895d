package dev.wirebench;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every module uses those that it names, and no other. Rooms inside a module have tests there; the
 * codecs have all of theirs there.
 */
class ModulesTest {
  private static final String OURS = "dev.wirebench.";
  private static final int MOST_TYPES = 40;

  private static final String[] BASE = packages("base");

  /** The interface of codecs, what starts JVMs that hold them, and what they are bound to. */
  private static final String[] SPI =
      packages("codec", "registry", "fresh", "models", "proto", "avro");

  private static final String[] FORK = packages("fork");
  private static final String[] REPORT = packages("report");
  private static final String[] HARNESS =
      packages(
          "data",
          "plan",
          "machine",
          "run",
          "results",
          "campaign",
          "validation",
          "warmup",
          "resolving",
          "load",
          "console",
          "catalogue",
          "imports",
          "observations",
          "reports",
          "records",
          "options",
          "cli");
  private static final String[] STUDIES = packages("studies");
  private static final String[] JMH = packages("jmh");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(ModulesTest::isOurCode)
          .importPackages("dev.wirebench");

  /** A module's packages, and those of other modules that it may use. */
  private record Module(String name, String[] packages, String[] uses, String reason) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Module> modules() {
    return List.of(
        new Module("base", BASE, new String[0], "all others may use it"),
        new Module(
            "report",
            REPORT,
            BASE,
            "any run, and any file of JMH, is analysed without building a codec"),
        new Module(
            "fork", FORK, all(BASE, SPI), "a measured fork loads it, and nothing of the harness"),
        new Module("benchmarks", JMH, all(BASE, SPI, FORK), "a measured fork loads it"),
        new Module(
            "harness",
            HARNESS,
            all(
                BASE,
                SPI,
                packages("qualification", "qualities", "heaps", "importer", "codegen"),
                FORK,
                REPORT),
            "it names benchmarks by text, and knows no study"),
        new Module(
            "studies",
            STUDIES,
            all(BASE, SPI, HARNESS, REPORT),
            "it is one more user of the harness"));
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleUsesThoseThatItNames(Module module) {
    rule(module).check(CLASSES);
  }

  /** A fork of every codec loads it, and must find no library there that it could measure. */
  @Test
  void theBaseUsesTheJdkAlone() {
    noClasses()
        .that()
        .resideInAPackage("dev.wirebench.base..")
        .should()
        .dependOnClassesThat(
            DescribedPredicate.not(resideInAnyPackage("java..", "dev.wirebench.base..")))
        .check(CLASSES);
  }

  /** The catalogue of codecs, which has a file for each, is not among them. */
  @Test
  void noRoomHasMoreThanFortyTypes() {
    assertThat(roomsAbove(MOST_TYPES)).isEmpty();
  }

  @Test
  void aRoomWithTooManyTypesIsFound() {
    assertThat(roomsAbove(20)).contains("dev.wirebench.report.findings");
  }

  private static List<String> roomsAbove(int most) {
    return CLASSES.stream()
        .filter(one -> one.getEnclosingClass().isEmpty())
        .filter(one -> !one.getSimpleName().equals("package-info"))
        .filter(one -> !one.getPackageName().endsWith(".jmh_generated"))
        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()))
        .entrySet()
        .stream()
        .filter(room -> room.getValue() > most)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A class that no rule sees could use anything. */
  @Test
  void everyPackageBelongsToAModule() {
    String[] known =
        modules().stream().flatMap(m -> Arrays.stream(m.packages())).toArray(String[]::new);
    assertThat(
            CLASSES.stream()
                .filter(DescribedPredicate.not(resideInAnyPackage(known)))
                .map(JavaClass::getPackageName)
                .distinct())
        .isEmpty();
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    Module without = new Module("harness", HARNESS, all(BASE, SPI, FORK), "it is a test");
    assertThatThrownBy(() -> rule(without).check(CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.report.input.");
  }

  private static ArchRule rule(Module module) {
    return noClasses()
        .that()
        .resideInAnyPackage(module.packages())
        .should()
        .dependOnClassesThat(
            resideInAPackage(OURS + ".")
                .and(
                    DescribedPredicate.not(
                        resideInAnyPackage(all(module.packages(), module.uses())))))
        .because(module.reason());
  }

  private static boolean isOurCode(Location location) {
    return Stream.of("base", "report", "fork", "harness", "studies", "benchmarks")
        .anyMatch(module -> location.contains("/" + module + "/target/"));
  }

  private static String[] packages(String... names) {
    return Stream.of(names).map(name -> OURS + name + "..").toArray(String[]::new);
  }

  private static String[] all(String[]... packages) {
    return Arrays.stream(packages).flatMap(Arrays::stream).toArray(String[]::new);
  }
}

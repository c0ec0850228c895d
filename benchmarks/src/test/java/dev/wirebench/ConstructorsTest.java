package dev.wirebench;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nobody can keep more than eight positional parameters apart: parts become small records. */
class ConstructorsTest {
  private static final int MOST_PARAMETERS = 8;

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(
              location -> modules().stream().anyMatch(module -> isOf(module, location)))
          .importPackages("dev.wirebench");

  /** The modules with code that people write; generated classes have a parameter for each field. */
  static List<String> modules() {
    return List.of(
        "base",
        "codegen",
        "payloads",
        "importer",
        "codecs",
        "service",
        "report",
        "fork",
        "harness",
        "studies",
        "benchmarks");
  }

  @Test
  void noConstructorHasMoreThanEightParameters() {
    assertThat(classesAbove(MOST_PARAMETERS)).isEmpty();
  }

  @Test
  void aConstructorWithMoreParametersIsFound() {
    assertThat(classesAbove(MOST_PARAMETERS - 1))
        .contains("dev.wirebench.report.scenario.Scenario");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyModuleIsSeen(String module) {
    assertThat(CLASSES.stream().flatMap(one -> one.getSource().stream()))
        .anyMatch(source -> source.getUri().toString().contains("/" + module + "/target/"));
  }

  private static List<String> classesAbove(int most) {
    return CLASSES.stream()
        .flatMap(one -> one.getConstructors().stream())
        .filter(constructor -> !constructor.getModifiers().contains(JavaModifier.SYNTHETIC))
        .filter(constructor -> !constructor.getOwner().isAnonymousClass())
        .filter(constructor -> writtenParameters(constructor) > most)
        .map(constructor -> constructor.getOwner().getName())
        .toList();
  }

  /**
   * The compiler adds name and number to those of an enum, and the outer object of an inner class.
   */
  private static int writtenParameters(JavaConstructor constructor) {
    JavaClass owner = constructor.getOwner();
    int added = owner.isEnum() ? 2 : owner.isInnerClass() ? 1 : 0;
    return constructor.getRawParameterTypes().size() - added;
  }

  private static boolean isOf(String module, Location location) {
    return location.contains("/" + module + "/target/");
  }
}

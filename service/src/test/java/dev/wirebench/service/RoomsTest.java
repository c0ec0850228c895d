package dev.wirebench.service;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The server uses the interface of codecs and payloads, and nothing else of ours. */
class RoomsTest {
  private static final String SERVERS = "dev.wirebench.service..";
  private static final String SPI = "dev.wirebench.codec..";

  private static final String[] PAYLOADS = {"dev.wirebench.models..", "dev.wirebench.proto.."};

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPath(Path.of("target/classes"));

  @Test
  void aServerUsesTheSpiAndPayloads() {
    uses(SERVERS, SPI).because("it is no part of the harness, which starts it").check(CLASSES);
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> uses(SPI).check(CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.service.orders.OrdersMainKt");
  }

  /** No server uses more of ours than payloads and the packages named. */
  private static ArchRule uses(String... allowed) {
    return noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.wirebench..")
                .and(DescribedPredicate.not(resideInAnyPackage(PAYLOADS)))
                .and(DescribedPredicate.not(resideInAnyPackage(allowed))));
  }
}

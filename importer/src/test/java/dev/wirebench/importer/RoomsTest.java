package dev.wirebench.importer;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which room may use which: a document knows nothing of types, a type nothing of schemas. */
class RoomsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.wirebench.importer");

  @Test
  void documentsKnowNothingElse() {
    noClasses()
        .that()
        .resideInAPackage("..importer.document..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..importer.shape..", "..importer.schema..", "..importer.build..")
        .because("a document is read before anybody asks what it is")
        .check(CLASSES);
  }

  @Test
  void shapesKnowDocumentsAlone() {
    noClasses()
        .that()
        .resideInAPackage("..importer.shape..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..importer.schema..", "..importer.build..")
        .because("what data are does not depend on how a schema says it")
        .check(CLASSES);
  }

  @Test
  void schemasAreWrittenWithoutCompilers() {
    noClasses()
        .that()
        .resideInAPackage("..importer.schema..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..importer.build..")
        .because("a schema can be written where there are no compilers")
        .check(CLASSES);
  }
}

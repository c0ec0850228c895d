package dev.wirebench;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the packages of this module may use. */
class RoomsTest {
  private static final String OURS = "dev.wirebench..";
  private static final String BASE = "dev.wirebench.base..";
  private static final String SPI = "dev.wirebench.codec..";
  private static final String CODECS = "dev.wirebench.codecs..";
  private static final String REGISTRY = "dev.wirebench.registry..";
  private static final String QUALIFICATION = "dev.wirebench.qualification..";
  private static final String QUALITIES = "dev.wirebench.qualities..";
  private static final String FRESH = "dev.wirebench.fresh..";
  private static final String HEAPS = "dev.wirebench.heaps..";

  /** Models, conversions and messages: what codecs are bound to. */
  private static final String[] PAYLOADS = {
    "dev.wirebench.models..", "dev.wirebench.proto..", "dev.wirebench.avro.."
  };

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPath(Path.of("target/classes"));

  @Test
  void theSpiIsReadByItself() {
    usesOfOurs(SPI, SPI)
        .because("a codec author reads it alone, and so does who writes a plug-in")
        .check(CLASSES);
  }

  /** A codec may extend another, of which it is one more configuration. */
  @Test
  void aCodecUsesTheSpiItsPayloadsAndItsLibrary() {
    usesOfOurs(CODECS, BASE, SPI, CODECS)
        .because("a codec file reads like its library's own documentation, and needs value types")
        .check(CLASSES);
  }

  @Test
  void freshValuesUseTheSpi() {
    usesOfOurs(FRESH, SPI, FRESH)
        .because("a measured fork asks its codec with them, and has no correctness checks")
        .check(CLASSES);
  }

  @Test
  void theRegistryUsesTheSpi() {
    usesOfOurs(REGISTRY, BASE, SPI, REGISTRY)
        .because("it names codecs by their ids, and loads none in its own JVM")
        .check(CLASSES);
  }

  @Test
  void heapsUseTheSpiAndTheRegistry() {
    usesOfOurs(HEAPS, BASE, SPI, REGISTRY, HEAPS)
        .because("a trial's JVM holds one codec, which it knows by its id")
        .check(CLASSES);
  }

  @Test
  void qualificationUsesTheSpiAndTheRegistry() {
    usesOfOurs(QUALIFICATION, BASE, SPI, REGISTRY, FRESH, QUALIFICATION)
        .because("the contract treats all codecs alike, and must not know one")
        .check(CLASSES);
  }

  @Test
  void qualitiesUseTheSpiTheRegistryAndQualification() {
    usesOfOurs(QUALITIES, BASE, SPI, REGISTRY, QUALIFICATION, QUALITIES)
        .because("what is asked of one codec is asked of all, and none is known by name")
        .check(CLASSES);
  }

  /** A rule that saw no imports would hold whatever is written. */
  @Test
  void anImportAgainstARuleIsFound() {
    assertThatThrownBy(() -> usesOfOurs(QUALIFICATION, SPI, FRESH, QUALIFICATION).check(CLASSES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("dev.wirebench.registry.CodecClassPath");
  }

  /** No class of a room uses more of ours than payloads and the packages named. */
  private static ArchRule usesOfOurs(String room, String... allowed) {
    DescribedPredicate<JavaClass> others =
        resideInAPackage(OURS)
            .and(DescribedPredicate.not(resideInAnyPackage(PAYLOADS)))
            .and(DescribedPredicate.not(resideInAnyPackage(allowed)));
    return noClasses().that().resideInAPackage(room).should().dependOnClassesThat(others);
  }
}

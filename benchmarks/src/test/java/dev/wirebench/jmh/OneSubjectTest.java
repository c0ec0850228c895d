package dev.wirebench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** JMH makes a state for each parameter of a method, also where two methods want the same. */
class OneSubjectTest {
  @Test
  void aForkBindsItsCodecOnce() {
    List<JavaClass> benchmarks =
        new ClassFileImporter()
            .importPath(Path.of("target/classes/dev/wirebench/jmh/jmh_generated")).stream()
                .filter(generated -> generated.getSimpleName().endsWith("_jmhTest"))
                .toList();
    assertThat(benchmarks).hasSizeGreaterThan(30);
    assertThat(benchmarks)
        .allSatisfy(
            generated ->
                assertThat(generated.getFields())
                    .filteredOn(OneSubjectTest::isSubject)
                    .as(generated.getName())
                    .hasSizeLessThanOrEqualTo(1));
    assertThat(benchmarks)
        .anySatisfy(
            generated ->
                assertThat(generated.getFields()).filteredOn(OneSubjectTest::isSubject).hasSize(1));
  }

  private static boolean isSubject(JavaField field) {
    return field.getRawType().getSimpleName().matches("(Subject|\\w+Subject)_jmhType");
  }
}

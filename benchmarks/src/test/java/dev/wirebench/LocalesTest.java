package dev.wirebench;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The program's files and messages do not depend on the user's language. */
class LocalesTest {
  private static final List<String> MODULES =
      List.of(
          "benchmarks",
          "codecs",
          "codegen",
          "fork",
          "harness",
          "importer",
          "models",
          "payloads",
          "report",
          "service",
          "studies");

  /** Classes that other compilers write; there are thousands. */
  private static final Pattern GENERATED =
      Pattern.compile(".*/(jmh_generated|dev/wirebench/models/(?!build/)\\w+)/.*");

  /** Methods that follow the default locale in one of their forms. */
  private static final Map<String, Set<String>> LOCALIZED =
      Map.of(
          "java.lang.String", Set.of("format", "toLowerCase", "toUpperCase"),
          "java.io.PrintStream", Set.of("format", "printf"),
          "java.io.PrintWriter", Set.of("format", "printf"));

  /**
   * Classes whose {@code valueOf} makes a number the argument of a method that takes any object.
   */
  private static final Set<String> BOXES =
      Set.of("java.lang.Integer", "java.lang.Long", "java.lang.Double");

  private static final ArchRule RULE =
      noClasses()
          .should(followTheUsersLanguage())
          .because("digits and letters are others there: name Locale.ROOT");

  private static ArchCondition<JavaClass> followTheUsersLanguage() {
    return new ArchCondition<>("follow the user's language") {
      @Override
      public void check(JavaClass checked, ConditionEvents events) {
        checked.getCodeUnits().stream()
            .flatMap(LocalesTest::localized)
            .map(call -> SimpleConditionEvent.satisfied(call, call.getDescription()))
            .forEach(events::add);
      }
    };
  }

  private static Stream<? extends JavaCall<?>> localized(JavaCodeUnit code) {
    boolean boxes = code.getCallsFromSelf().stream().anyMatch(LocalesTest::isBox);
    return code.getCallsFromSelf().stream()
        .filter(call -> isLocalized(call) || boxes && isFormatted(call));
  }

  private static boolean isLocalized(JavaCall<?> call) {
    return LOCALIZED.getOrDefault(owner(call), Set.of()).contains(call.getName())
        && call.getTarget().getRawParameterTypes().stream()
            .noneMatch(type -> type.getName().equals("java.util.Locale"));
  }

  /** There is no form of it with a locale; with texts alone it does no harm. */
  private static boolean isFormatted(JavaCall<?> call) {
    return owner(call).equals("java.lang.String") && call.getName().equals("formatted");
  }

  private static boolean isBox(JavaCall<?> call) {
    return BOXES.contains(owner(call)) && call.getName().equals("valueOf");
  }

  private static String owner(JavaCall<?> call) {
    return call.getTargetOwner().getName();
  }

  static List<String> modules() {
    return MODULES;
  }

  @ParameterizedTest
  @MethodSource("modules")
  void nothingFollowsTheUsersLanguage(String module) {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(location -> !location.matches(GENERATED))
            .importPath(Path.of("..", module, "target", "classes"));
    assertThat(classes).isNotEmpty();
    RULE.check(classes);
  }

  @SuppressWarnings("unused")
  private static final class Careless {
    static String lower(String text) {
      return text.toLowerCase();
    }

    static String counted(int number) {
      return "%d of them".formatted(number);
    }

    static String named(String name) {
      return "'%s'".formatted(name);
    }
  }

  @Test
  void whatFollowsItIsFound() {
    JavaClasses careless = new ClassFileImporter().importClasses(Careless.class);
    assertThatThrownBy(() -> RULE.check(careless))
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll("(2 times)", "lower", "counted");
  }
}

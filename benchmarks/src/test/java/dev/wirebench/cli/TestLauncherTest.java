package dev.wirebench.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.wirebench.cli.JarRunner.Running;
import dev.wirebench.cli.TestLauncher.Belongings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestLauncherTest {
  private static final Belongings BELONGINGS =
      new Belongings(
          List.of(Path.of("/home/me/.m2"), Path.of("/home/me/.cache"), Path.of("/srv/repository")),
          List.of(Path.of("/home/me/.cache/agent/checkout"), Path.of("/home/me/.m2/shared")));

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/home/me/.m2",
        "/home/me/.m2/settings.xml",
        "-Dmaven.repo.local=/srv/repository",
        "-Dmaven.repo.local=/srv/repository -q",
        "/tmp/a.jar:/srv/repository/org/example/b.jar",
        "tar -C '/home/me/.cache' -x",
        "/srv/repository2:/srv/repository",
      })
  void whatIsTheUsersOwnIsRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BELONGINGS.refuse(text))
        .withMessageStartingWith("A test must not use '/")
        .withMessageContaining("as '" + text + "' does");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/home/me",
        "/home/me/work/.m2",
        "-Dmaven.repo.local=/home/me/.m2/shared",
        "/srv/repository2",
        "/home/me/.cache/agent/checkout/target/tests/home",
        "--repository",
        "",
      })
  void allElseIsNot(String text) {
    assertThatNoException().isThrownBy(() -> BELONGINGS.refuse(text));
  }

  @Test
  void neitherAWordNorAVariableMayNameTheRepositoryThatMavenUses() {
    String repository = System.getProperty("wirebench.real.repository");
    TestLauncher launcher = TestLauncher.usual();
    List<String> words = List.of("mvn", "-Dmaven.repo.local=" + repository);
    Map<String, String> variables = Map.of("MAVEN_OPTS", "-Dmaven.repo.local=" + repository);
    assertThatThrownBy(() -> launcher.prepare(folder, words, Map.of()))
        .hasMessageContaining(repository);
    assertThatThrownBy(() -> launcher.prepare(folder, List.of("mvn"), variables))
        .hasMessageContaining(repository);
  }

  @Test
  void mavenAloneMayUseIt() {
    String option = "-Dmaven.repo.local=" + System.getProperty("wirebench.real.repository");
    assertThat(TestLauncher.withRepository().prepare(folder, List.of("mvn", option), Map.of()))
        .extracting(ProcessBuilder::command)
        .isEqualTo(List.of("mvn", option));
  }

  @Test
  void theHomeOfTheUserIsNobodysHomeHere() {
    String home = System.getProperty("wirebench.real.home");
    assertThat(List.of(System.getProperty("user.home"), System.getenv("HOME")))
        .allSatisfy(own -> assertThat(Path.of(own)).isDirectory().isNotEqualTo(Path.of(home)));
    Map<String, String> variables = Map.of("XDG_CACHE_HOME", Path.of(home, ".cache").toString());
    assertThatThrownBy(() -> TestLauncher.usual().prepare(folder, List.of("true"), variables))
        .hasMessageContaining("is the user's own");
  }

  /** The script, too, must do with a folder that has blanks and quotes in its name. */
  @Test
  void aJvmHasTheFoldersOfTheTests() throws Exception {
    Path source =
        Files.writeString(
            folder.resolve("Where.java"),
            """
        class Where {
          public static void main(String[] names) {
            for (String name : names) {
              System.out.println(System.getProperty(name));
            }
          }
        }
        """);
    List<String> command =
        List.of(
            TestLauncher.jdk().resolve("bin/java").toString(),
            source.toString(),
            "user.home",
            "java.io.tmpdir",
            "java.home");
    Path log = folder.resolve("log");
    Process process =
        TestLauncher.usual()
            .prepare(folder, command, Map.of())
            .redirectOutput(log.toFile())
            .start();
    assertThat(new Running(process, log).await().output().lines())
        .containsExactly(
            System.getProperty("user.home"),
            System.getProperty("java.io.tmpdir"),
            System.getProperty("java.home"));
  }

  @Test
  void temporaryFilesOfTheTestsAreWhereTheirVariablesSay() throws IOException {
    Path file = Files.createTempFile("where", ".txt");
    Files.delete(file);
    assertThat(Optional.of(file.getParent()))
        .hasValue(Path.of(System.getenv("TMPDIR")))
        .hasValue(Path.of(System.getProperty("java.io.tmpdir")));
  }

  @Test
  void noOtherClassOfTheseTestsStartsPrograms() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(TestLauncher.class)
        .should()
        .callConstructor(ProcessBuilder.class, String[].class)
        .orShould()
        .callConstructor(ProcessBuilder.class, List.class)
        .orShould()
        .callMethod(Runtime.class, "exec", String.class)
        .because("the launcher refuses what is the user's own")
        .check(
            new ClassFileImporter()
                .importPaths(
                    Path.of("target/test-classes"),
                    Path.of("../harness/target/test-classes"),
                    Path.of("../studies/target/test-classes")));
  }
}

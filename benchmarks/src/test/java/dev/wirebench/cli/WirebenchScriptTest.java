package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The start script, with a program in the place of Java that prints its arguments. */
@DisabledOnOs(OS.WINDOWS)
class WirebenchScriptTest {
  private static final Path SCRIPT = Path.of("..", "wirebench");

  @TempDir private Path folder;
  private Path home;

  @BeforeEach
  void copyTheScript() throws IOException {
    home = Files.createDirectories(folder.resolve("a checkout"));
    Files.copy(SCRIPT, home.resolve("wirebench"));
    assertThat(home.resolve("wirebench").toFile().setExecutable(true)).isTrue();
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
  }

  private JarRunner.Result start(String path, String... command) throws Exception {
    Map<String, String> environment =
        Map.of("PATH", path, "JAVA_HOME", folder.resolve("jdk").toString());
    Process process = TestLauncher.usual().prepare(home, List.of(command), environment).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new JarRunner.Result(process.waitFor(), output);
  }

  private String place(String jar) throws IOException {
    Path file = home.resolve(jar);
    Files.createDirectories(file.getParent());
    Files.createFile(file);
    return file.toString();
  }

  @Test
  void itSaysHowToBuildWhatIsNotBuilt() throws Exception {
    JarRunner.Result result = start("/usr/bin:/bin", "./wirebench", "run", "a b");
    assertThat(result.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(result.output())
        .isEqualTo(
            "Wirebench is not built yet. Build it with: cd '"
                + home.toRealPath()
                + "' && ./mvnw -q package -Dmaven.test.skip=true\n");
  }

  @Test
  void itStartsTheJarOfACheckoutAndHandsArgumentsOverAsTheyAre() throws Exception {
    String jar = place("benchmarks/target/benchmarks.jar");
    assertThat(start("/usr/bin:/bin", "./wirebench", "run", "a b").output())
        .isEqualTo("-Dwirebench.command=./wirebench\n-jar\n" + jar + "\nrun\na b\n");
  }

  @Test
  void onThePathItIsCalledByItsName() throws Exception {
    String jar = place("benchmarks.jar");
    place("benchmarks/target/benchmarks.jar");
    Path bin = Files.createDirectories(folder.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("wirebench"), home.resolve("wirebench"));
    assertThat(start(bin + ":/usr/bin:/bin", "/bin/sh", "-c", "wirebench run").output())
        .isEqualTo("-Dwirebench.command=wirebench\n-jar\n" + jar + "\nrun\n");
  }
}

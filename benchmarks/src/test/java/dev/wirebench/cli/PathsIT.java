package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.resolving.LocalRepository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files and folders with names that shells, class paths and terminals give a meaning. */
@EnabledOnOs({OS.LINUX, OS.MAC})
@Tag("slow")
class PathsIT {
  private static final List<String> SHORT =
      List.of(
          ("--operation serialize --medium bytes --blocks 1 --warmup 1x10ms --measurement 1x10ms"
                  + " --interleave blocks --no-probe --force --wait --offline "
                  + JarRunner.ONE_COMPILER)
              .split(" "));

  private static final int WINDOWS_LIMIT = 32_767;

  @TempDir Path folder;
  private Map<String, String> environment;

  @BeforeEach
  void separateCache() {
    environment = Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString());
  }

  private static String[] run(String... more) {
    return Stream.of(Stream.of("run"), Stream.of(more), SHORT.stream())
        .flatMap(words -> words)
        .toArray(String[]::new);
  }

  @Test
  void jarsWithOddNamesAreMeasured() throws Exception {
    List<String> names = List.of("a,b/x+1.jar", "c:d/@\u001b[31m\u202e\"'.jar", "%p #$x/y.jar");
    for (String name : names) {
      Path jar = folder.resolve(name);
      Files.createDirectories(jar.getParent());
      Files.copy(LocalRepository.gson(), jar);
    }
    String codecs = "gson@" + String.join(",gson@", names);
    Path out = folder.resolve("out\u001b[1m%p");
    Result result =
        new JarRunner(folder, environment)
            .run(run("--payload", "order-event", "--codec", codecs, "--out", out.toString()));
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output())
        .contains("gson@x+1.jar", "gson@y.jar", "The run is in ")
        .doesNotContain("\u001b", "\u202e", "excluded  ", "WARN");
  }

  /** Whatever the locale of the tests is, a shell gives these bytes to the JVM. */
  @Test
  void aPathThatTheLocaleCannotExpressIsNotTheFaultOfALibrary() throws Exception {
    Result result =
        new JarRunner(folder, Map.of("LC_ALL", "C"))
            .start(
                List.of("sh", "-c", "exec \"$@\" \"gson@$(printf '\\303\\274')/gson.jar\"", "sh"),
                run("--payload", "order-event", "--codec"))
            .await();
    assertThat(result.exitCode()).as(result.output()).isEqualTo(2);
    assertThat(result.output()).contains("cannot express", "LC_ALL=C.UTF-8");
    assertThat(result.output().lines()).hasSize(1);
  }

  @Test
  void anEditedJarInTheCacheIsNotRun() throws Exception {
    Path document =
        Files.writeString(folder.resolve("doc.json"), "{\"id\": 7, \"name\": \"Anna\"}");
    JarRunner runner = new JarRunner(folder, environment);
    String[] command = run("--json", document.toString(), "--codec", "jackson", "--dry-run");
    Result first = runner.run(command);
    assertThat(first.exitCode()).as(first.end()).isZero();
    assertThat(first.output()).doesNotContain("made again");
    Path jar;
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      jar = files.filter(file -> file.endsWith("payload.jar")).findFirst().orElseThrow();
    }
    Files.write(jar, new byte[1], StandardOpenOption.APPEND);
    Result second = runner.run(command);
    assertThat(second.exitCode()).as(second.end()).isZero();
    assertThat(second.output()).contains("made again");
    Result third = runner.run(command);
    assertThat(third.output()).doesNotContain("made again");
  }

  /** Kotlin's compiler takes a comma for the end of a path, and then blames the documents. */
  @Test
  void aCommaInTheFolderOfTheProgramIsNamedBeforeAnImport() throws Exception {
    Path document = Files.writeString(folder.resolve("doc.json"), "{\"id\": 8}");
    Result result =
        new JarRunner(folder, environment)
            .of(linked(folder.resolve("a,b")))
            .run(run("--json", document.toString(), "--codec", "jackson", "--dry-run"));
    assertThat(result.exitCode()).as(result.end()).isEqualTo(2);
    assertThat(result.output()).contains("a,b", "since the path has a comma");
  }

  /** The launcher of a JDK here writes down how long each of its commands is. */
  @Test
  void noCommandIsTooLongForWindows() throws Exception {
    Path deep = folder;
    for (int i = 0; i < 4; i++) {
      deep = deep.resolve("%41 #+, ;&=@[]!x ".repeat(9) + i);
    }
    Path lengths = folder.resolve("lengths");
    Path jdk = jdk(lengths);
    JarRunner runner = new JarRunner(folder, environment).of(linked(deep));
    Result result =
        runner.run(
            run("--payload", "order-event", "--codec", "micronaut-serde", "--jdk", jdk.toString()));
    assertThat(result.exitCode()).as(result.end()).isZero();
    List<String> commands = new ArrayList<>(Files.readAllLines(lengths));
    assertThat(commands).anyMatch(PathsIT::isShortenedFork);
    Files.delete(lengths);

    Path launcher = jdk.resolve("bin").resolve("java");
    Result jmh =
        runner.run(
            ("jmh Bytes.serialize$ -p codec=gson -p payload=order-event -f 1 -wi 0 -i 1 -r 10ms -jvm "
                    + launcher)
                .split(" "));
    assertThat(jmh.exitCode()).as(jmh.end()).isZero();
    assertThat(jmh.output()).contains("Result \"dev.wirebench.jmh.Bytes.serialize\"");
    assertThat(Files.readAllLines(lengths)).anyMatch(PathsIT::isShortenedFork);
    commands.addAll(Files.readAllLines(lengths));
    assertThat(commands)
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(WINDOWS_LIMIT));
  }

  private static boolean isShortenedFork(String command) {
    return command.contains("ForkedMain") && command.contains("-cp @");
  }

  private static Path linked(Path copy) throws IOException {
    Path target = JarRunner.JAR.getParent();
    try (Stream<Path> files = Files.walk(target.resolve("lib"))) {
      for (Path file : Stream.concat(Stream.of(JarRunner.JAR), files).toList()) {
        if (Files.isRegularFile(file)) {
          Path link = copy.resolve(target.relativize(file));
          Files.createDirectories(link.getParent());
          link(link, file);
        }
      }
    }
    return copy.resolve(JarRunner.JAR.getFileName());
  }

  private static void link(Path link, Path file) throws IOException {
    try {
      Files.createLink(link, file);
    } catch (IOException otherFileSystem) {
      Files.copy(file, link);
    }
  }

  /** A launcher that starts the one of the JDK here finds its home by itself. */
  private Path jdk(Path lengths) throws IOException {
    Path copy = folder.resolve("jdk");
    Path java = Files.createDirectories(copy.resolve("bin")).resolve("java");
    Files.writeString(
        java,
        "#!/bin/sh\necho \"$*\" >> '%s'\nexec '%s' \"$@\"\n"
            .formatted(lengths, TestLauncher.program("java")));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return copy;
  }
}

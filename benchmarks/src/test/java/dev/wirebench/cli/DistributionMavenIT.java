package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is published and released, and what comes of the archive where there is a JDK alone. */
@Tag("slow")
@LongPart(
    modules = {"distribution", "benchmarks"},
    files = {
      "README.md",
      "CHANGELOG.md",
      "LICENSE",
      "docs",
      "results",
      "wirebench",
      "wirebench.cmd"
    })
class DistributionMavenIT {
  private static final Path CHECKOUT = MavenRunner.checkout();
  private static final long MOST_OF_THE_SITE = 10_000_000;
  private static final long LONGEST_MINUTES = 10;

  /** An artifact, behind which the name of its file has the version. */
  private static final Pattern JAR = Pattern.compile("(.+?)-\\d[^/]*\\.jar");

  @TempDir private static Path elsewhere;
  private static Path home;

  /** What a reader is told to do. */
  @BeforeAll
  static void publishAndRelease() throws Exception {
    List<String> commands =
        DocumentedCommands.of(DocumentedCommands.PAGE_OF_RECIPES).commands().stream()
            .filter(command -> command.section().equals(DocumentedCommands.RELEASE))
            .map(Command::text)
            .toList();
    assertThat(commands).hasSize(2);
    for (String command : commands) {
      Result result = new MavenRunner().shell(command);
      assertThat(result.exitCode()).as(result.end()).isZero();
    }
    Result unpacked =
        new MavenRunner()
            .shell("tar -xzf distribution/target/wirebench-*.tar.gz -C '" + elsewhere + "'");
    assertThat(unpacked.exitCode()).as(unpacked.end()).isZero();
    home = only(elsewhere);
  }

  private static Path only(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found = files.toList();
      assertThat(found).hasSize(1);
      return found.get(0);
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  /** With the JDK that runs this, and nothing else. */
  private static Result start(Path folder, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(home.resolve("wirebench").toString()));
    command.addAll(List.of(arguments));
    Path log = Files.createTempFile("wirebench", ".log");
    Map<String, String> environment =
        Map.of(
            "PATH",
            "/usr/bin:/bin",
            "JAVA_HOME",
            TestLauncher.jdk().toString(),
            "XDG_CACHE_HOME",
            folder.resolve("cache").toString());
    ProcessBuilder builder = TestLauncher.usual().prepare(folder, command, environment);
    builder.environment().keySet().retainAll(environment.keySet());
    Process process = builder.redirectOutput(log.toFile()).start();
    boolean isOver = process.waitFor(LONGEST_MINUTES, TimeUnit.MINUTES);
    Result result = new Result(isOver ? process.exitValue() : -1, Files.readString(log));
    Files.delete(log);
    if (!isOver) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return result;
  }

  @Test
  void theArchiveMeasuresDocumentsOfOnesOwnAndReports(@TempDir Path folder) throws Exception {
    Files.copy(
        CHECKOUT.resolve("payloads/src/main/payloads/order-event.json"),
        folder.resolve("order.json"));
    Result run =
        start(
            folder,
            ("run --json order.json --codec jackson,kotlinx-json,moshi-codegen,protobuf-mapped"
                    + " --blocks 1 --warmup 1x10ms --measurement 1x10ms --no-probe --force --wait"
                    + " --out own")
                .split(" "));
    assertThat(run.exitCode()).as(run.end()).isZero();
    assertThat(run.output())
        .contains("moshi-codegen", "protobuf-mapped")
        .doesNotContain("benchmarks/target/benchmarks.jar");
    Result report = start(folder, "report", "own", "--out", "page");
    assertThat(report.exitCode()).as(report.end()).isZero();
    assertThat(Files.readString(folder.resolve("page/report.html")))
        .contains(home.resolve("wirebench") + " run ")
        .doesNotContain("benchmarks/target/benchmarks.jar");
  }

  @Test
  void aMeasuredForkOfTheArchiveFindsItsLibraries(@TempDir Path folder) throws Exception {
    Result run =
        start(
            folder,
            ("run --codec jackson,fory,avro-mapped --payload order-event --blocks 1 --warmup 1x10ms"
                    + " --measurement 1x10ms --no-probe --force --wait")
                .split(" "));
    assertThat(run.exitCode()).as(run.end()).isZero();
    assertThat(folder.resolve("results")).isDirectory();
  }

  @Test
  void itSaysWhatItIsAndWhatIsInIt() throws Exception {
    Result version = start(elsewhere, "--version");
    assertThat(version.output())
        .startsWith("wirebench " + home.getFileName().toString().replace("wirebench-", ""));
    assertThat(home.resolve("LICENSE")).isRegularFile();
    assertThat(home.resolve("CHANGELOG.md")).isRegularFile();
    assertThat(home.resolve("README.txt")).isRegularFile();
  }

  @Test
  void everyPlatformHasItsCompiler() throws IOException {
    assertThat(files(home).stream().map(file -> file.getFileName().toString()))
        .filteredOn(name -> name.startsWith("protoc-"))
        .hasSize(5)
        .anyMatch(name -> name.endsWith("windows-x86_64.exe"))
        .anyMatch(name -> name.endsWith("osx-aarch_64.exe"))
        .anyMatch(name -> name.endsWith("linux-aarch_64.exe"));
  }

  @Test
  void everyJarHasItsLicenceInTheList() throws IOException {
    String licences = Files.readString(home.resolve("THIRD-PARTY.txt"));
    List<String> unknown = new ArrayList<>();
    int known = 0;
    for (Path file : files(home.resolve("lib"))) {
      Matcher jar = JAR.matcher(file.getFileName().toString());
      if (jar.matches() && !isOurs(jar.group(1))) {
        if (licences.contains(":" + jar.group(1) + ":")) {
          known++;
        } else {
          unknown.add(home.relativize(file).toString());
        }
      }
    }
    assertThat(unknown).isEmpty();
    assertThat(known).isGreaterThan(150);
    assertThat(licences).doesNotContainIgnoringCase("unknown license");
  }

  /** Modules of this build: their artifacts are named after their folders. */
  private static boolean isOurs(String artifact) {
    return artifact.startsWith("models")
        || Files.isRegularFile(CHECKOUT.resolve(artifact).resolve("pom.xml"));
  }

  @Test
  void theSiteIsSmallAndWhole() throws IOException {
    Path site = CHECKOUT.resolve("site");
    long size = 0;
    for (Path file : files(site)) {
      size += Files.size(file);
    }
    assertThat(size).isBetween(1_000_000L, MOST_OF_THE_SITE);
    String index = Files.readString(site.resolve("index.html"));
    try (Stream<Path> runs = Files.list(CHECKOUT.resolve("results"))) {
      assertThat(runs.map(run -> run.getFileName().toString()))
          .filteredOn(name -> name.startsWith("reference-"))
          .isNotEmpty()
          .allSatisfy(
              name -> {
                assertThat(index).contains("href=\"runs/" + name + ".html\"");
                assertThat(site.resolve("runs/" + name + ".html")).isRegularFile();
              });
    }
  }

  @Test
  void whatJmhFoundStandsBesideTheReplication() throws IOException {
    assertThat(Files.readString(CHECKOUT.resolve("site/runs/reference-replication.html")))
        .contains("\"server / JMH\"")
        .doesNotContain("Nothing stands beside it");
  }
}

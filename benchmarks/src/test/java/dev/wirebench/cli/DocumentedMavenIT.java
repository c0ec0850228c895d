package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Place;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command of the documentation that needs more than a JDK, pasted into a shell in a built
 * copy of the checkout. Where it would measure, it says what it would measure.
 *
 * <p>Maven carries out one of several commands that are the same to it: of those of {@code -Pbench}
 * that differ in {@link BenchProperties} alone, the others start the job as Maven does.
 */
@Tag("slow")
class DocumentedMavenIT {
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

  /** Campaigns end before their first fork, and qualify one codec. */
  private static final String SHORT = "--codec jackson --no-probe --wait --dry-run";

  /** Campaigns of some milliseconds, whatever else the machine does. */
  private static final String MEASURED =
      "--payload order-event --operation serialize --blocks 1 --warmup 1x50ms"
          + " --measurement 1x50ms --no-probe --wait --out ";

  private static final String OTHER = "other-version";
  private static final String USUAL = "usual-version";

  private static final Pattern VERSION = Pattern.compile("-D(\\w+)\\.version=([\\w.]+)");

  @TempDir static Path tools;
  private static Path python;
  private final MavenRunner maven = new MavenRunner();

  /**
   * A command, and who carries it out.
   *
   * @param byMaven false if Maven carries out another one that is the same to it
   */
  record Task(Command command, boolean byMaven) {
    boolean isOtherVersion() {
      return byMaven && hasVersion(command);
    }

    @Override
    public String toString() {
      return command + (byMaven ? "" : " (the job alone)");
    }
  }

  /**
   * All but those that continuous integration has itself. Other versions of libraries come first:
   * nothing is compiled yet, so that the usual versions are compiled once.
   */
  static List<Task> tasks() {
    List<String> ofCi = CiRun.commands();
    Set<String> seen =
        ofCi.stream().map(BenchProperties::without).collect(Collectors.toCollection(HashSet::new));
    List<Task> tasks = new ArrayList<>();
    DocumentedCommands.all().stream()
        .filter(command -> command.place() == Place.MAVEN && !ofCi.contains(command.text()))
        .sorted(Comparator.comparing(DocumentedMavenIT::hasVersion).reversed())
        .forEach(
            command ->
                tasks.add(new Task(command, seen.add(BenchProperties.without(command.text())))));
    return tasks.stream().filter(task -> task.byMaven() || isJob(task.command())).toList();
  }

  private static boolean isJob(Command command) {
    return command.text().contains("-Pbench");
  }

  private static boolean hasVersion(Command command) {
    return VERSION.matcher(command.text()).find();
  }

  @BeforeAll
  static void giveTheReaderData() throws IOException {
    ReaderFiles.ownDataInto(CheckoutCopy.ROOT);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("tasks")
  void isCarriedOut(Task task) throws Exception {
    Command command = task.command();
    Result result =
        switch (command.text().split("\\s", 2)[0]) {
          case "mvn", "./mvnw" ->
              task.byMaven()
                  ? maven.shell(shortened(task))
                  : maven.job(BenchProperties.arguments(shortened(task)));
          default -> maven.shell(". '" + python() + "/bin/activate'\n" + command.text());
        };
    List<Path> changed = CheckoutCopy.restore();
    assertThat(result.exitCode()).as("%s%n%s", command, result.end()).isZero();
    if (isJob(command)) {
      assertPlannedOrMeasured(task, result);
    }
    assertThat(changed).as("files that are otherwise after " + command).isEmpty();
  }

  private void assertPlannedOrMeasured(Task task, Result result) throws Exception {
    Matcher version = VERSION.matcher(task.command().text());
    if (task.isOtherVersion() && version.find()) {
      String jar = version.group(1) + "[\\w-]*-" + Pattern.quote(version.group(2) + ".jar");
      assertThat(librariesOf(OTHER)).containsPattern(jar);
      Result again =
          maven.shell("mvn verify -Pbench -Dbench.args='" + MEASURED + USUAL + " --codec jackson'");
      assertThat(again.exitCode()).as(again.end()).isZero();
      assertThat(librariesOf(USUAL)).contains(version.group(1)).doesNotContainPattern(jar);
    } else {
      assertThat(result.output()).as(task.toString()).contains("promise    ");
    }
  }

  private static String librariesOf(String run) throws IOException {
    Path facts = CheckoutCopy.ROOT.resolve(run).resolve("run.json");
    return new ObjectMapper().readTree(facts.toFile()).get("libraries").toString();
  }

  private static String shortened(Task task) {
    String line = task.command().text();
    if (!isJob(task.command())) {
      // An experiment tries thousands of them; a build tries a few.
      return line.replaceFirst("-Dwirebench\\.fuzz=\\d+", "-Dwirebench.fuzz=20")
          .replaceFirst("(report/target/many) \\d+", "$1 100");
    }
    String settings = task.isOtherVersion() ? MEASURED + OTHER : SHORT;
    String shortened =
        line.contains("-Dbench.args=")
            ? line.replaceFirst("-Dbench\\.args=([\"'])", "$0" + settings + " ")
            : line + " -Dbench.args='" + settings + "'";
    assertThat(shortened)
        .as("bench.args has quotes, or nothing would shorten it")
        .contains(settings);
    return shortened;
  }

  /** A folder in which pip may install something. */
  private Path python() throws Exception {
    if (python == null) {
      Path folder = tools.resolve("python");
      Result made = maven.shell("python3 -m venv '" + folder + "'");
      assertThat(made.exitCode()).as(made.end()).isZero();
      python = folder;
    }
    return python;
  }
}

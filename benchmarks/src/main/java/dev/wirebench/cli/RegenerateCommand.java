package dev.wirebench.cli;

import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.run.Checksums;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code regenerate}: for those who change what is generated, or the runs that it comes from. */
@Command(
    name = "regenerate",
    description = {
      "Writes all generated pages of a checkout again: README's picture and answers, reports of the"
          + " recorded runs, catalogue, claims, qualities, decision records, what 'load' and"
          + " 'replicate' found, and the page that reads JMH's JSON.",
      "It is started in the checkout's first folder."
    },
    mixinStandardHelpOptions = true)
final class RegenerateCommand implements Callable<Integer> {
  private static final Path RESULTS = RecordedRuns.FOLDER;

  /** README's, that of the decision records, and the first of the claims. */
  private static final Path CARD = RESULTS.resolve("reference-jdk17-jdk25");

  /** A run of the same suite on another processor, which README has next to it. */
  static final Path XEON = RESULTS.resolve("reference-card-xeon");

  /** Runs of the studies' suites, by their names: of the claims, too. */
  private static final Pattern OF_STUDIES = Pattern.compile("reference-s\\d.*");

  private static final Path SERVICE = RESULTS.resolve("reference-service");
  static final Path REPLICATION = RESULTS.resolve("reference-replication");

  /** By JMH, what the replication measures. */
  static final Path BESIDE_REPLICATION = RESULTS.resolve("reference-s1");

  private static final Path QUALITIES = RESULTS.resolve("qualities");

  /**
   * Of a report, what is made for the site, and for whoever wants it: large, and read by no page.
   */
  private static final List<String> LEFT_OUT = List.of("report.html", "cells.csv");

  /**
   * Charts that a summary shows. The others are on the page of the run, in the site: as files, they
   * would be half of all that a clone has to load.
   */
  private static final String CHARTS = "ratio,changes,cost,latency,threads";

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (!Files.isDirectory(CARD) || !Files.isRegularFile(Path.of("README.md"))) {
      throw new BadInput(
          "There is no README.md, or no '" + CARD + "', in this folder: start it in a checkout.");
    }
    // Reports tell of those, and QUALITIES.md of these.
    if (!RecordedQualities.areThoseOf(QUALITIES)) {
      throw new BadInput(
          "This program was built with other observations than '"
              + QUALITIES
              + "' holds: build it again, mvn package -DskipTests, and regenerate then.");
    }
    List<Path> ofJmh =
        RecordedRuns.all().stream().filter(run -> OtherRecord.at(run).isEmpty()).toList();
    for (Path run : ofJmh) {
      int code =
          run.equals(CARD)
              ? report(run, "--into", "README.md", "--second", XEON.toString())
              : report(run);
      if (code != 0) {
        return code;
      }
    }
    for (List<String> command : pages()) {
      int code = execute(command);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }

  /** What is written from several of them, or from none. */
  private static List<List<String>> pages() {
    List<List<String>> commands = new ArrayList<>();
    commands.add(List.of("page", "docs/jmh-report.html"));
    commands.add(List.of("list", "codecs", "--markdown", "docs/CODECS.md"));
    commands.add(
        List.of("qualities", "--from", QUALITIES.toString(), "--markdown", "docs/QUALITIES.md"));
    for (String scenario : Scenarios.NAMES) {
      String record = "docs/examples/decision-" + scenario + ".md";
      commands.add(List.of("decide", CARD.toString(), "--scenario", scenario, "--out", record));
    }
    commands.add(List.of("load", "--from", SERVICE.toString(), "--markdown", "docs/SERVICE.md"));
    commands.add(
        List.of(
            "replicate",
            "--resume",
            REPLICATION.toString(),
            "--jmh",
            BESIDE_REPLICATION.toString(),
            "--markdown",
            "docs/REPLICATION.md"));
    commands.add(claims());
    return commands;
  }

  private static List<String> claims() {
    List<String> command = new ArrayList<>(List.of("claims"));
    ofClaims(Path.of("")).stream().map(Path::toString).forEach(command::add);
    command.addAll(List.of("--markdown", "docs/CLAIMS.md"));
    return command;
  }

  /** The runs that claims are held against, in the order in which the page has them. */
  static List<Path> ofClaims(Path checkout) {
    Stream<Path> ofStudies =
        RecordedRuns.of(checkout).stream()
            .filter(run -> OF_STUDIES.matcher(run.getFileName().toString()).matches());
    Stream<Path> ofOtherRecords = Stream.of(SERVICE, REPLICATION).map(checkout::resolve);
    return Stream.of(Stream.of(checkout.resolve(CARD)), ofStudies, ofOtherRecords)
        .flatMap(runs -> runs)
        .toList();
  }

  private int report(Path run, String... more) {
    List<String> command = new ArrayList<>(List.of("report", run.toString(), "--charts", CHARTS));
    command.addAll(List.of(more));
    int code = execute(command);
    try {
      Checksums.of(run).withdraw(LEFT_OUT);
      for (String name : LEFT_OUT) {
        Files.deleteIfExists(run.resolve(name));
      }
    } catch (IOException e) {
      throw new BadInput("'" + run + "' cannot be written (" + e + "): check its rights.", e);
    }
    return code;
  }

  private int execute(List<String> command) {
    return Main.commandLine()
        .setOut(spec.commandLine().getOut())
        .setErr(spec.commandLine().getErr())
        .execute(command.toArray(new String[0]));
  }
}

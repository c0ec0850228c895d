package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.catalogue.RecordedRuns;
import dev.wirebench.catalogue.RunRoles;
import dev.wirebench.observations.RecordedQualities;
import dev.wirebench.records.Records;
import dev.wirebench.report.scenario.Scenarios;
import dev.wirebench.run.Checksums;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
  private static final Path QUALITIES = RecordedRuns.FOLDER.resolve("qualities");

  /** The files of a report that are large and shown by no page: the site makes them again. */
  private static final List<String> LEFT_OUT = List.of("report.html", "cells.csv");

  /**
   * Charts that a summary shows. The others are on the page of the run, in the site: as files, they
   * would be half of all that a clone has to load.
   */
  private static final String CHARTS = "ratio,changes,cost,latency,threads";

  @Spec private CommandSpec spec;

  /** The pages have commands that readers paste: how the program was started must not matter. */
  static void refuseOtherNames(boolean isNamed) {
    if (isNamed) {
      throw new BadInput(
          "The pages have the commands of the documents, not the name by which this program was"
              + " started: use java -jar benchmarks/target/benchmarks.jar regenerate.");
    }
  }

  @Override
  public Integer call() {
    refuseOtherNames(Program.IS_NAMED);
    RunRoles roles = RunRoles.read(Path.of(""));
    // Reports tell of those, and QUALITIES.md of these.
    if (!RecordedQualities.areThoseOf(QUALITIES)) {
      throw new BadInput(
          "This program was built with other observations than '"
              + QUALITIES
              + "' holds: build it again, mvn package -DskipTests, and regenerate then.");
    }
    List<Path> ofJmh =
        RecordedRuns.all().stream().filter(run -> Records.withReport(run).isEmpty()).toList();
    for (Path run : ofJmh) {
      int code =
          run.equals(roles.main())
              ? report(run, "--into", "README.md", "--second", roles.second().toString())
              : report(run);
      if (code != 0) {
        return code;
      }
    }
    for (List<String> command : pages(roles)) {
      int code = execute(command);
      if (code != 0) {
        return code;
      }
    }
    return 0;
  }

  /** The commands for pages that several runs, or none, belong to. */
  private static List<List<String>> pages(RunRoles roles) {
    List<List<String>> commands = new ArrayList<>();
    commands.add(List.of("page", "docs/jmh-report.html"));
    commands.add(List.of("list", "codecs", "--markdown", "docs/CODECS.md"));
    commands.add(
        List.of("qualities", "--from", QUALITIES.toString(), "--markdown", "docs/QUALITIES.md"));
    for (String scenario : Scenarios.NAMES) {
      String record = "docs/examples/decision-" + scenario + ".md";
      commands.add(
          List.of("decide", roles.main().toString(), "--scenario", scenario, "--out", record));
    }
    commands.add(
        List.of("load", "--from", roles.service().toString(), "--markdown", "docs/SERVICE.md"));
    commands.add(
        List.of(
            "replicate",
            "--resume",
            roles.replication().toString(),
            "--jmh",
            roles.replicationByJmh().toString(),
            "--markdown",
            "docs/REPLICATION.md"));
    commands.add(claims(roles));
    return commands;
  }

  private static List<String> claims(RunRoles roles) {
    List<String> command = new ArrayList<>(List.of("claims"));
    roles.claims().stream().map(Path::toString).forEach(command::add);
    command.addAll(List.of("--markdown", "docs/CLAIMS.md"));
    return command;
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

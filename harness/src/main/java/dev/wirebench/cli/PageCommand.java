package dev.wirebench.cli;

import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.page.Page;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code page}: for people who have JMH's JSON and no checkout. */
@Command(
    name = "page",
    description = {
      "Writes a page that makes a report of any JMH JSON that is dropped onto it.",
      "It does so in the browser alone: nothing is sent, and no network is needed."
    },
    mixinStandardHelpOptions = true)
final class PageCommand implements Runnable {
  @Parameters(paramLabel = "FILE", description = "The HTML file to write.")
  private Path file;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    Outputs.replace(file, Page.ofDroppedFiles());
    spec.commandLine().getOut().println(file);
    spec.commandLine().getOut().flush();
  }
}

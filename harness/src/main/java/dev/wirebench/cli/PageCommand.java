package dev.wirebench.cli;

import dev.wirebench.report.exporters.Outputs;
import dev.wirebench.report.input.BadInput;
import dev.wirebench.report.page.Page;
import java.io.IOException;
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
    try {
      Outputs.replace(file, Page.ofDroppedFiles());
    } catch (IOException e) {
      throw new BadInput(
          "The page cannot be written to '" + file + "' (" + e + "): name another file.", e);
    }
    spec.commandLine().getOut().println(file);
    spec.commandLine().getOut().flush();
  }
}

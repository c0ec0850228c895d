package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The rule that a command keeps to when it goes on with what was begun before. */
public final class ResumeRule {
  private ResumeRule() {}

  /** A run has one plan: what would change it cannot be asked for half-way. */
  public static void refuseOtherSettings(
      CommandSpec spec, String resume, Set<String> allowed, Path folder) {
    spec.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName)
        .filter(name -> !allowed.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new BadInput(
                  name
                      + " cannot be changed with "
                      + resume
                      + ": the run in '"
                      + folder
                      + "' goes on as it was planned. Leave it out, or start a new run.");
            });
  }
}

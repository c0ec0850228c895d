package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.observations.CheckAll;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The options of {@code check --all}, and what goes with them. */
public final class CheckAllOptions {
  private static final String ALL = "--all";
  private static final String CODEC = "--codec";
  private static final String OUT = "--out";
  private static final String RESUME = "--resume";
  private static final Set<String> OURS = Set.of(ALL, CODEC, OUT, RESUME);

  @Option(
      names = ALL,
      description = {
        "Hold every codec to the contract for every payload that comes with the program, as it is"
            + " and pretty-printed, on byte[], and for order-event on every other API. Each codec"
            + " has JVMs of its own, and nothing is compared. On two cores: about half an hour."
      })
  private boolean all;

  @Option(
      names = CODEC,
      paramLabel = "ID",
      split = ",",
      description = "With --all: these codecs, or groups of them (default: all-codecs).")
  private List<String> codecs = List.of("all-codecs");

  @Option(
      names = OUT,
      paramLabel = "DIR",
      description =
          "With --all: write contract.json to this folder, which must not exist; after each codec.")
  private Path out;

  @Option(
      names = RESUME,
      paramLabel = "DIR",
      description =
          "With --all: go on in this folder with the codecs that are missing there, or have an"
              + " outcome that is not the known one.")
  private Path resume;

  /**
   * Says whether all is asked for.
   *
   * @param codec the one that is named, or null
   * @throws BadInput if what is asked for contradicts itself
   */
  public boolean areAskedFor(String codec, CommandSpec spec) {
    BadInput.refuse(all ? contradiction(codec, spec) : withoutAll(codec, spec));
    return all;
  }

  private static Optional<String> withoutAll(String codec, CommandSpec spec) {
    Optional<String> ours = given(spec).stream().filter(OURS::contains).findFirst();
    if (ours.isPresent()) {
      return ours.map(name -> name + " goes with --all alone: leave it out, or add --all.");
    }
    return codec == null
        ? Optional.of("Name a codec, or hold all of them to the contract with --all.")
        : Optional.empty();
  }

  private Optional<String> contradiction(String codec, CommandSpec spec) {
    if (codec != null) {
      return Optional.of(
          "--all is about every codec: leave '" + codec + "' out, or write --codec " + codec + ".");
    }
    Optional<String> other = given(spec).stream().filter(name -> !OURS.contains(name)).findFirst();
    if (other.isPresent()) {
      return other.map(
          name -> "--all is about all that comes with the program: leave " + name + " out.");
    }
    if (resume == null && out == null) {
      return Optional.of("--all keeps what it finds: name a new folder with --out.");
    }
    return resume == null
        ? Optional.empty()
        : given(spec).stream()
            .filter(name -> name.equals(CODEC) || name.equals(OUT))
            .findFirst()
            .map(name -> "--resume goes on as it was begun: leave " + name + " out.");
  }

  private static List<String> given(CommandSpec spec) {
    return spec.commandLine().getParseResult().matchedOptions().stream()
        .map(OptionSpec::longestName)
        .toList();
  }

  /** Does what was asked for. */
  public boolean run(CheckAll check) {
    return resume == null ? check.start(codecs, out) : check.resume(resume);
  }
}

package dev.wirebench.validation;

import dev.wirebench.base.BadInput;
import dev.wirebench.data.Json;
import dev.wirebench.plan.Iterations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The plan of a validation. It is a file of the validation's folder, so that the validation can be
 * resumed.
 *
 * @param blocks of either order
 * @param warmup of a fork, in both orders
 * @param slices of a fork, by turns
 * @param measurement of a fork that runs by itself
 * @param bursts whether a neighbour of ours takes the CPUs meanwhile
 * @param warmups whether warm-up by need is compared with a long one, and nothing else
 */
public record ValidationPlan(
    int blocks,
    Iterations warmup,
    Iterations slices,
    Iterations measurement,
    long seed,
    boolean bursts,
    boolean warmups) {
  private static final String FILE = "validation.json";

  /**
   * Makes the folder.
   *
   * @throws BadInput if it cannot be made
   */
  public void write(Path folder) {
    try {
      Files.createDirectories(folder);
      Files.write(folder.resolve(FILE), Json.INDENTED.writeValueAsBytes(this));
    } catch (IOException e) {
      throw new BadInput(
          "The folder '" + folder + "' cannot be written (" + e + "): name another with --out.", e);
    }
  }

  /**
   * @throws BadInput if that is not the folder of a validation
   */
  public static ValidationPlan read(Path folder) {
    try {
      return Json.LINE.readValue(folder.resolve(FILE).toFile(), ValidationPlan.class);
    } catch (IOException e) {
      throw new BadInput(
          "'" + folder + "' is not the folder of a validation: it has no readable " + FILE + ".",
          e);
    }
  }

  /** Removes the folder of a validation that has measured nothing. */
  public static void discardUnlessBegun(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).toList();
      if (names.equals(List.of(FILE))) {
        Files.delete(folder.resolve(FILE));
        Files.delete(folder);
      }
    } catch (IOException staysAsItIs) {
      // Whatever kept the validation from beginning is what the user is told.
    }
  }

  /** The command that asks for this plan. */
  String command() {
    if (warmups) {
      return "validate --warm-ups --blocks " + blocks + " --seed " + seed;
    }
    return "validate --blocks "
        + blocks
        + " --warmup "
        + warmup
        + " --slices "
        + slices
        + " --measurement "
        + measurement
        + " --seed "
        + seed
        + (bursts ? " --bursts" : "");
  }
}

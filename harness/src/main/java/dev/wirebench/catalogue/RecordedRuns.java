package dev.wirebench.catalogue;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The runs that a checkout has committed: folders {@code results/reference-*}. */
public final class RecordedRuns {
  public static final Path FOLDER = Path.of("results");
  private static final String NAMES = "reference-*";

  private RecordedRuns() {}

  /**
   * The recorded runs of the folder where the command was started, by name.
   *
   * @throws BadInput if it has no results
   */
  public static List<Path> all() {
    return of(Path.of(""));
  }

  /**
   * The recorded runs of a checkout, by name.
   *
   * @throws BadInput if the checkout has no results
   */
  public static List<Path> of(Path checkout) {
    List<Path> runs = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(checkout.resolve(FOLDER), NAMES)) {
      found.forEach(runs::add);
    } catch (IOException e) {
      throw new BadInput("There is no folder 'results' here: name folders of runs.", e);
    }
    return runs.stream().sorted().toList();
  }
}

package dev.wirebench.run;

import dev.wirebench.base.WholeFile;
import dev.wirebench.data.Json;
import dev.wirebench.report.input.Profile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The profiles of a run, each under a name without an ending.
 *
 * @param run the folder of the run
 */
public record ProfileFiles(Path run) {
  private Path file(String name) {
    return run.resolve(Profile.FOLDER).resolve(name + Profile.SUFFIX);
  }

  /** Says whether there is a profile of this name. */
  public boolean has(String name) {
    return Files.exists(file(name));
  }

  public void write(String name, Profile profile) throws IOException {
    Files.createDirectories(file(name).getParent());
    WholeFile.write(file(name), Json.LINE.writeValueAsBytes(profile));
  }

  /** Notes the checksums of all profiles, next to those that are noted already. */
  public void note() {
    List<Path> profiles = Profile.files(run);
    if (!profiles.isEmpty()) {
      try {
        Checksums.of(run).note(profiles);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}

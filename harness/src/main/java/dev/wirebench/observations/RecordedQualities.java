package dev.wirebench.observations;

import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.Qualities;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** The observations of codecs that come with this program, {@code results/qualities}. */
public final class RecordedQualities {
  private static final String RESOURCE = "/dev/wirebench/qualities.json.gz";

  private RecordedQualities() {}

  /** Empty in a build of a checkout that has none. */
  public static Optional<Qualities> read() {
    return read(RESOURCE);
  }

  /**
   * Says whether a folder holds the same bytes; a folder without the file equals a program without
   * it.
   */
  public static boolean areThoseOf(Path folder) {
    Path file = folder.resolve(QualitiesFile.NAME + ".gz");
    try (InputStream in = RecordedQualities.class.getResourceAsStream(RESOURCE)) {
      byte[] there = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
      return Arrays.equals(there, in == null ? new byte[0] : in.readAllBytes());
    } catch (IOException e) {
      throw new BadInput("'" + file + "' cannot be read (" + e + "): check its rights.", e);
    }
  }

  public static Optional<Qualities> read(String resource) {
    try (InputStream in = RecordedQualities.class.getResourceAsStream(resource)) {
      return in == null
          ? Optional.empty()
          : Optional.of(Qualities.read(new GZIPInputStream(in), resource));
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}

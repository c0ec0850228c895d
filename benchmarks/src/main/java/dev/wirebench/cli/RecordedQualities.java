package dev.wirebench.cli;

import dev.wirebench.report.input.Qualities;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/** What was observed of codecs when this program was made, {@code results/qualities}. */
final class RecordedQualities {
  private static final String RESOURCE = "/dev/wirebench/qualities.json.gz";

  private RecordedQualities() {}

  /** Empty in a build of a checkout that has none. */
  static Optional<Qualities> read() {
    return read(RESOURCE);
  }

  static Optional<Qualities> read(String resource) {
    try (InputStream in = RecordedQualities.class.getResourceAsStream(resource)) {
      return in == null
          ? Optional.empty()
          : Optional.of(Qualities.read(new GZIPInputStream(in), resource));
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}

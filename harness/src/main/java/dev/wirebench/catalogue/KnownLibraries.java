package dev.wirebench.catalogue;

import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.LibraryFootprint;
import dev.wirebench.report.input.LibraryFacts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The facts of codecs' libraries that decisions ask for and runs do not record. */
public final class KnownLibraries {
  private static final String UNKNOWN = "-";

  private KnownLibraries() {}

  /** The facts of the codecs that come with this program, by id. */
  public static Map<String, LibraryFacts> read() {
    CodecRegistry codecs = CodecRegistry.read(List.of());
    Map<String, LibraryFootprint> footprints = LibraryFootprint.of(codecs, List.of());
    CatalogueData data = CatalogueData.read();
    Map<String, LibraryFacts> known = new HashMap<>();
    for (CodecFacts codec : codecs.all()) {
      String released = data.released(codec);
      known.put(
          codec.id(),
          new LibraryFacts(
              codec.version(),
              codec.readers().needs(),
              released.equals(UNKNOWN) ? "" : released,
              codec.handling().threadSafety(),
              footprints.get(codec.id()).all()));
    }
    return known;
  }
}

package dev.wirebench.imports;

import dev.wirebench.importer.ImportOutcome;
import dev.wirebench.importer.ImportOutcome.Sizes;
import dev.wirebench.imports.Importer.Imported;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The words on an import, in lines as a run prints them. */
public final class ImportedWords {
  private static final String INDENT = "           ";

  private ImportedWords() {}

  /** The lines about an import that may have been carried out before. */
  public static List<String> of(Imported imported) {
    List<String> lines = of(imported.outcome());
    if (imported.again()) {
      lines.add(
          INDENT
              + "made again, since its jar in the cache was no longer the one that was made: "
              + imported.jar());
    }
    return lines;
  }

  public static List<String> of(ImportOutcome outcome) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "payload    " + String.join(" and ", outcome.ids()) + ": " + sizes(outcome.documents()));
    outcome.notes().forEach(note -> lines.add(INDENT + note));
    return lines;
  }

  private static String sizes(Sizes sizes) {
    if (sizes.documents() == 1) {
      return String.format(
          Locale.ROOT,
          "one document of %,d bytes; %d values: itself, and others made like it",
          sizes.median(),
          sizes.values());
    }
    String all =
        String.format(
            Locale.ROOT,
            "%,d documents of %,d to %,d bytes (quartiles %,d, %,d and %,d)",
            sizes.documents(),
            sizes.least(),
            sizes.greatest(),
            sizes.quarter(),
            sizes.median(),
            sizes.threeQuarters());
    return sizes.values() == sizes.documents()
        ? all
        : all
            + String.format(
                Locale.ROOT, ", of which %,d, evenly spread, take turns", sizes.values());
  }
}

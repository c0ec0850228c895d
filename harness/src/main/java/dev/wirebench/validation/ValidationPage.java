package dev.wirebench.validation;

import dev.wirebench.report.exporters.Outputs;
import java.nio.file.Path;

/** The files that a validation writes next to its runs. */
final class ValidationPage {
  private static final String PAGE = "validation.md";

  private ValidationPage() {}

  /** Writes the page itself. */
  static void write(Path folder, String page) {
    write(folder, PAGE, page);
  }

  /** Writes a file, instead of an older one. */
  static void write(Path folder, String name, String text) {
    Path file = folder.resolve(name);
    Outputs.replace(
        file,
        text,
        e ->
            "'"
                + file
                + "' cannot be written ("
                + e
                + "): make room for it, and go on with --resume.");
  }
}

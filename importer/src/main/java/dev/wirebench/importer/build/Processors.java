package dev.wirebench.importer.build;

import java.nio.file.Path;
import java.util.List;

/**
 * Annotation processors of a compilation. They are named, since javac would else run all that it
 * finds, the importer's own included.
 *
 * @param names of their classes; empty where nothing is processed
 * @param path where they are found
 */
record Processors(List<String> names, List<Path> path) {
  static final Processors NONE = new Processors(List.of(), List.of());
}

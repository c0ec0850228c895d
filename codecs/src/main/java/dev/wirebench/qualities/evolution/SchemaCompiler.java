package dev.wirebench.qualities.evolution;

import java.nio.file.Path;
import java.util.Map;

/**
 * Makes the classes of both sides of each case, as a service: the compilers are in a module that
 * this one does not know, and in no JVM that holds a codec.
 */
public interface SchemaCompiler {
  /**
   * @return for each side a jar with the payloads of all {@link EvolutionCase}s, held by classes
   *     that have the same names in both jars
   */
  Map<Side, Path> jars();
}

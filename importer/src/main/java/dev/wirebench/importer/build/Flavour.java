package dev.wirebench.importer.build;

import java.io.IOException;
import java.util.Optional;

/**
 * The classes that one library generates code for. They are made in two steps, so that the
 * compilers of several libraries run at the same time.
 */
interface Flavour {
  /**
   * Writes the sources, and starts the library's compiler.
   *
   * @return the compiler, which is awaited before {@link #finish}; empty if it is not a program of
   *     its own
   * @throws CompilationFailed if the library cannot have classes of this schema
   */
  Optional<ToolJvm> start() throws CompilationFailed, IOException;

  /**
   * Compiles what the library's compiler has left to be compiled.
   *
   * @throws CompilationFailed with what a compiler says
   */
  void finish() throws CompilationFailed, IOException;
}

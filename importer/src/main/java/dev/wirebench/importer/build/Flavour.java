package dev.wirebench.importer.build;

import java.io.IOException;

/**
 * The classes that one library generates code for. They are made in two steps, so that the
 * compilers of several libraries run at the same time.
 */
interface Flavour {
  /**
   * Writes the sources, and starts the compiler where it is a program of its own.
   *
   * @throws CompilationFailed if the library cannot have classes of this schema
   */
  void start() throws CompilationFailed, IOException;

  /**
   * Compiles what {@link #start} has left to be compiled.
   *
   * @throws CompilationFailed with what the library's compiler says
   */
  void finish() throws CompilationFailed, IOException;

  /** Stops a compiler that is still running. */
  default void stop() {}
}

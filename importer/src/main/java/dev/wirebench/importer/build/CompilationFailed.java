package dev.wirebench.importer.build;

/** Sources that a compiler refuses. */
final class CompilationFailed extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * @param message the compiler's first error, in one line
   */
  CompilationFailed(String message) {
    super(message);
  }
}

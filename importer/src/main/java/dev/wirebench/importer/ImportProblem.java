package dev.wirebench.importer;

/**
 * What keeps data from becoming a payload. The message is one sentence or a few for whoever gave
 * the data: the place, what is wrong there, and what to do.
 */
public final class ImportProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ImportProblem(String message) {
    super(message);
  }
}

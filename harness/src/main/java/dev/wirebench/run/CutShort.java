package dev.wirebench.run;

import dev.wirebench.base.Shell;

/**
 * A run could not go on, for instance on a full disk. What it had recorded is intact; the message
 * is one sentence with the remedy.
 */
public final class CutShort extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CutShort(RunFolder folder, Throwable cause) {
    super(
        "The run cannot be written ("
            + cause.getMessage()
            + "); what was measured until here is intact: free some space, then continue with"
            + " "
            + Shell.line("run", "--resume", folder.path())
            + ".",
        cause);
  }

  /**
   * @param sentence with the reason and the remedy
   */
  public CutShort(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}

package dev.wirebench.reports;

import dev.wirebench.run.Run;
import java.io.PrintWriter;
import java.nio.file.Path;

/** Shows and writes a run that has been measured. */
public interface RunEnding {
  /**
   * @param folder of the run, which holds all that was measured
   */
  void show(Path folder, Run run, PrintWriter printer);
}

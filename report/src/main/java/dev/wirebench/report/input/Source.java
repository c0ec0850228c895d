package dev.wirebench.report.input;

import java.util.List;
import java.util.Optional;

/**
 * One run folder, or one file of JMH's JSON.
 *
 * @param name as given on the command line, shortened to what tells the sources apart
 * @param file the JMH file that was read, for messages
 * @param cells in the file's order
 * @param run absent where there is no {@code run.json}
 * @param profiles of forks that were not measured, where a run has some
 */
public record Source(
    String name,
    String file,
    List<MeasuredCell> cells,
    Optional<RunInfo> run,
    List<Profile.Named> profiles) {}

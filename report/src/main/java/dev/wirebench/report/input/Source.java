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
 * @param unrecorded names of files of a run that were compared with no record of it; empty where
 *     all were, and of files that are no run's
 */
public record Source(
    String name,
    String file,
    List<MeasuredCell> cells,
    Optional<RunInfo> run,
    List<Profile.Named> profiles,
    List<String> unrecorded) {

  /** This source with its benchmarks described in another way. */
  Source with(List<MeasuredCell> others) {
    return new Source(name, file, others, run, profiles, unrecorded);
  }

  /** Says whether trial forks have shown how long its benchmarks warm up. */
  public boolean warmsUpByNeed() {
    return run.filter(it -> it.plan().effort().warmsUpByNeed()).isPresent();
  }

  /** Says which of its files may hold anything; empty if there are none. */
  public Optional<String> doubt() {
    return unrecorded.isEmpty()
        ? Optional.empty()
        : Optional.of(
            name
                + " has no journal or checksum that vouches for "
                + String.join(" and ", unrecorded)
                + ": nobody can tell whether this was measured.");
  }
}

package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The findings on a record that is no run of JMH.
 *
 * @param damages sentences, one for each part that is not as it was written
 * @param remarks sentences about what cannot be known
 * @param environments facts of machine and program, once for each time that it measured
 */
public record RecordFindings(
    List<String> damages, List<String> remarks, List<Map<String, String>> environments) {
  public RecordFindings {
    // A record may lack what it was measured in: nothing passes for want of facts.
    environments =
        environments.stream()
            .map(environment -> Objects.requireNonNullElse(environment, Map.<String, String>of()))
            .toList();
  }

  public static RecordFindings damaged(List<String> damages) {
    return new RecordFindings(damages, List.of(), List.of());
  }

  static RecordFindings unreadable(Path file, IOException why) {
    return damaged(
        List.of("'" + file + "' cannot be read (" + why + "): restore it, or make it readable."));
  }

  /** The look in the words of {@code verify}. */
  public Inspection inspection(Path folder, boolean committed) {
    return Inspection.of(
        folder,
        committed,
        inspection -> {
          inspection.verdict(folder, damages.isEmpty(), remarks.isEmpty());
          inspection.remark(remarks);
          inspection.complain(damages);
          inspection.measuredIn(measured());
        });
  }

  /** Refuses what is damaged with the first damage. */
  public void requireWhole() {
    damages.forEach(
        damage -> {
          throw new BadInput(damage.replaceFirst("\\.$", ": restore the file from a copy."));
        });
  }

  /** Refuses what is damaged, and what a program measured that nobody else can build. */
  public void require(Path folder) {
    requireWhole();
    measured().forEach(environment -> BadInput.refuse(BuildSource.objection(folder, environment)));
  }

  /**
   * One environment without facts where none is known, so that nothing passes for want of facts.
   */
  private List<Map<String, String>> measured() {
    return environments.isEmpty() ? List.of(Map.of()) : environments;
  }
}

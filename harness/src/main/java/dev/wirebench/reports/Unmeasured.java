package dev.wirebench.reports;

import dev.wirebench.models.Payload;
import dev.wirebench.run.QualificationRecord;
import dev.wirebench.run.Run;
import java.util.List;
import java.util.stream.Collectors;

/** Sentences on what a run was asked for and has no result of. */
public final class Unmeasured {
  private Unmeasured() {}

  /** A sentence for each codec whose check was disturbed. */
  public static List<String> codecs(Run run) {
    return run.unchecked().stream()
        .map(planned -> planned.candidate().codec())
        .distinct()
        .map(codec -> codec + " is not in the results, since its check was disturbed.")
        .toList();
  }

  /**
   * A sentence for each class that was asked for with --class and that no codec was measured with.
   */
  public static List<String> ownClasses(Run run) {
    return run.plan().selection().payloads().stream()
        .filter(payload -> Payload.load(payload).isOwnClass())
        .filter(payload -> run.qualified().stream().noneMatch(row -> isMeasured(row, payload)))
        .map(payload -> "The class of " + payload + " was not measured: " + why(run, payload) + ".")
        .toList();
  }

  private static boolean isMeasured(QualificationRecord row, String payload) {
    return row.payload().equals(payload) && !row.operations().isEmpty();
  }

  private static String why(Run run, String payload) {
    return run.qualified().stream()
        .filter(row -> row.payload().equals(payload))
        .flatMap(row -> row.firstReason().map(why -> row.codec() + ": " + why).stream())
        .collect(Collectors.joining("; "));
  }
}

package dev.wirebench.studies.claims;

import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.Replication;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A study's claims, limited to the files that were measured. A file may have been measured without
 * its line breaks. A claim about all files is judged by those that there are.
 */
public final class ReplicatedStudy {
  private static final String STUDY = "S1";
  private static final String PRETTY = "-pretty";

  private ReplicatedStudy() {}

  /** The study whose protocol is carried out. */
  public static Study study() {
    return Claims.read().studies().stream()
        .filter(study -> study.id().equals(STUDY))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The claims of the study whose protocol it is; one about files of which there are none is about
   * no file.
   */
  public static Claims of(Claims all, Replication replication) {
    List<String> measured =
        replication.logs().keySet().stream().map(LoggedCell::payload).distinct().toList();
    return new Claims(
        all.studies().stream()
            .filter(study -> study.id().equals(STUDY))
            .map(
                study ->
                    study.with(study.claims().stream().map(claim -> on(claim, measured)).toList()))
            .toList());
  }

  private static Claim on(Claim claim, List<String> measured) {
    return claim.on(
        claim.tables().payloads().stream().flatMap(file -> form(file, measured).stream()).toList());
  }

  /** The file as it was measured: as the study has it, or else without line breaks. */
  private static Optional<String> form(String file, List<String> measured) {
    return Stream.of(file, file.replaceFirst(PRETTY + "$", ""))
        .filter(measured::contains)
        .findFirst();
  }
}

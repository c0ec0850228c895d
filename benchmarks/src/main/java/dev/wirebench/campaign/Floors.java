package dev.wirebench.campaign;

import dev.wirebench.report.analysis.FloorLine;

/** What copying an array cost in a run. */
public final class Floors {
  private Floors() {}

  /** From the floor measurements of a run on one JDK. */
  public static FloorLine of(Run run, String jdk) {
    FloorLine line = new FloorLine();
    run.measuredByCell()
        .forEach(
            (cell, forks) -> {
              if (cell.jdk().equals(jdk) && cell.floorSize().isPresent()) {
                line.add(
                    cell.floorSize().getAsInt(),
                    forks.stream()
                        .mapToDouble(fork -> fork.result().mean())
                        .average()
                        .orElseThrow());
              }
            });
    return line;
  }
}

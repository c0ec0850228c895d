package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirebench.registry.Release;
import java.util.List;

/**
 * The virtual machines of a run, and what is on their class path apart from what was built here.
 *
 * @param jdks that every cell is forked on, with the flags of the forks
 * @param heaps of the forks
 * @param plugins jars with codecs and payloads from outside, absolute paths
 * @param releases rows with other releases of their libraries, with all files of these
 * @param showFields whether the run names fields of payloads that are a user's own; null for no
 */
public record Machines(
    List<Jdk> jdks,
    Heaps heaps,
    List<String> plugins,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Release> releases,
    @JsonInclude(JsonInclude.Include.NON_NULL) Boolean showFields) {

  public Machines {
    if (heaps == null) {
      throw new IllegalArgumentException("there is no size of heaps");
    }
    jdks = List.copyOf(jdks);
    plugins = List.copyOf(plugins);
    releases = releases == null ? List.of() : List.copyOf(releases);
  }

  /** Says whether fields of payloads that are a user's own may be named. */
  public boolean namesFields() {
    return Boolean.TRUE.equals(showFields);
  }

  /** The JDK of a cell. */
  public Jdk jdk(Cell cell) {
    return jdks.stream().filter(jdk -> jdk.label().equals(cell.jdk())).findFirst().orElseThrow();
  }
}

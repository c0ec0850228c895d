package dev.wirebench.qualities;

import dev.wirebench.qualities.evolution.Evolution;
import dev.wirebench.qualities.use.InUse;
import java.util.List;
import java.util.Optional;

/** All qualities, in the order of the page: a line each. */
public final class QualityList {
  private static final List<Quality> ALL =
      List.of(
          new Conformance(), new HostileInput(), new NamedClasses(), new Evolution(), new InUse());

  private QualityList() {}

  public static List<Quality> all() {
    return ALL;
  }

  public static Optional<Quality> find(String name) {
    return ALL.stream().filter(quality -> quality.name().equals(name)).findFirst();
  }
}

package dev.wirebench.qualities;

import dev.wirebench.registry.CodecFacts;
import java.util.List;

/** Something that decisions ask of a codec besides its speed and size, found by executing it. */
public interface Quality {
  /** The name as the user writes it: {@code hostile-input}. */
  String name();

  /** The name as a heading. */
  String title();

  /** Describes the test, and how its outcomes are to be read, in full sentences. */
  String description();

  /** The cases in the order of tables. */
  List<Case> cases();

  /**
   * Tries the chosen cases on one codec, in JVMs of its own.
   *
   * @return one observation of every chosen case at least; or a single one without a case, which
   *     says why the codec cannot be asked
   */
  List<Observation> observe(CodecFacts codec, QualitySettings settings);
}

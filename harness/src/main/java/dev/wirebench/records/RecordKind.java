package dev.wirebench.records;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A kind of record. A module above this one adds a kind as a {@link java.util.ServiceLoader}
 * service.
 */
@FunctionalInterface
public interface RecordKind {
  /** Finds the record of this kind in a folder; empty of any other folder, and of a file. */
  Optional<? extends RecordFolder> at(Path path);
}

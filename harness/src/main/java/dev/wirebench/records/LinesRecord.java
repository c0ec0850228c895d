package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import java.nio.file.Path;

/** A record that is one file of linked lines, and has a report of its own. */
interface LinesRecord extends RecordWithReport {
  /** The file. */
  RecordOfLines lines();

  @Override
  default Inspection inspect(boolean committed) {
    return lines().look().inspection(path(), committed);
  }

  @Override
  default void require() {
    lines().look().requireWhole();
  }

  @Override
  default void copyTo(Path to) {
    lines().copyTo(to);
  }

  /**
   * Refuses to go on with a copy that was made to be kept.
   *
   * @throws BadInput if the folder is such a copy
   */
  default void requireWritable() {
    lines().requireWritable();
  }
}

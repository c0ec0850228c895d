package dev.wirebench.records;

import dev.wirebench.base.BadInput;
import java.nio.file.Path;

/**
 * A folder with the record of something that was measured. Each kind of record is a class of this
 * room, and a line of {@link Records}.
 */
public interface RecordFolder {
  /** The folder itself. */
  Path path();

  /** The name that the folder has in reports. */
  default String name() {
    return String.valueOf(path().toAbsolutePath().normalize().getFileName());
  }

  /**
   * Looks at everything that can be checked.
   *
   * @param committed whether a report that the record does not give is a damage, and not a remark
   */
  Inspection inspect(boolean committed);

  /**
   * Refuses a folder whose numbers were touched, as far as that can be known.
   *
   * @throws BadInput with the first damage
   */
  void require();

  /**
   * Copies what nothing else gives, with its checksums, compressed.
   *
   * @param to a folder that does not exist; it has all of the copy or, on a full disk, still does
   *     not exist
   * @throws BadInput if the measurement is not finished, the record is damaged, or nobody else can
   *     build the program that measured
   */
  void copyTo(Path to);
}

package dev.wirebench.studies.replication;

/**
 * The unit that is measured by itself: a task of a library on a file.
 *
 * @param library id of a codec
 * @param task {@code parse}, {@code serialize} or {@code deserialize}
 * @param payload id of the payload whose first document is the file
 */
public record LoggedCell(String library, String task, String payload) {
  private static final String LOG = ".csv";

  /** The name of its log: the file of one cell is the unit of resumption. */
  public String fileName() {
    return task + "_" + payload + "_" + library + LOG;
  }

  /** The name as in {@code parse nested-10 gson-kotlin}. */
  public String label() {
    return task + " " + payload + " " + library;
  }
}

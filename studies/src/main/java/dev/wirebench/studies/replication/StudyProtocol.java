package dev.wirebench.studies.replication;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The protocol: what is measured, and how often.
 *
 * @param libraries ids of codecs
 * @param tasks of {@link #TASKS}
 * @param payloads ids
 * @param warmup calls of each cell before its first run
 * @param runs of each cell, timed one by one
 * @param repetitions calls in each run, timed together
 */
public record StudyProtocol(
    List<String> libraries,
    List<String> tasks,
    List<String> payloads,
    int warmup,
    int runs,
    int repetitions) {
  /** The tasks that the study measured, in its order. */
  public static final List<String> TASKS = List.of("parse", "serialize", "deserialize");

  /** Far more than the study's 5,000. */
  public static final int MOST = 100_000;

  /**
   * @throws IllegalArgumentException if something is missing or out of bounds
   */
  public StudyProtocol {
    libraries = named("libraries", libraries);
    tasks = named("tasks", tasks);
    payloads = named("payloads", payloads);
    if (!TASKS.containsAll(tasks)) {
      throw new IllegalArgumentException("tasks are " + String.join(", ", TASKS));
    }
    within("warmup", warmup, 0);
    within("runs", runs, 1);
    within("repetitions", repetitions, 1);
  }

  private static List<String> named(String what, List<String> names) {
    if (names == null || names.isEmpty() || names.stream().anyMatch(Objects::isNull)) {
      throw new IllegalArgumentException("there are no " + what);
    }
    return List.copyOf(names);
  }

  private static void within(String what, int number, int least) {
    if (number < least || number > MOST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s is %d, and is to be %d to %,d", what, number, least, MOST));
    }
  }

  /** The cells in the order of measurement: file by file, each task with every library. */
  public List<LoggedCell> cells() {
    List<LoggedCell> cells = new ArrayList<>();
    for (String payload : payloads) {
      for (String task : tasks) {
        for (String library : libraries) {
          cells.add(new LoggedCell(library, task, payload));
        }
      }
    }
    return cells;
  }
}

package dev.wirebench.studies.replicator;

import dev.wirebench.base.Program;
import dev.wirebench.studies.replication.StudyProtocol;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The study's protocol, and how another one is asked for. */
public final class UsualProtocol {
  /** The command that carries it out. */
  public static final String COMMAND = "replicate";

  /** Calls before the first run. */
  public static final int WARMUP = 500;

  /** Runs of each task. */
  public static final int RUNS = 5000;

  /** Calls in a run. */
  public static final int REPETITIONS = 50;

  /** The study's files: ten sizes, with line breaks. */
  public static final List<String> PAYLOADS =
      IntStream.rangeClosed(1, 10).mapToObj(i -> "nested-" + 10 * i + "-pretty").toList();

  private UsualProtocol() {}

  /** The command that measures by a protocol, with an option for each part that is unusual. */
  public static String command(StudyProtocol protocol) {
    List<String> words = new ArrayList<>(List.of(Program.COMMAND, COMMAND));
    addUnlessUsual(words, "--payload", protocol.payloads(), PAYLOADS);
    addUnlessUsual(words, "--library", protocol.libraries(), Replicator.LIBRARIES);
    addUnlessUsual(words, "--task", protocol.tasks(), StudyProtocol.TASKS);
    addUnlessUsual(words, "--warmup", protocol.warmup(), WARMUP);
    addUnlessUsual(words, "--runs", protocol.runs(), RUNS);
    addUnlessUsual(words, "--repetitions", protocol.repetitions(), REPETITIONS);
    return String.join(" ", words);
  }

  private static void addUnlessUsual(
      List<String> words, String option, Object value, Object usual) {
    if (!value.equals(usual)) {
      words.add(option);
      words.add(
          value instanceof List<?> list
              ? String.join(",", list.stream().map(String::valueOf).toList())
              : String.valueOf(value));
    }
  }
}

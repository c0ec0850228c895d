package dev.wirebench.heaps;

import dev.wirebench.codec.Operation;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Finds heaps of cells, each trial in a JVM that holds the cell's codec and no other. */
public final class HeapTrials {
  /** One that collects all the time does not survive either. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Ends it, whoever may catch the error. */
  private static final String ENDS = "-XX:+ExitOnOutOfMemoryError";

  private final JvmLauncher jvm;
  private final CodecClassPath classPath;
  private final int most;

  /**
   * @param jvm how JVMs are started, but for their heap
   * @param most megabytes that are tried
   */
  public HeapTrials(JvmLauncher jvm, CodecClassPath classPath, int most) {
    this.jvm = jvm;
    this.classPath = classPath;
    this.most = most;
  }

  /**
   * The smallest heap of a benchmark.
   *
   * @param messageBytes length of the message that is written or read
   * @param megabytes the smallest heap; 0 if it did not survive with the most
   * @param trials JVMs that were started
   * @param failure what happened with the most; null unless it did not survive
   */
  public record Smallest(
      HeapCell cell, int messageBytes, int megabytes, int trials, String failure) {}

  public Smallest find(HeapCell cell, CodecFacts codec) {
    String path = classPath.of(codec, Payload.libraries(cell.payload()));
    try (TemporaryFolder temporary = new TemporaryFolder()) {
      Path folder = temporary.resolve("inputs");
      ChildJvm.Outcome inputs =
          call(
              path,
              HeapInputs.class,
              2 * most,
              List.of(cell.codec(), cell.payload(), folder.toString()));
      if (inputs.failure() != null) {
        return new Smallest(cell, 0, 0, 1, inputs.failure());
      }
      Path input =
          cell.operation() == Operation.SERIALIZE
              ? HeapInputs.model(folder)
              : HeapInputs.message(folder);
      List<String> args =
          List.of(
              cell.codec(),
              Payload.schemaOf(cell.payload()) + "-first-2",
              cell.operation().label(),
              cell.medium().label(),
              input.toString());
      String[] failure = new String[1];
      HeapSearch.Found found =
          HeapSearch.of(
              megabytes -> {
                ChildJvm.Outcome outcome = call(path, HeapTrial.class, megabytes, args);
                if (megabytes == most) {
                  failure[0] = outcome.failure();
                }
                return outcome.failure() == null;
              },
              most);
      return new Smallest(
          cell, (Integer) inputs.results().get(0), found.megabytes(), found.trials(), failure[0]);
    }
  }

  private ChildJvm.Outcome call(String path, Class<?> main, int megabytes, List<String> args) {
    List<String> flags = new ArrayList<>(JvmLauncher.heap(megabytes));
    flags.add(ENDS);
    flags.addAll(jvm.flags());
    return ChildJvm.call(new JvmLauncher(jvm.executable(), flags), path, main, args, 1, PATIENCE);
  }
}

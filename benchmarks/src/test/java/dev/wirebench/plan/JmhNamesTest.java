package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.jmh.Bytes;
import dev.wirebench.jmh.JmhMain;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The harness names classes of this module by text: they have these names. */
class JmhNamesTest {
  @Test
  void everyBenchmarkThatACellNamesExists() {
    List<String> known =
        BenchmarkList.defaultList()
            .getAll(
                OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of())
            .stream()
            .map(entry -> entry.getUsername())
            .toList();
    for (Operation operation : Operation.values()) {
      for (Medium medium : Medium.values()) {
        // No codec here reads a tree from a stream, nor from buffers, Okio's or the caller's.
        boolean isMessage = operation.target() == Operation.Target.MESSAGE;
        if (medium == Medium.BYTES || operation.isOfEveryMedium() && isMessage) {
          assertThat(known).contains(Cell.benchmark(operation, medium));
        }
      }
    }
    assertThat(known)
        .contains(Cell.benchmark(Operation.PARSE, Medium.STRING))
        .contains(Cell.floor(64, "17").benchmark())
        .contains(Cell.plain(Operation.SERIALIZE, "jackson", "17").benchmark());
  }

  @Test
  void theClassesThatTheHarnessStartsHaveTheirNames() {
    assertThat(JmhNames.BENCHMARKS).isEqualTo(Bytes.class.getName());
    assertThat(JmhNames.MAIN).isEqualTo(JmhMain.class.getName());
  }
}

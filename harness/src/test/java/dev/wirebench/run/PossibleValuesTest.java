package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Cell;
import dev.wirebench.run.Journal.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that nothing can have measured, in journals whose digests were made again. */
class PossibleValuesTest {
  private static final int FORK = 4;
  private static final int HEAT = 6;

  @TempDir Path parent;

  /** Its lines: start, codec, qualified, three forks of two seconds each. */
  private JournalFixture blocks() {
    return JournalFixture.of(
        parent.resolve("run"),
        RunFixture.serialize(
            Map.of("jackson", new double[] {5491, 5500, 5510}),
            List.of(RunFixture.codec("jackson", null))));
  }

  /** Its lines: start, two that qualified, and for each of three heats two forks and the heat. */
  private JournalFixture turns() throws IOException {
    List<Cell> cells =
        List.of("jackson", "gson").stream()
            .map(
                id -> Cell.of(Operation.SERIALIZE, Medium.BYTES, id, "order-event", RunFixture.JDK))
            .toList();
    List<ForkRecord> forks = new ArrayList<>();
    List<HeatRecord> heats = new ArrayList<>();
    for (int heat = 0; heat < 3; heat++) {
      for (Cell cell : cells) {
        forks.add(RunFixture.sliced(heat, heat, cell, 100));
      }
      heats.add(RunFixture.heat(heat, heat, cells, false));
    }
    JournalFixture journal =
        JournalFixture.of(
            parent.resolve("run"), RunFixture.byTurns(List.of("jackson", "gson"), forks, heats));
    for (int line = HEAT; line <= journal.size(); line += 3) {
      journal.set(line, "/heat/rounds/0", "order", "[0, 1]");
    }
    return journal;
  }

  @Test
  void whatRunsWriteIsPossible() throws Exception {
    assertThat(blocks().write().read().forks()).hasSize(3);
  }

  @Test
  void whatRunsByTurnsWriteIsPossible() throws Exception {
    assertThat(turns().write().read().heats()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          /fork | stop | "1970-01-01T00:00:01.009Z" | it lasted 1009 ms, where its iterations take 1010 ms
          /fork/result | warmup | "1x3600s" | it lasted 2010 ms, where its iterations take 3601000 ms
          /fork/result/iterations/0/primary | value | 3e9 | the operations of its scores take at least 3000 ms
          /fork/result/iterations/0/secondary/gc.alloc.rate.norm | value | -1 | gc.alloc.rate.norm is -1.0
          /fork/result/iterations/0/secondary/cpu.norm | value | -0.5 | cpu.norm is -0.5
          /fork | warmup | [-1.0] | the scores of its warm-up are [-1.0]
          /fork | warmup | [0.0] | the scores of its warm-up are [0.0]
          /fork | order | -1 | its place in its block is -1
          /fork/host | load | -0.5 | the load of the machine is -0.5
          /fork/host | others | -0.1 | the load of the machine is -0.1
          """)
  void amountsThatAForkCannotHave(String object, String field, String value, String reason)
      throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK, object, field, value);
    assertIsImpossible(journal, FORK, reason);
  }

  @ParameterizedTest
  @CsvSource({"raw", "gzip", "zstd"})
  void noMessageHasLessThanNoByte(String form) throws Exception {
    JournalFixture journal = blocks();
    journal.set(3, "/qualified/sizes", form, "[-5]");
    assertIsImpossible(journal, 3, "its messages are [-5] bytes long");
  }

  @Test
  void allSizesAreOfTheSameMessages() throws Exception {
    JournalFixture journal = blocks();
    journal.set(3, "/qualified/sizes", "gzip", "[5, 6]");
    assertIsImpossible(journal, 3, "it has sizes of other numbers of messages");
  }

  @Test
  void nothingIsCompressedToLessThanNoByte() throws Exception {
    JournalFixture journal = blocks();
    journal.set(3, "/qualified", "compressed", "{\"gzip-6\":{\"sizes\":[-1],\"digest\":null}}");
    assertIsImpossible(journal, 3, "its messages are [-1] bytes long");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          jvmArgs    | ["-Xint"]  | its JVM had the flags [-Xint], and that of an earlier fork had []
          vmName     | "other"    | it ran on [17, other, 17, 1.37], and an earlier fork of its JDK on [17, vm, 17, 1.37]
          vmVersion  | "18"       | it ran on [17, vm, 18, 1.37]
          jmhVersion | "1.36"     | it ran on [17, vm, 17, 1.36]
          """)
  void allForksOfABenchmarkAreStartedAlike(String field, String value, String reason)
      throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK + 1, "/fork/result", field, value);
    assertIsImpossible(journal, FORK + 1, reason);
  }

  /** As of a run that was moved to another folder before it went on. */
  @Test
  void whereACrashIsReportedMayDiffer() throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK, "/fork/result", "jvmArgs", "[\"-XX:ErrorFile=/a/hs_err_pid%p.log\"]");
    journal.set(FORK + 1, "/fork/result", "jvmArgs", "[\"-XX:ErrorFile=/b/hs_err_pid%p.log\"]");
    assertThat(journal.write().read().forks()).hasSize(3);
  }

  @Test
  void forksDoNotOverlap() throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK + 1, "/fork", "start", "\"1970-01-01T00:00:00Z\"");
    assertIsImpossible(journal, FORK + 1, "it began at 1970-01-01T00:00:00Z, where the lines");
  }

  @Test
  void aForkIsDatedAnHourBeforeTheOneInFront() throws Exception {
    JournalFixture journal = blocks();
    journal.set(1, "/start", "time", "\"1970-01-01T02:00:00Z\"");
    assertIsImpossible(journal, FORK, "where the lines before it reach to 1970-01-01T02:00:00Z");
  }

  /**
   * Programs that read the machine's clock wrote such journals when it was set between sessions.
   */
  @Test
  void aResumptionMayBeDatedBefore() throws Exception {
    JournalFixture journal = blocks();
    journal.set(1, "/start", "time", "\"1970-01-01T02:00:00Z\"");
    for (int fork = 0; fork < 3; fork++) {
      journal.remove(FORK);
    }
    journal.add(Kind.RESUMED, new Resumption(Instant.EPOCH, null, null));
    Cell cell =
        Cell.of(Operation.SERIALIZE, Medium.BYTES, "jackson", "order-event", RunFixture.JDK);
    journal.add(Kind.FORK, RunFixture.behind(1, RunFixture.fork(0, cell, 5491)));
    assertThat(journal.write().read().forks()).hasSize(1);
  }

  @Test
  void aForkIsNotMissingBetweenOthers() throws Exception {
    JournalFixture journal = blocks();
    journal.remove(FORK + 1);
    assertIsImpossible(
        journal,
        FORK + 1,
        "it is of block 3, and no line before says what its cell did in block 2");
  }

  @Test
  void anInterleavedGroupIsNotMissingBetweenOthers() throws Exception {
    JournalFixture journal = turns();
    for (int i = 0; i < 3; i++) {
      journal.remove(HEAT + 1);
    }
    assertIsImpossible(journal, HEAT + 1, "it is of heat 2, and the last before is heat 0");
  }

  @Test
  void theFirstInterleavedGroupIsThere() throws Exception {
    JournalFixture journal = turns();
    for (int i = 0; i < 3; i++) {
      journal.remove(FORK);
    }
    assertIsImpossible(journal, FORK, "it is of heat 1, and the last before is none");
  }

  /** Its forks have left their lines, and it was measured again under the next number. */
  @Test
  void anInterleavedGroupThatWasCutOffIsNotMissing() throws Exception {
    JournalFixture journal = turns();
    for (int line = HEAT + 1; line <= journal.size(); line++) {
      String kind = line % 3 == 0 ? "/heat" : "/fork";
      journal.set(line, kind, "block", line <= HEAT + 3 ? "0" : "1");
    }
    journal.remove(HEAT);
    assertThat(journal.write().read().heats()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          4 | /fork       | start          | "1970-01-01T00:00:00Z" | 1970-01-01T02:00:00Z | 'Bytes.serialize order-event jackson' lived from
          6 | /heat       | referenceNanos | [-1, 5]                |                      | its looks at the machine took [-1, 5] ns
          6 | /heat       | firstRound     | "1970-01-01T01:00:00Z" |                      | and its rounds began at 1970-01-01T01:00:00Z
          6 | /heat       | stop           | "1969-12-31T00:00:00Z" |                      | lived from
          4 | /fork/turns | waitingMicros  | [-2]                   |                      | the CPU time of its waits is [-2]
          4 | /fork/turns | freshRatio     | 0                      |                      | its pass on fresh values took 0.0 times as long as the others
          4 | /fork/turns | beginMillis    | [-1]                   |                      | it had turns of 1000 ms at [-1] ms
          """)
  void whatAnInterleavedGroupCannotHave(
      int line, String object, String field, String value, String stop, String reason)
      throws Exception {
    JournalFixture journal = turns();
    journal.set(line, object, field, value);
    if (stop != null) {
      journal.set(line, object, "stop", "\"" + stop + "\"");
    }
    assertThat(journal.write().reading().sentences())
        .anyMatch(sentence -> sentence.contains(reason));
  }

  /** The chain says where such lines are, and others are not to blame. */
  @Test
  void aLineThatCannotBeReadMakesNoGap() throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK + 1, "", "fork", "\"nothing\"");
    assertThat(journal.write().reading().sentences())
        .singleElement()
        .asString()
        .contains("line " + (FORK + 1) + " is not a line of a journal");
  }

  private static void assertIsImpossible(JournalFixture journal, int line, String reason)
      throws IOException {
    RunFolder folder = journal.write();
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "'" + folder.path().resolve("journal.jsonl") + "', line " + line + " is impossible: ")
        .hasMessageContaining(reason);
  }
}

package dev.wirebench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.plan.Scope;
import dev.wirebench.run.Journal.Kind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that no run can have made, in journals whose digests are right. */
class RecordCheckTest {
  private static final int FORK = 4;
  private static final int HEAT = 6;

  @TempDir Path parent;

  /** Its lines: start, codec, qualified, a fork, another. */
  private JournalFixture blocks() {
    return JournalFixture.of(
        parent.resolve("run"),
        RunFixture.serialize(
            Map.of("jackson", new double[] {5491, 5500}),
            List.of(RunFixture.codec("jackson", null))));
  }

  /** Its lines: start, qualified, qualified, a fork of the first and of the second, their heat. */
  private JournalFixture turns() {
    return JournalFixture.ofAHeat(parent.resolve("run"));
  }

  @Test
  void whatRunsWriteIsPossible() throws Exception {
    RunFolder folder = blocks().write();
    assertThat(folder.read().forks()).hasSize(2);
    assertThat(folder.reading().sentences()).isEmpty();
  }

  @Test
  void whatRunsByTurnsWriteIsPossible() throws Exception {
    JournalFixture journal = turns();
    journal.set(HEAT, "/heat/rounds/0", "order", "[1, 0]");
    assertThat(journal.write().read().measuredByCell()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          /fork                            | block      | 7       | it is of block 8, where the plan has 2
          /fork                            | block      | -1      | it is of block 0, where the plan has 2
          /fork                            | attempt    | 2       | it is attempt 3 of a fork, of which there are two
          /fork                            | heat       | 0       | it lived in a heat, where forks come one after another
          /fork                            | result     | null    | it has no result and no failure
          /fork                            | failure    | "gone"  | it failed with a result
          /fork/cell/params                | codec      | "gson"  | the plan, and what qualified, have no cell dev.wirebench.jmh.Bytes.serialize
          /fork/cell                       | benchmark  | "x.Y.z" | the plan, and what qualified, have no cell x.Y.z
          /fork/cell                       | jdk        | "18"    | on JDK 18
          /fork/result                     | iterations | []      | it has 0 iterations, where the plan has 1
          /fork/result                     | mode       | "ss"    | it was measured in mode ss and in NANOSECONDS
          /fork/result                     | measurement | "7x1s" | it was measured for 7x1s on 1 thread, where all are for
          /fork/result                     | threads    | 2       | it was measured for
          /fork/result                     | timeUnit   | "MICROSECONDS" | it was measured in mode avgt and in MICROSECONDS
          /fork/result/iterations/0/primary | unit      | "us/op" | a score is in us/op, where all are in ns/op
          /fork/result/iterations/0/primary | value     | 0       | a score is 0.0
          /fork/result/iterations/0/primary | value     | -5      | a score is -5.0
          /fork/result/iterations/0/primary | value     | "NaN"   | a score is NaN
          /fork/result/iterations/0/primary | value     | 1e999   | a score is Infinity
          /fork/result/iterations/0/primary | policy    | "AVH"   | its scores are put together by AVH
          /fork/result/iterations/0/secondary/cpu.norm | value | 1e999 | cpu.norm is Infinity
          /fork/result/iterations/0/secondary/cpu.norm | policy | "X" | cpu.norm is put together by X
          /fork/result/iterations/0/secondary/cpu.norm | unit | "ns\\"" | JMH writes no metric cpu.norm in ns"
          /fork/result                     | jmhVersion | "1\\n" | JMH has no version 1
          /fork                            | stop       | "1969-12-31T00:00:00Z" | it lasted from 1970-01-01T00:00:00Z to 1969
          /fork                            | stop       | "+99999-12-31T00:00:00Z" | it lasted from 1970-01-01T00:00:00Z to +99999
          """)
  void aForkThatThePlanCannotHaveHad(String object, String field, String value, String reason)
      throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK, object, field, value);
    assertIsImpossible(journal, FORK, reason);
  }

  /** The facts of codecs are written before it is known what the budget pays for. */
  @Test
  void factsOfACodecThatTheBudgetLeavesOutArePossible() throws Exception {
    JournalFixture journal = blocks();
    journal.add(Kind.CODEC, RunFixture.codec("gson", null));
    journal.add(
        Kind.SCOPE, new Scope(List.of(), List.of(), List.of(), List.of(), List.of("gson"), 1000));
    assertThat(journal.write().reading().sentences())
        .noneMatch(sentence -> sentence.contains("the plan has no codec"));
  }

  @Test
  void aMetricHasOneUnit() throws Exception {
    JournalFixture journal = blocks();
    String cpu = "/fork/result/iterations/0/secondary/cpu.norm";
    journal.set(FORK + 1, cpu, "unit", "\"us/op\"");
    assertIsImpossible(journal, FORK + 1, "cpu.norm is in us/op, and before in ns/op");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jvm", "vmName", "vmVersion", "jdkVersion", "jmhVersion"})
  void whatJmhAlwaysWritesIsThere(String field) throws Exception {
    JournalFixture journal = blocks();
    journal.set(FORK, "/fork/result", field, "null");
    assertThat(journal.write().reading().sentences())
        .anyMatch(sentence -> sentence.contains("line 4 ") && sentence.contains(field));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          1 | /start           | documentBytes | {}              | it gives no length for the document of 'order-event'
          2 | /codec           | id            | "gson"          | the plan has no codec 'gson'
          3 | /qualified       | codec         | "gson"          | the plan does not measure 'gson' on 'order-event', bytes
          3 | /qualified       | operations    | []              | it decides of [], where the plan asks for [serialize]
          3 | /qualified       | operations    | ["deserialize"] | it decides of [deserialize], where
          3 | /qualified       | reasons       | {"serialize":"x"} | it decides of [serialize], where
          """)
  void whatThePlanDoesNotAskFor(int line, String object, String field, String value, String reason)
      throws Exception {
    JournalFixture journal = blocks();
    journal.set(line, object, field, value);
    assertIsImpossible(journal, line, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          4 | /fork              | heat           | null   | it lived in no heat, where forks take turns
          4 | /fork              | turns          | null   | it says when it had turns, and had none
          4 | /fork/turns        | beginMillis    | [0, 1] | it had another number of turns than iterations
          6 | /heat              | block          | 9      | it is of block 10, where the plan has 5
          6 | /heat              | block          | 1      | 'Bytes.serialize order-event jackson' says that it lived in it
          6 | /heat              | number         | 3      | there are 0 lines of its fork 'Bytes.serialize order-event jackson'
          6 | /heat              | referenceNanos | [1]    | it looked at the machine 1 times in 1 rounds
          6 | /heat              | rounds         | []     | it looked at the machine 2 times in 0 rounds
          6 | /heat/rounds/0     | order          | [0]    | its round 1 has an order of other forks
          6 | /heat/rounds/0     | order          | [0, 1, 1] | its round 1 has an order of other forks
          6 | /heat/rounds/0     | order          | [0, 1, 2] | its round 1 has an order of other forks
          6 | /heat/cells/1/params | codec        | "kryo" | the plan, and what qualified, have no cell
          """)
  void aHeatThatThePlanCannotHaveHad(
      int line, String object, String field, String value, String reason) throws Exception {
    JournalFixture journal = turns();
    journal.set(HEAT, "/heat/rounds/0", "order", "[0, 1]");
    journal.set(line, object, field, value);
    assertIsImpossible(journal, line, reason);
  }

  /** Its pairs would count twice. */
  @Test
  void aForkIsInOneHeatOfItsBlock() throws Exception {
    JournalFixture journal = turns();
    journal.set(HEAT, "/heat/rounds/0", "order", "[0, 1]");
    String baseline = "[" + journal.line(HEAT).at("/heat/cells/0") + "]";
    journal.set(HEAT, "/heat", "anchors", baseline);
    for (int line = FORK; line < HEAT; line++) {
      int more = journal.repeat(line);
      journal.set(more, "/fork", "heat", "1");
      later(journal, more, "/fork");
    }
    int again = journal.repeat(HEAT);
    journal.set(again, "/heat", "number", "1");
    later(journal, again, "/heat");
    assertIsImpossible(journal, again, "is in heat 0 of its block already");
  }

  private static void later(JournalFixture journal, int line, String object) throws IOException {
    journal.set(line, object, "start", "\"1970-01-01T01:00:00Z\"");
    journal.set(line, object, "stop", "\"1970-01-01T01:00:05Z\"");
    if (object.equals("/heat")) {
      journal.set(line, object, "firstRound", "\"1970-01-01T01:00:00Z\"");
    }
  }

  /** Or one would be believed, and the other dropped. */
  @Test
  void aForkIsOnlyMeasuredOnce() throws Exception {
    JournalFixture journal = blocks();
    int again = journal.repeat(FORK);
    journal.set(again, "/fork/result/iterations/0/primary", "value", "16474");
    assertIsImpossible(journal, again, "line 4 says so already, or otherwise");
  }

  @ParameterizedTest
  @CsvSource({"2", "3"})
  void nothingIsSaidTwice(int line) throws Exception {
    JournalFixture journal = blocks();
    int again = journal.repeat(line);
    assertIsImpossible(journal, again, "line " + line + " says so already, or otherwise");
  }

  @Test
  void aRunStartsOnce() throws Exception {
    JournalFixture journal = blocks();
    int again = journal.repeat(1);
    journal.set(again, "/start", "planDigest", "\"another\"");
    assertIsImpossible(journal, again, "a run starts in its first line");
  }

  @Test
  void withoutWhatQualifiedThereIsNothingToMeasure() throws Exception {
    JournalFixture journal = blocks();
    journal.remove(3);
    assertIsImpossible(journal, 3, "the plan, and what qualified, have no cell");
  }

  /** What is computed of the heat would lack a row without a word. */
  @Test
  void aHeatHasALineOfEachFork() throws Exception {
    JournalFixture journal = turns();
    journal.remove(5);
    assertIsImpossible(
        journal, 5, "there are 0 lines of its fork 'Bytes.serialize order-event gson'");
  }

  @Test
  void laterForksHaveTheIterationsThatARevisedLineGivesThem() throws Exception {
    JournalFixture journal = turns();
    journal.add(Kind.REVISED, new RevisedIterations(0, 3, 1e-4, 1e-3));
    assertThat(journal.write().reading().sentences())
        .anyMatch(sentence -> sentence.contains("1 iterations, where the plan has 3"));
    JournalFixture later = JournalFixture.ofAHeat(parent.resolve("later"));
    later.set(HEAT, "/heat/rounds/0", "order", "[1, 0]");
    later.add(Kind.REVISED, new RevisedIterations(1, 3, 1e-4, -1e-3));
    assertThat(later.write().read().planOfNextForks().effort().measurement().count()).isEqualTo(3);
  }

  @Test
  void iterationsAreRevisedByPossibleNumbersWhereForksTakeTurns() throws Exception {
    JournalFixture journal = turns();
    journal.set(HEAT, "/heat/rounds/0", "order", "[1, 0]");
    journal.add(Kind.REVISED, new RevisedIterations(1, 0, 1e-4, 1e-3));
    assertIsImpossible(journal, journal.size(), "it gives later forks other iterations by");
    JournalFixture blocks =
        JournalFixture.of(
            parent.resolve("blocks"),
            RunFixture.serialize(
                Map.of("jackson", new double[] {5491, 5500}),
                List.of(RunFixture.codec("jackson", null))));
    blocks.add(Kind.REVISED, new RevisedIterations(0, 10, 1e-4, 1e-3));
    assertIsImpossible(blocks, blocks.size(), "forks come one after another");
  }

  @Test
  void withoutABudgetNothingIsDecidedForIt() throws Exception {
    JournalFixture journal = blocks();
    journal.add(Kind.SCOPE, new Scope(List.of(), List.of(), List.of(), List.of(), List.of(), 0));
    assertIsImpossible(journal, journal.size(), "the plan has no budget to decide on");
  }

  /** A line that lacks what every program writes makes a sentence, no stack trace. */
  @Test
  void whatIsMissingDeepInsideIsTold() throws Exception {
    JournalFixture journal = turns();
    journal.set(HEAT, "/heat/rounds/0", "order", "[0, null]");
    assertThat(journal.write().reading().sentences())
        .anyMatch(sentence -> sentence.contains("line " + HEAT + " is"));
  }

  private static void assertIsImpossible(JournalFixture journal, int line, String reason)
      throws IOException {
    RunFolder folder = journal.write();
    String sentence = "'" + folder.path().resolve("journal.jsonl") + "', line " + line;
    String advice = ": restore the file from a copy";
    assertThatThrownBy(folder::read)
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(sentence + " is impossible: ")
        .hasMessageContaining(reason)
        .hasMessageEndingWith(
            line == 1
                ? advice + "."
                : advice
                    + ", or leave the line out with repair "
                    + folder.path()
                    + " --drop "
                    + line
                    + ".");
    assertThat(folder.reading().sentences()).first().asString().contains(reason);
  }
}

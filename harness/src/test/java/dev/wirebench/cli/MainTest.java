package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.exporters.TableColumns;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("it takes the standard streams")
class MainTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          run --codec jakson              | There is no codec 'jakson': did you mean jackson,
          run --codec jackson,gsn         | There is no codec 'gsn': did you mean gson, bson?
          run --payload order-evnt        | There is no payload 'order-evnt': did you mean order-event
          run --payload order-event-first-6 | There is no payload 'order-event-first-6': the number of values that it takes must be a power of two.
          run --payload order-event-first-8192 | There is no payload 'order-event-first-8192': order-event has
          run --payload order-evnt-first-8 | There is no payload 'order-evnt-first-8': did you mean order-event
          check jackson --payload users-first-8-pretty | There is no payload 'users-first-8-pretty': the number of values comes last, as in 'users-pretty-first-8'.
          run --operation serialise       | There is no operation 'serialise': did you mean serialize,
          run --medium strng              | There is no medium 'strng': did you mean string?
          run --codec jacksn              | There is no codec 'jacksn': did you mean jackson, jackson-
          run --codec protobuff           | There is no codec 'protobuff': did you mean protobuf, protostuff, protobuf-json?
          run --codec borsh               | There is no codec 'borsh': it is like none of the
          run --medium wire               | There is no medium 'wire': choose one of bytes,
          run --suite crad                | There is no suite 'crad': did you mean card?
          run --blocks 0                  | --blocks is 0: choose a number from 1 to 1000.
          run --blocks many               | Invalid value for option '--blocks': 'many' is not a number. See
          run --budget 1s                 | --budget is 1 s: a JVM for each codec takes longer; choose 5m or more.
          run --warmup 5                  | '5' is not a number of iterations and their length: write for instance 5x1s
          run --measurement 0x1s          | '0x1s' is not a number of iterations
          run --jvm-args -Xbogus          | The JVM in '
          run --jdk nowhere               | There is no JDK in 'nowhere': name the folder that holds bin/java.
          run --profile-with async        | There is no profiler 'async': choose jfr.
          run --threads 0                 | --threads is 0: choose numbers from 1 to
          run --threads 1,many            | --threads is many: choose numbers from 1 to
          run --threads 1000000           | --threads is 1000000: choose numbers from 1 to
          run --collector zgc             | There is no collector 'zgc': did you mean
          run --collector z --jvm-args -XX:+UseSerialGC | --collector and a collector among --jvm-args exclude each other
          run --collector z --threads 1   | --archive, --threads, --collector and --mixed exclude each other
          run --mixed users --threads 1   | --archive, --threads, --collector and --mixed exclude each other
          run --mixed user                | There is no payload 'user'
          heaps --codec jakson            | There is no codec 'jakson': did you mean jackson,
          heaps --operation parse         | There is no operation 'parse': choose one of serialize, deserialize
          heaps --payload order-event-times-2 | There is no payload 'order-event-times-2': its values cannot be put together, since
          heaps --most 0                  | --most is 0: choose a number from 1 to
          heaps --resume nowhere          | 'nowhere' has no heaps.jsonl: name a folder that 'heaps' wrote.
          heaps --resume . --most 5       | --most cannot be changed with --resume
          run --plugin no.jar             | There is no jar 'no.jar': correct --plugin.
          run --fork-timeout 0            | --fork-timeout is 0: choose a number from 1 to 86400.
          check jackson --blocks 0        | --blocks is 0: choose a number from 1 to 1000.
          check jakson                    | There is no codec 'jakson': did you mean jackson,
          check                           | Name a codec, or hold all of them to the contract with --all.
          check gson --all --out x        | --all is about every codec: leave 'gson' out, or write --codec gson.
          check --all                     | --all keeps what it finds: name a new folder with --out.
          check --all --out x --payload users | --all is about all that comes with the program: leave --payload out.
          check --all --out x --blocks 3  | --all is about all that comes with the program: leave --blocks out.
          check --all --out x --plugin x.jar | --all is about all that comes with the program: leave --plugin out.
          check --all --out x --codec gsn | There is no codec 'gsn': did you mean gson, bson?
          check --all --out .             | '.' exists already and is left as it is: name another folder with --out.
          check --all --out x --resume y  | --resume goes on as it was begun: leave --out out.
          check --all --resume y --codec gson | --resume goes on as it was begun: leave --codec out.
          check --all --resume nowhere    | 'nowhere' holds no outcomes: it has no contract.json, which --out writes.
          check gson --out x              | --out goes with --all alone: leave it out, or add --all.
          check gson --resume x           | --resume goes with --all alone: leave it out, or add --all.
          check --codec gson              | --codec goes with --all alone: leave it out, or add --all.
          qualities --codec jakson        | There is no codec 'jakson': did you mean jackson,
          qualities --quality hostile     | There is no quality 'hostile': did you mean hostile-input?
          qualities --case bomb           | There is no case 'bomb': did you mean bom?
          qualities --quality hostile-input --case bom | There is no case 'bom': choose one of truncated,
          qualities --from nowhere        | 'nowhere' holds no observations: it has no qualities.json, which --out writes.
          qualities --from . --codec gson | --from takes what was observed as it is: leave --codec or --from out.
          qualities --from . --seed 2     | --from takes what was observed as it is: leave --seed or --from out.
          qualities --against nowhere     | 'nowhere' holds no observations: it has no qualities.json, which --out writes.
          qualities --seed much           | Invalid value for option '--seed'
          collect nowhere                 | 'nowhere' is not the folder of a run: it has no plan.json.
          run --sede 5                    | Unknown options: '--sede', '5'; did you mean
          report                          | Missing required parameter: 'RESULT'
          report nowhere                  | nowhere does not exist: give
          report ../report/src/test/resources/smoke-run --qualities nowhere | 'nowhere' holds no observations: it has no qualities.json,
          report . --charts ratio,pie     | There is no chart 'pie': choose one of ratio, changes, tradeoff,
          report . --columns time,gzpi    | There is no column 'gzpi': did you mean gzip?
          report . --delta 0              | --delta is 0.0: choose a percentage between 0 and 100.
          decide . --rate 5x --payload x  | --rate: '5x' is not a rate: write for instance 50000/s
          decide ../results/reference-jdk17-jdk25 --rate 5/s | The scenario says no payload: write
          answer none.json --rate 3x/s    | --rate: '3x/s' is not a rate: write for instance 50000/s
          answer none.json --rate 3,00    | --rate: '3,00' is not a rate: write for instance 50000/s
          answer none.json --rate 3k --cores 0 | --cores: '0' is not a number above 0.
          answer none.json --rate 3k      | There is no 'none.json': name a JSON file
          answer none.json                | Missing required option: '--rate=RATE'
          answer none.json --rate 3k --current kryo-unregistered | --current is 'kryo-unregistered', which is for reference only:
          answer none.json --rate 3k --current jackson@2.18.0 | --current is 'jackson@2.18.0': name one codec,
          answer none.json --rate 3k --current jacksn | There is no codec 'jacksn'
          answer none.json --rate 3k --scenario src/test/resources/scenario-of-text.yaml | The scenario asks for another API, JDK or compression,
          report . --second x             | --second is a run for the page of --into: give both.
          decide . --scenario evnt-bus    | There is no scenario 'evnt-bus': name a file, or one of rest-api,
          decide . --scenario cache --cores 0 | --cores: '0' is not a number above 0.
          decide nowhere --scenario cache | nowhere does not exist: give
          decide ../report/src/test/resources/smoke-run --scenario cache --payload users | --payload: no table writes 'users' as bytes: choose
          decide ../report/src/test/resources/smoke-run --scenario cache --today gsn | --today: 'gsn' has no rows that write and read order-event: choose from
          compare nowhere .               | nowhere does not exist: give
          compare a                       | There is one result only: name a newer one behind it
          compare a ./a                   | 'a' is both results: name an older one
          compare a b --delta 0%          | --delta is 0%: choose a percentage above 0.
          compare a b --delta much        | --delta is 'much': choose a percentage from 0 to 100
          compare a b --fail-on-regression -5% | --fail-on-regression is '-5%': choose a percentage
          load --codec jakson             | There is no codec 'jakson': did you mean jackson,
          load --payload order-evnt       | There is no payload 'order-evnt': did you mean order-event
          load --p99 0                    | --p99 is 0.0: choose milliseconds above 0, at most 10000.
          load --p99 soon                 | Invalid value for option '--p99'
          load --turn 1ms                 | '1ms' is not a time budget: write
          load --repetitions 0            | --repetitions is 0: choose a number from 1 to 1000.
          load --connections 1000         | --connections is 1000: choose a number from 1 to 256.
          load --budget 1m                | --budget is 1 min 0 s, and two repetitions take
          load --codec all-codecs         | --codec names
          load --from nowhere             | 'nowhere' holds no load: it has no load.jsonl, which --out writes.
          load --resume nowhere           | 'nowhere' holds no load: it has no load.jsonl, which --out writes.
          load --resume . --turn 3s       | --turn cannot be changed with --resume
          site --out x                    | There is no folder 'results' here: name folders of runs.
          site nowhere --out x            | nowhere does not exist: give
          site                            | Missing required option: '--out=DIR'
          regenerate                      | There is no README.md, or no 'results/runs.yaml', in this folder: start it in a checkout.
          rnu                             | There is no command 'rnu': did you mean run?
          list                            | Say what to list: codecs, payloads or suites
          """)
  void badInputGetsOneSentenceAndExitCodeTwo(String line, String sentence) {
    Path out = folder.resolve("run");
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    if (line.startsWith("run ")) {
      words.addAll(List.of("--out", out.toString()));
    }
    Result result = execute(words.toArray(new String[0]));
    assertThat(result.exitCode).isEqualTo(2);
    assertThat(result.err).startsWith(sentence);
    assertThat(result.err.lines()).hasSize(1);
    assertThat(out).doesNotExist();
  }

  /**
   * Neither what it means to the command line's library nor what it is like is the file's fault.
   */
  @Test
  void aNameIsTakenAsItIs() throws IOException {
    Path named = Files.writeString(folder.resolve("x.txt"), "--help");
    Executed at = Executed.of("report", "@" + named);
    assertThat(at.err()).contains("@" + named + " does not exist");
    Executed quoted = Executed.of("run", "--payload", "a\"b'");
    assertThat(quoted.err()).contains("There is no payload 'a\"b''").doesNotContain("WARN");
    Path dash = Path.of("-made-by-a-test.json");
    try {
      Files.writeString(dash, "[]");
      assertThat(Executed.of("report", dash).err())
          .contains("For the file of that name, write ./-made-by-a-test.json.");
    } finally {
      Files.delete(dash);
    }
  }

  @Test
  void anExistingFolderIsLeftAsItIs() throws Exception {
    Path file = Files.writeString(folder.resolve("journal.jsonl"), "precious");
    Result result = execute("run", "--suite", "smoke", "--out", folder.toString());
    assertThat(result.exitCode).isEqualTo(2);
    assertThat(result.err)
        .isEqualTo(
            "'%s' exists already and is left as it is: name another folder with --out.%n"
                .formatted(folder));
    assertThat(file).hasContent("precious");
    Result rehearsal = execute("run", "--dry-run", "--out", folder.toString());
    assertThat(rehearsal.exitCode).isEqualTo(2);
    assertThat(rehearsal.err).isEqualTo(result.err);
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    Result result = execute("run", "--suite", "smoke", "--out", file.resolve("run").toString());
    assertThat(result.exitCode).isEqualTo(2);
    assertThat(result.err)
        .contains(file.toString())
        .contains("name another")
        .doesNotContain("\tat ");
  }

  @Test
  void listsAreComplete() {
    assertThat(execute("list", "codecs").out)
        .contains("jackson-blackbird", "kryo-unregistered", "kotlinx-json", "--wide")
        .satisfies(
            text ->
                assertThat(text.lines())
                    .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100)));
    assertThat(execute("list", "codecs", "--wide").out)
        .contains("jackson-blackbird", "kryo-unregistered", "kotlinx-json")
        .containsPattern("xstream-jettison +JSON +[0-9.]+ +2024-11-07 +BSD-3-Clause +default \\+ ")
        .contains("+ xstream-jettison reads its own output, not the common document: ")
        .contains("jsonmarshaller is absent: ");
    assertThat(execute("list", "payloads").out)
        .containsPattern("order-event +512 +286 +287 +15 +2 +2")
        .containsPattern("nested-100-pretty +8 +607,162 +607,162 +6000 +20 +20")
        .containsSubsequence("\nnested-20 ", "\nnested-90 ", "\nnested-100 ")
        .doesNotContain(".kt");
    assertThat(execute("list", "payloads", "--wide").out)
        .contains("shape-value takes 10 lines of code of our own for moshi-reflect: ");
    assertThat(execute("list", "suites").out).contains("card ", "smoke ");
  }

  @Test
  void qualitiesAreTriedKeptAndShownAgain() throws Exception {
    Path out = folder.resolve("qualities");
    Path page = folder.resolve("page.md");
    Result tried =
        execute(
            "qualities", "--codec", "gson,kryo", "--case", "bom,beyond-long", "--out", "" + out);
    assertThat(tried.exitCode).as(tried.err).isZero();
    assertThat(tried.err).startsWith("1 of 2  gson: 2 observations, 1 hard");
    assertThat(tried.out)
        .containsPattern("gson +[0-9.]+ +json-conformance +.*changes the value 1")
        .containsPattern("kryo +[0-9.]+ +json-conformance +not applicable 1");
    Result again = execute("qualities", "--from", "" + out, "--markdown", "" + page);
    assertThat(again.exitCode).as(again.err).isZero();
    assertThat(again.out).isEqualTo(tried.out + page + System.lineSeparator());
    assertThat(page)
        .content()
        .contains("| gson | ", "**changes the value**", "- kryo: it reads and writes Kryo\n");
    assertThat(execute("qualities", "--codec", "gson", "--out", "" + out).err)
        .endsWith("exists already and is left as it is: name another folder with --out.\n");
  }

  @Test
  void oldJvmsAreRefusedByALauncherThatTheyCanRead() throws Exception {
    byte[] launcher;
    try (var in = Launcher.class.getResourceAsStream("Launcher.class")) {
      launcher = in.readAllBytes();
    }
    assertThat(launcher[7]).as("class file version of Java 8").isEqualTo((byte) 52);
    assertThat(Launcher.refusal("1.8")).startsWith("Java 8 is too old: start this with JDK 17");
    assertThat(Launcher.refusal("11")).startsWith("Java 11 is too old");
    assertThat(Launcher.refusal("17")).isNull();
    assertThat(Launcher.refusal("25")).isNull();
  }

  /** The list of commands shows the first part of each description. */
  @Test
  void theListOfCommandsHasWholeSentences() {
    assertThat(Main.commandLine().getSubcommands().values())
        .isNotEmpty()
        .allSatisfy(
            command ->
                assertThat(command.getCommandSpec().usageMessage().description()[0]).endsWith("."));
  }

  @Test
  void whatNoCommandHasForeseenIsOneSentence() {
    Throwable thrown = new ExceptionInInitializerError(new OutOfMemoryError("Java heap space"));
    thrown
        .getCause()
        .setStackTrace(
            new StackTraceElement[] {
              new StackTraceElement("java.util.List", "of", "List.java", 1),
              new StackTraceElement("dev.wirebench.cli.Main", "main", "Main.java", 7)
            });
    assertThat(Launcher.failure(thrown))
        .startsWith(
            "The program failed (java.lang.OutOfMemoryError: Java heap space at"
                + " dev.wirebench.cli.Main.main(Main.java:7)). If neither memory nor files nor disk"
                + " ran out, this is a defect of Wirebench")
        .doesNotContain("\n");
  }

  @Test
  void theHelpOfReportNamesEveryColumn() {
    // A line may end within a number.
    String help = execute("report", "--help").out().replaceAll("(?<=\\.)\\s+(?=\\d)", "");
    assertThat(help.split("[\\s,;()]+|\\.\\s")).contains(TableColumns.NAMES.toArray(String[]::new));
  }

  private record Result(int exitCode, String out, String err) {}

  private static Result execute(String... args) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    ByteArrayOutputStream complained = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
    try {
      int exitCode = Main.execute(args);
      return new Result(
          exitCode,
          printed.toString(StandardCharsets.UTF_8),
          complained.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }
}

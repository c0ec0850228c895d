package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class CompareCommandTest {
  @TempDir Path folder;
  private final StringWriter out = new StringWriter();

  /** The newer one takes 1.5 times as long. */
  @BeforeEach
  void results() throws IOException {
    write("before.json", 100, 101, 99, 100.5, 99.5);
    write("after.json", 150, 151.5, 148.5, 150.75, 149.25);
  }

  private void write(String name, double... forks) throws IOException {
    String raw =
        Arrays.stream(forks).mapToObj(fork -> "[" + fork + "]").collect(Collectors.joining(","));
    Files.writeString(
        folder.resolve(name),
        """
        [{"benchmark": "a.B.\\u001b[2Jwrite", "mode": "avgt", "threads": 1, "jdkVersion": "21",
          "primaryMetric": {"score": 1, "scoreUnit": "ns/op", "rawData": [%s]}}]
        """
            .formatted(raw));
  }

  private int compare(String... options) {
    String[] results = {
      folder.resolve("before.json").toString(), folder.resolve("after.json").toString()
    };
    String[] args = Arrays.copyOf(results, results.length + options.length);
    System.arraycopy(options, 0, args, results.length, options.length);
    return new CommandLine(new CompareCommand()).setOut(new PrintWriter(out)).execute(args);
  }

  @Test
  void aSlowdownIsNoFailureUnlessItIsForbidden() {
    assertThat(compare()).isZero();
    assertThat(out.toString())
        .startsWith("A slowdown of more than 3 % is established in 1 of 1 benchmark: B, ")
        .contains("1.500  1.483 – 1.517  1.483 – 1.517   slower");
  }

  @ParameterizedTest
  @CsvSource({"5%, 1", "5, 1", "48 %, 1", "49%, 0", "100%, 0", "0, 1"})
  void aForbiddenSlowdownEndsWithOne(String limit, int exitCode) {
    assertThat(compare("--fail-on-regression", limit)).isEqualTo(exitCode);
  }

  /** JMH's file of two benchmarks, or of one: the second has these forks. */
  private String withBeta(String beta) {
    String entry =
        """
        {"benchmark": "a.B.write", "mode": "avgt", "threads": 1, "forks": 5, "jdkVersion": "21",
          "params": {"library": "%s"},
          "primaryMetric": {"score": "NaN", "scoreUnit": "ns/op", "rawData": [%s]}}""";
    String alpha = entry.formatted("alpha", "[100],[101],[99],[100.5],[99.5]");
    return "[" + alpha + (beta == null ? "" : "," + entry.formatted("beta", beta)) + "]";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "null",
      textBlock =
          """
          null  | missing
          [100] | 1 of its 5 forks is left
          ''    | no fork has a score
          """)
  void aBenchmarkThatIsGoneFailsUnlessItIsAllowed(String beta, String why) throws IOException {
    Path older = folder.resolve("before.json");
    Path newer = folder.resolve("after.json");
    Files.writeString(older, withBeta("[100],[101],[99],[100.5],[99.5]"));
    Files.writeString(newer, withBeta(beta));
    Executed gate = Executed.of("compare", older, newer, "--fail-on-regression", "5%");
    assertThat(gate.exitCode()).as(gate.out()).isEqualTo(3);
    assertThat(gate.out())
        .startsWith("1 of 2 benchmarks has no whole result in after.json: ")
        .contains("beta (" + why + ").");
    Executed allowed =
        Executed.of("compare", older, newer, "--fail-on-regression", "5%", "--allow-missing");
    assertThat(allowed.exitCode()).as(allowed.out()).isZero();
    assertThat(Executed.of("compare", older, newer).exitCode()).isZero();
    Executed more = Executed.of("compare", newer, older, "--fail-on-regression", "5%");
    assertThat(more.exitCode()).as("a benchmark may be new: " + more.out()).isZero();
  }

  @Test
  void anInconclusiveResultFailsIfItIsAskedTo() throws IOException {
    write("before.json", 100, 130, 70, 120, 80);
    write("after.json", 140, 180, 100, 170, 110);
    assertThat(compare("--fail-on-regression", "5%")).isZero();
    assertThat(out.toString())
        .startsWith(
            "Inconclusive: a slowdown of more than 5 % is not ruled out in 1 of 1 benchmark: ");
    assertThat(compare("--fail-on-regression", "5%", "--fail-on-inconclusive")).isEqualTo(5);
    Executed alone = Executed.of("compare", "a.json", "b.json", "--fail-on-inconclusive");
    assertThat(alone.exitCode()).isEqualTo(2);
    assertThat(alone.err()).startsWith("--fail-on-inconclusive changes what --fail-on-regression");
  }

  @Test
  void markdownGoesToTheConsoleOrAFile() throws IOException {
    Path file = folder.resolve("comment.md");
    assertThat(compare("--out", file.toString())).isZero();
    assertThat(file).content().startsWith("**A slowdown of more than 3 %").contains("<details>");
    assertThat(out.toString()).doesNotContain("<details>");
    assertThat(compare("--markdown")).isZero();
    assertThat(out.toString()).endsWith(Files.readString(file));
  }

  private Executed compareOne(Object... options) throws IOException {
    String entry =
        """
        {"benchmark": "a.B.write", "mode": "avgt", "threads": 1, "jdkVersion": "21",
          "params": {"codec": "lib@%s.jar"},
          "primaryMetric": {"score": 1, "scoreUnit": "ns/op", "rawData": [%s]}}""";
    Path file = folder.resolve("one.json");
    Files.writeString(
        file,
        "["
            + entry.formatted("main", "[100],[101],[99],[100.5],[99.5]")
            + ","
            + entry.formatted("pr", "[150],[151.5],[148.5],[150.75],[149.25]")
            + "]");
    return Executed.of(Stream.concat(Stream.of("compare", file), Stream.of(options)).toArray());
  }

  @Test
  void twoRowsOfOneResultAreCompared() throws IOException {
    Executed slower = compareOne("--before", "lib@main.jar", "--after", "lib@pr.jar");
    assertThat(slower.exitCode()).as(slower.err()).isZero();
    assertThat(slower.out())
        .startsWith("A slowdown of more than 3 % is established in 1 of 1 benchmark: lib@pr.jar: ")
        .contains("1.500");
    Executed forbidden =
        compareOne(
            "--before", "lib@main.jar", "--after", "lib@pr.jar", "--fail-on-regression", "5%");
    assertThat(forbidden.exitCode()).isEqualTo(1);
    Executed faster =
        compareOne(
            "--before", "lib@pr.jar", "--after", "lib@main.jar", "--fail-on-regression", "5%");
    assertThat(faster.exitCode()).isZero();
  }

  @Test
  void rowsThatThereAreNotAreRefused() throws IOException {
    assertThat(compareOne("--before", "lib@main.jar", "--after", "lib@x.jar"))
        .satisfies(
            refused -> {
              assertThat(refused.exitCode()).isEqualTo(2);
              assertThat(refused.err())
                  .contains("is called 'lib@x.jar': choose two of lib@main.jar, lib@pr.jar.");
            });
    assertThat(compareOne("--before", "lib@main.jar").exitCode()).isEqualTo(2);
    assertThat(compareOne().exitCode()).isEqualTo(2);
  }

  @Test
  void namesDoNotSteerTheTerminal() {
    compare();
    assertThat(out.toString()).contains("\uFFFD[2Jwrite").doesNotContain("\u001b");
  }
}

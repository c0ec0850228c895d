package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DecideCommandTest {
  private static final Path RUN = Path.of("../report/src/test/resources/smoke-run");

  @TempDir Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void aRun() throws IOException {
    try (Stream<Path> files = Files.list(RUN)) {
      for (Path file : files.toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }
  }

  private int decide(String... args) {
    String[] all =
        Stream.concat(Stream.of(folder.toString()), Stream.of(args)).toArray(String[]::new);
    return new CommandLine(new DecideCommand())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(all);
  }

  @Test
  void theRecordStandsBesideTheRunUnlessItIsToldOtherwise() throws IOException {
    assertThat(decide("--scenario", "event-bus")).isZero();
    Path record = folder.resolve("decision-event-bus.md");
    assertThat(record).content().contains("# Internal event bus: ", "--scenario event-bus\n");
    List<String> printed = out.toString().lines().toList();
    assertThat(printed.get(0)).startsWith("- ");
    assertThat(printed).last().isEqualTo(record.toString());
    Path elsewhere = folder.resolve("my decision.md");
    assertThat(decide("--scenario", "event-bus", "--out", elsewhere.toString(), "--cores", "3"))
        .isZero();
    assertThat(elsewhere)
        .content()
        .contains("have 3 cores", "--cores 3 --out '" + elsewhere + "'\n", "cores: 3\n");
  }

  /** Whoever has measured data of their own has no payload of a scenario's name. */
  @Test
  void theOnlyPayloadOfARunStandsForTheScenariosOwn() throws IOException {
    for (String name : List.of("jmh.json", "run.json")) {
      Path file = folder.resolve(name);
      Files.writeString(file, Files.readString(file).replace("order-event", "invoices"));
    }
    Files.deleteIfExists(folder.resolve("SHA256SUMS"));
    assertThat(decide("--scenario", "rest-api")).as(err.toString()).isZero();
    assertThat(out.toString())
        .startsWith("payload    invoices, which is the only one of this run\n");
    assertThat(folder.resolve("decision-rest-api.md"))
        .content()
        .contains("--scenario rest-api --payload invoices\n", "payload: invoices\n");
    assertThat(decide("--rate", "1000/s")).as(err.toString()).isZero();
    assertThat(folder.resolve("decision-invoices.md")).content().contains("--payload invoices\n");
  }

  @Test
  void needsReleasesAndJarsAreThoseOfTheCatalogue() throws IOException {
    Path scenario = folder.resolve("small.yaml");
    Files.writeString(
        scenario,
        "payload: order-event\nrate: 1M/s\ncores: 16\nmust: {jars: 400 kB, released-within: 600 months}\n");
    assertThat(decide("--scenario", scenario.toString(), "--today", "gson")).isZero();
    String record = Files.readString(folder.resolve("decision-small.md"));
    assertThat(record).containsPattern("\\| kryo \\|.*its jars have \\d");
    assertThat(record).doesNotContainPattern("\\| gson \\|.*its jars have");
  }
}

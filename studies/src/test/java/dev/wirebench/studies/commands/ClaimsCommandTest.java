package dev.wirebench.studies.commands;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.catalogue.CatalogueData;
import dev.wirebench.catalogue.RunRoles;
import dev.wirebench.cli.Executed;
import dev.wirebench.cli.Main;
import dev.wirebench.cli.RunCommand;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.plan.Plan;
import dev.wirebench.records.HeapsFile;
import dev.wirebench.records.HeapsRecord;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.studies.claims.Claim;
import dev.wirebench.studies.claims.ClaimedCell;
import dev.wirebench.studies.claims.Claims;
import dev.wirebench.studies.claims.Study;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsCommandTest {
  private static final Path ROOT = Path.of("..");
  private static final String CARD = "results/reference-jdk17-jdk25";
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());

  @TempDir Path folder;

  /** What it says is computed from the runs, not typed. */
  @Test
  void thePageIsWhatTheCommandWrites() throws Exception {
    Path page = folder.resolve("CLAIMS.md");
    List<Object> command = new ArrayList<>(List.of("claims"));
    command.addAll(RunRoles.read(ROOT).claims());
    command.addAll(List.of("--markdown", page));
    Executed outcome = Executed.of(command.toArray());
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(Files.readString(ROOT.resolve("docs/CLAIMS.md")))
        .as("write it anew: regenerate")
        .isEqualTo(Files.readString(page));
  }

  @Test
  void claimsAreShownForWhichAreAsked() {
    Executed outcome = Executed.of("claims", ROOT.resolve(CARD), "--claim", "C24,C28a,C34");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(outcome.out().lines())
        .as("the head, a claim of no run, and three on two JDKs")
        .hasSize(1 + 1 + 3 * 2)
        .doesNotHaveDuplicates();
    assertThat(outcome.out())
        .containsPattern(
            "(?m)^C28a +The event has 847 bytes as JSON. +847 +not reproduced here +reference-jdk17-jdk25 +25\\.\\S+ ")
        .containsPattern(
            "(?m)^C24 +Gson's jar is a fifth of Jackson's. .* gson / jackson 0\\.\\d+$")
        .containsPattern(
            "(?m)^C34b +.* not reproduced here +reference-jdk17-jdk25 +17\\.\\S+ +50,000 × protobuf † 4,929,688 bytes$");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          claims                                  | Missing required parameter: 'RUN'
          claims nowhere                          | nowhere does not exist: give
          claims .                                | . has no jmh.json: give the folder of a run
          claims ../results/reference-jdk17-jdk25 --claim C250 | There is no claim 'C250': did you mean C2
          claims ../results/reference-jdk17-jdk25 --claim C25z | There is no claim 'C25z': did you mean C25
          claims ../results/reference-jdk17-jdk25 ../results/reference-jdk17-jdk25 | ../results/reference-jdk17-jdk25 is given twice
          claims ../results/reference-jdk17-jdk25 --claim C24 --markdown . | The page cannot be written to '.'
          """)
  void badInputGetsOneSentenceAndExitCodeTwo(String line, String sentence) {
    Executed outcome = Executed.of((Object[]) line.split(" "));
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).startsWith(sentence);
    assertThat(outcome.err().lines()).hasSize(1);
  }

  @Test
  void aDamagedRunIsNotJudged() throws IOException {
    Path run = Files.createDirectory(folder.resolve("run"));
    for (String file : List.of("plan.json", "journal.jsonl.gz", "SHA256SUMS")) {
      Path recorded = ROOT.resolve(CARD).resolve(file);
      if (Files.exists(recorded)) {
        Files.copy(recorded, run.resolve(file));
      }
    }
    Files.writeString(run.resolve("jmh.json"), "[]");
    Executed outcome = Executed.of("claims", run);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err()).startsWith("'" + run.resolve("jmh.json") + "'").hasLineCount(1);
  }

  @Test
  void noClaimIsAboutHeaps() {
    HeapsRecord.Asked asked =
        new HeapsRecord.Asked(
            Instant.parse("2026-11-26T05:00:00Z"),
            new HeapsRecord.Search(
                List.of("jackson"),
                List.of("users-times-6"),
                List.of(Operation.SERIALIZE),
                List.of(Medium.BYTES)),
            64,
            List.of("-XX:+UseG1GC"),
            Map.of("jackson", "2.22.4"),
            List.of(),
            Map.of("cpu", "a processor"));
    HeapsFile.create(folder, asked).close();
    Executed outcome = Executed.of("claims", folder);
    assertThat(outcome.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(outcome.err())
        .isEqualTo("No claim is about what " + folder + " holds: leave it out.\n");
  }

  /** By the real command line, before codecs are held to the contract. */
  @Test
  void theCommandOfEveryClaimMeasuresItsCells() {
    Map<String, List<ClaimedCell>> planned = new HashMap<>();
    Map<String, String> absent = CatalogueData.read().absent();
    for (Study study : Claims.read().studies()) {
      for (Claim claim : study.claims()) {
        String run = study.run(claim);
        List<ClaimedCell> cells = planned.computeIfAbsent(run, ClaimsCommandTest::planned);
        assertThat(cells).as(run).isNotEmpty();
        if (claim.measure().metric() != null && !claim.measure().metric().isOfLibrary()) {
          assertThat(cells)
              .as("%s: %s", claim.id(), run)
              .containsAll(
                  claim.cells().stream()
                      .filter(cell -> !absent.containsKey(cell.codec()))
                      .toList());
        }
      }
    }
  }

  private static List<ClaimedCell> planned(String run) {
    String[] words = ("run " + run).split(" ");
    RunCommand command =
        (RunCommand) Main.commandLine().parseArgs(words).subcommand().commandSpec().userObject();
    return cells(command.plan(CODECS));
  }

  private static List<ClaimedCell> cells(Plan plan) {
    List<ClaimedCell> cells = new ArrayList<>();
    for (String codec : plan.selection().codecs()) {
      for (String payload : plan.selection().payloads()) {
        for (Operation operation : plan.selection().operations()) {
          for (Medium medium : plan.selection().media()) {
            cells.add(new ClaimedCell(codec, payload, operation.label(), medium.label()));
          }
        }
      }
    }
    return cells;
  }

  @Test
  void everyCodecOfAClaimIsKnownAndJarsAreOfCodecs() {
    assertThat(KnownCodecs.read().jars()).containsKeys("gson", "jackson");
    assertThat(KnownCodecs.read().rows().reason("json-lib", "photo-album")).isPresent();
    assertThat(KnownCodecs.read().rows().reason("jackson-streaming", "users")).isPresent();
    assertThat(KnownCodecs.read().rows().reason("jackson-streaming", "order-event")).isEmpty();
    assertThat(KnownCodecs.read().rows().reason("jackson", "order-event")).isEmpty();
    assertThat(KnownCodecs.read().rows().reason("jsonmarshaller", "photo-album")).isPresent();
  }
}

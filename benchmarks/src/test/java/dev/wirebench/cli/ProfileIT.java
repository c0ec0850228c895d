package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.report.input.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose rows say where their time goes, once they are measured. */
class ProfileIT {
  @TempDir static Path folder;
  private static Path run;
  private static Result result;

  @BeforeAll
  static void measure() throws Exception {
    run = folder.resolve("run");
    result =
        new JarRunner(folder)
            .run(
                ("run --suite smoke --codec gson,fastjson2 --payload order-event --medium bytes"
                        + " --operation serialize --blocks 1 --warmup 1x100ms --measurement 2x100ms"
                        + " --interleave blocks --no-probe --wait --profile-with jfr --out "
                        + run)
                    .split(" "));
  }

  @Test
  void eachRowHasAProfileAndAGraph() throws IOException {
    assertThat(result.exitCode()).as(result.output()).isZero();
    List<Path> files = Profile.files(run);
    assertThat(files).as(result.output()).hasSize(2);
    for (Path file : files) {
      Profile profile = Profile.read(file);
      assertThat(profile.samples()).as(file.toString()).isPositive();
      assertThat(profile.frames().get(0)).isEqualTo("dev.wirebench.jmh.Bytes.serialize");
      assertThat(profile.frames())
          .anyMatch(
              name ->
                  name.contains(
                      profile.params().get("codec").equals("gson") ? "Gson" : "fastjson"));
      assertThat(profile.allocated()).containsKey("byte[]");
      assertThat(run.resolve("profiles/" + file.getFileName().toString().replace(".json", ".html")))
          .isRegularFile();
    }
    assertThat(Files.readString(run.resolve("summary.md"))).contains("## Where the time goes");
  }

  /** One block, one fork: those of profiles are not among what was measured. */
  @Test
  void itsForksAreNowhereElse() throws IOException {
    assertThat(Files.readString(run.resolve("journal.jsonl"))).doesNotContain("FlightRecorder");
    assertThat(Files.readString(run.resolve("jmh.json"))).doesNotContain("StartFlightRecording");
  }

  @Test
  void itsFilesAreVouchedFor() throws Exception {
    assertThat(Files.readString(run.resolve("SHA256SUMS")))
        .containsPattern("profiles/[a-z0-9-]+\\.json")
        .containsPattern("profiles/[a-z0-9-]+\\.html");
    Path copy = folder.resolve("copy");
    try (var files = Files.walk(run)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(run.relativize(file).toString()));
      }
    }
    JarRunner jar = new JarRunner(folder);
    assertThat(jar.run("verify", copy.toString()).exitCode()).isZero();
    Path profile = Profile.files(copy).get(0);
    Files.writeString(profile, Files.readString(profile).replace("\"count\":1,", "\"count\":7,"));
    Result report = jar.run("report", copy.toString());
    assertThat(report.exitCode()).as(report.output()).isEqualTo(2);
    assertThat(report.output()).contains("is not as it was written").doesNotContain("\tat ");
  }
}

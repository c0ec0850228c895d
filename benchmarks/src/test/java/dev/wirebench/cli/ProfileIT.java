package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.report.input.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run whose rows say where their time goes, once they are measured. */
@Tag("slow")
class ProfileIT {
  private static final int SHORTEST_MILLIS = 100;
  private static final int LONGEST_MILLIS = 100_000;

  @TempDir static Path folder;
  private static Path run;
  private static Result result;

  /** A machine that is busy with something else takes few samples: it measures for longer. */
  @BeforeAll
  static void measure() throws Exception {
    int millis = SHORTEST_MILLIS;
    measure(millis);
    while (!isEnough() && millis < LONGEST_MILLIS) {
      millis *= 4;
      measure(millis);
    }
  }

  /** Says whether there are samples of everything that the tests ask for. */
  private static boolean isEnough() throws IOException {
    List<Path> files = Profile.files(run);
    for (Path file : files) {
      Profile profile = Profile.read(file);
      if (!isInLibrary(profile) || !profile.allocated().containsKey("byte[]")) {
        return false;
      }
    }
    return files.size() == 2;
  }

  private static boolean isInLibrary(Profile profile) {
    String name = profile.cell().params().get("codec").equals("gson") ? "Gson" : "fastjson";
    return profile.frames().stream().anyMatch(frame -> frame.contains(name));
  }

  private static void measure(int millis) throws Exception {
    run = folder.resolve("run-" + millis);
    result =
        new JarRunner(folder)
            .run(
                ("run --suite smoke --codec gson,fastjson2 --payload order-event --medium bytes"
                        + " --operation serialize --blocks 1 --warmup 1x100ms --measurement 2x"
                        + millis
                        + "ms"
                        + " --interleave blocks --no-probe --wait --profile-with jfr --out "
                        + run.getFileName())
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
      assertThat(isInLibrary(profile)).as("%s", profile.frames()).isTrue();
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

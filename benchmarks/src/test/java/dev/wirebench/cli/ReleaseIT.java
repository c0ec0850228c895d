package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.base.Digests;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.resolving.LocalRepository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several releases of one library in one run, from a repository in a folder. */
@Tag("slow")
class ReleaseIT {
  private static final String SHORT =
      "--payload order-event --operation serialize --medium bytes --blocks 1 --warmup 1x10ms"
          + " --measurement 1x10ms --no-probe --wait "
          + JarRunner.ONE_COMPILER;

  @TempDir Path folder;
  private JarRunner jar;

  @BeforeEach
  void publish() throws IOException {
    LocalRepository repository = new LocalRepository(folder.resolve("repository"));
    repository.gson("90.1.0").gson("90.2.0").gsonWithoutMethods("90.3.0");
    // The settings of an installation, since a user's own are found in the home of the system.
    repository.writeSettings(folder.resolve("maven/conf/settings.xml"), folder.resolve("local"));
    jar =
        new JarRunner(
            folder,
            Map.of(
                "MAVEN_HOME",
                folder.resolve("maven").toString(),
                "XDG_CACHE_HOME",
                folder.resolve("cache").toString()));
  }

  private Result run(String codecs, String... more) throws Exception {
    return jar.run(
        Stream.concat(
                Stream.of(("run --suite check --codec " + codecs + " " + SHORT).split(" ")),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @Test
  void releasesAndABuildAreRowsOfOneTable() throws Exception {
    Path build = folder.resolve("mine.jar");
    Files.copy(LocalRepository.gson(), build);
    Path run = folder.resolve("run");
    Result result =
        run("gson@90.1..90.3,gson,gson@" + build.getFileName(), "--out", run.toString());
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output()).contains("gson@90.1.0: gson-90.1.0.jar", "Over versions, gson");

    JsonNode facts = new ObjectMapper().readTree(run.resolve("run.json").toFile());
    List<String> measured = new ArrayList<>();
    facts.get("cells").forEach(cell -> measured.add(cell.get("params").path("codec").asText()));
    assertThat(measured).contains("gson@90.1.0", "gson@90.2.0", "gson", "gson@mine.jar");
    assertThat(measured).doesNotContain("gson@90.3.0");
    assertThat(facts.get("exclusions").toString())
        .contains("gson@90.3.0", "this version of the library lacks the method com.google.gson.");
    JsonNode file = facts.at("/plan/releases/0/jars/0");
    assertThat(file.get("version").asText()).isEqualTo("90.1.0");
    Path resolved = Path.of(file.get("file").asText());
    assertThat(Digests.sha256(resolved)).isEqualTo(file.get("sha256").asText());

    Files.write(resolved, new byte[1], StandardOpenOption.APPEND);
    Result changed = jar.run("run", "--resume", run.toString(), "--dry-run");
    assertThat(changed.exitCode()).as(changed.output()).isEqualTo(2);
    assertThat(changed.output()).contains("of gson@90.1.0 is another file");
  }

  @Test
  void whatThereIsNotLeavesNothingBehind() throws Exception {
    Path run = folder.resolve("run");
    Result result = run("gson@90.1.1", "--out", run.toString());
    assertThat(result.exitCode()).as(result.output()).isEqualTo(2);
    assertThat(result.output()).contains("There is no com.google.code.gson:gson 90.1.1");
    assertThat(run).doesNotExist();
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The codec project of the documentation, copied to where nothing of this checkout is. */
@Tag("slow")
@LongPart(
    modules = {"benchmarks"},
    files = {DocumentedCommands.PAGE_OF_RECIPES, "examples/codec"})
class ExampleCodecMavenIT {
  private static final String PLACE = "examples/codec";
  private static final Path CHECKOUT = MavenRunner.checkout();
  private static final String CODEC = "src/main/java/dev/wirebench/codecs/MyCodec.java";
  private static final String WHOLE = "return json.asBytes(value);";
  private static final String CUT_OFF = "return java.util.Arrays.copyOf(json.asBytes(value), 100);";

  @TempDir private Path folder;
  private final MavenRunner maven = new MavenRunner();

  /** What a reader is told to do: the first command installs, the second builds the folder. */
  private static List<String> commands() {
    return DocumentedCommands.of(DocumentedCommands.PAGE_OF_RECIPES).commands().stream()
        .filter(command -> command.section().equals(DocumentedCommands.A_CODEC_PROJECT))
        .map(Command::text)
        .toList();
  }

  @BeforeAll
  static void install() throws Exception {
    assertThat(commands()).hasSize(2);
    Result result = new MavenRunner().shell(commands().get(0));
    assertThat(result.exitCode()).as(result.end()).isZero();
  }

  @BeforeEach
  void copy() throws IOException {
    Path original = CHECKOUT.resolve(PLACE);
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.filter(file -> !file.equals(original)).toList()) {
        Path name = original.relativize(file);
        if (!name.startsWith("target")) {
          Files.copy(file, folder.resolve(name.toString()));
        }
      }
    }
  }

  private Result build(String more) throws Exception {
    String command = commands().get(1);
    assertThat(command).contains(PLACE);
    return maven.shell(command.replace(PLACE, folder.toString()) + more);
  }

  private void breakTheContract() throws IOException {
    String sound = Files.readString(folder.resolve(CODEC));
    assertThat(sound).contains(WHOLE);
    Files.writeString(folder.resolve(CODEC), sound.replace(WHOLE, CUT_OFF));
  }

  @Test
  void itIsBuiltTestedAndChecked() throws Exception {
    Result result = build("");
    assertThat(result.exitCode()).as(result.end()).isZero();
    assertThat(result.output())
        .contains(
            "Tests run: 3, Failures: 0, Errors: 0, Skipped: 0",
            "contract   order-event, byte[]: kept (serialize, deserialize)",
            "contract   nested-10, byte[]: kept (serialize, deserialize)")
        .containsPattern("my-codec +\\d[\\d,.]* ");
  }

  @Test
  void itsTestFailsWhereTheCodecBreaksTheContract() throws Exception {
    breakTheContract();
    Result result = build("");
    assertThat(result.exitCode()).as(result.end()).isNotZero();
    assertThat(result.output()).contains("MyCodecTest.keepsTheContract", "round-trip: ");
  }

  @Test
  void itsCheckFailsWhereTheCodecBreaksTheContract() throws Exception {
    breakTheContract();
    Result result = build(" -DskipTests");
    assertThat(result.exitCode()).as(result.end()).isNotZero();
    assertThat(result.output())
        .contains("contract   order-event, byte[]: round-trip: ")
        .contains("Not measured: what breaks the contract everywhere has no times.")
        .contains("exec-maven-plugin");
  }

  @Test
  void whereWirebenchIsHasToBeSaid() throws Exception {
    Result result = new MavenRunner(folder).run("verify");
    assertThat(result.exitCode()).as(result.end()).isNotZero();
    assertThat(result.output()).contains("Say where Wirebench was built: -Dwirebench.jar=");
  }
}

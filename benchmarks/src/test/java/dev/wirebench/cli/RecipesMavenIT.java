package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.SourceFiles;
import dev.wirebench.base.Digests;
import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Listing;
import dev.wirebench.cli.DocumentedCommands.Step;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The recipes of CONTRIBUTING, followed to the letter in a copy of the checkout. */
@Tag("slow")
@LongPart(
    modules = {"benchmarks"},
    files = {DocumentedCommands.PAGE_OF_RECIPES, "examples/codec", "benchmarks/src/test/plugin"})
class RecipesMavenIT {
  private static final DocumentedCommands PAGE =
      DocumentedCommands.of(DocumentedCommands.PAGE_OF_RECIPES);
  private static final List<String> SECTIONS =
      List.of(DocumentedCommands.ADD_A_CODEC, DocumentedCommands.ADD_A_PAYLOAD);
  private static final Path CHECKOUT = MavenRunner.checkout();
  private static final Path EXAMPLE =
      CHECKOUT.resolve("examples/codec/src/main/java/dev/wirebench/codecs/MyCodec.java");
  private static final String END_OF_DEPENDENCIES = "\n  </dependencies>\n";

  /** The file of the one step that is not taken: the version of the library has its day there. */
  private static final String RELEASES =
      "codecs/src/main/resources/dev/wirebench/release-dates.yaml";

  private static final ReaderShell SHELL = new ReaderShell(CHECKOUT);
  private static final MavenRunner MAVEN = new MavenRunner();

  /** The digests of all files before a recipe is followed. */
  private static final Map<Path, String> BEFORE = digests();

  /** The build of both recipes, which is carried out once for both. */
  private static final String BUILD = "mvn package -Dmaven.test.skip=true";

  @BeforeAll
  static void addACodecAndAPayload() throws Exception {
    Files.copy(EXAMPLE, CHECKOUT.resolve(paths(DocumentedCommands.ADD_A_CODEC).get(0)));
    for (Listing listing : PAGE.listings()) {
      write(listing);
    }
    for (String section : SECTIONS) {
      assertThat(commands(section)).first().extracting(Command::text).isEqualTo(BUILD);
    }
    Result built = MAVEN.shell(BUILD);
    assertThat(built.exitCode()).as(built.end()).isZero();
  }

  @AfterAll
  static void undo() throws IOException {
    for (Path file : touched()) {
      if (!BEFORE.containsKey(file)) {
        Files.delete(CHECKOUT.resolve(file));
      }
    }
    CheckoutCopy.restore();
  }

  @Test
  void aCodecTakesTheFilesThatItsStepsName() throws Exception {
    assertThat(follow(DocumentedCommands.ADD_A_CODEC))
        .contains(
            "contract   order-event, byte[]: kept (serialize, deserialize)",
            "contract   nested-10, byte[]: kept (serialize, deserialize)")
        .containsPattern("my-codec +\\d[\\d,.]* ");
    assertThat(Files.readString(CHECKOUT.resolve("docs/CODECS.md")))
        .containsPattern("\\| my-codec \\| jackson-jr-objects \\| \\S+ \\| [\\d-]{10} \\|")
        .containsPattern("\\| my-codec \\| JSON \\| .* refused: .* \\|\n");
    assertThat(touched())
        .map(Path::toString)
        .containsExactlyInAnyOrderElementsOf(
            SECTIONS.stream()
                .flatMap(section -> paths(section).stream())
                .filter(path -> !path.equals(RELEASES))
                .toList());
  }

  @Test
  void aPayloadTakesASchemaAndASample() throws Exception {
    assertThat(follow(DocumentedCommands.ADD_A_PAYLOAD)).contains("my-payload");
  }

  @Test
  void aSchemaWithoutJavaPackageIsRefusedBeforeAnythingIsCompiled() throws Exception {
    Listing schema =
        PAGE.listings().stream()
            .filter(listing -> listing.path().endsWith(".proto"))
            .findFirst()
            .orElseThrow();
    String text = schema.text().replaceAll("(package|option java_package) .*;\n", "");
    assertThat(text).doesNotContain("package").contains("\nmessage MyPayload");
    Path file = CHECKOUT.resolve(schema.path());
    Files.writeString(file, text);
    Result result = MAVEN.run("package", "-Dmaven.test.skip=true");
    Files.writeString(file, schema.text());
    assertThat(result.exitCode()).as(result.end()).isNotZero();
    long line = text.lines().takeWhile(before -> !before.startsWith("message")).count() + 1;
    assertThat(result.output())
        .contains(
            "my_payload.proto, line "
                + line
                + ": the file lacks `option java_package = \"dev.wirebench.proto.mypayload\";`")
        .doesNotContain("default-compile) @ proto");
  }

  /** A file that is there gets the listing behind what it has; a POM, behind its dependencies. */
  private static void write(Listing listing) throws IOException {
    Path file = CHECKOUT.resolve(listing.path());
    String text = Files.exists(file) ? Files.readString(file) : "";
    int end = text.indexOf(END_OF_DEPENDENCIES);
    int at = end < 0 ? text.length() : end + 1;
    Files.writeString(file, text.substring(0, at) + listing.text() + text.substring(at));
  }

  private static List<String> paths(String section) {
    return PAGE.steps().stream()
        .filter(step -> step.section().equals(section))
        .map(Step::path)
        .toList();
  }

  /** The files that are new or otherwise since the recipes began, but those of runs. */
  private static List<Path> touched() {
    return digests().entrySet().stream()
        .filter(file -> !file.getValue().equals(BEFORE.get(file.getKey())))
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Map<Path, String> digests() {
    return SourceFiles.below(CHECKOUT).stream()
        .map(CHECKOUT::relativize)
        .filter(file -> !file.startsWith("results"))
        .collect(Collectors.toMap(file -> file, file -> Digests.sha256(CHECKOUT.resolve(file))));
  }

  private static List<Command> commands(String section) {
    return PAGE.commands().stream().filter(command -> command.section().equals(section)).toList();
  }

  /** Carries out the commands of a section but for the build, and hands back what they print. */
  private static String follow(String section) throws Exception {
    StringBuilder output = new StringBuilder();
    for (Command command : commands(section)) {
      if (!command.text().equals(BUILD)) {
        for (Result result : carryOut(command)) {
          assertThat(result.exitCode()).as("%s%n%s", command, result.end()).isZero();
          output.append(result.output());
        }
      }
    }
    return output.toString();
  }

  private static List<Result> carryOut(Command command) throws Exception {
    List<String> words = SHELL.words(command);
    if (!words.contains("run")) {
      return List.of(SHELL.run(words));
    }
    // As it is written, but for the measuring; then to its end, of a few codecs.
    Result rehearsal = SHELL.run(with(words, "--dry-run --no-probe --wait"));
    assertThat(rehearsal.output()).as(command.toString()).doesNotContain("excluded");
    return List.of(
        rehearsal,
        SHELL.run(
            with(ShortSettings.of(words), "--codec jackson,kotlinx-json,kryo,protobuf-mapped")));
  }

  private static List<String> with(List<String> words, String options) {
    return Stream.concat(words.stream(), Stream.of(options.split(" "))).toList();
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Listing;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  private static final Path CODEC =
      CHECKOUT.resolve("examples/codec/src/main/java/dev/wirebench/codecs/MyCodec.java");

  private static final ReaderShell SHELL = new ReaderShell(CHECKOUT);
  private static final MavenRunner MAVEN = new MavenRunner();
  private static final List<Path> ADDED = new ArrayList<>();

  /** The build of both recipes, which is carried out once for both. */
  private static final String BUILD = "mvn package -Dmaven.test.skip=true";

  @BeforeAll
  static void addACodecAndAPayload() throws Exception {
    insert(
        "codecs/pom.xml",
        """
            <dependency>
              <groupId>com.google.code.gson</groupId>
        """,
        """
            <dependency>
              <groupId>com.fasterxml.jackson.jr</groupId>
              <artifactId>jackson-jr-extension-javatime</artifactId>
              <version>2.22.1</version>
            </dependency>
        """);
    add("codecs/src/main/java/dev/wirebench/codecs/MyCodec.java", Files.readString(CODEC));
    for (Listing listing : payload()) {
      add(listing.path(), listing.text());
    }
    for (String section : SECTIONS) {
      assertThat(commands(section)).first().extracting(Command::text).isEqualTo(BUILD);
    }
    Result built = MAVEN.shell(BUILD);
    assertThat(built.exitCode()).as(built.end()).isZero();
  }

  @AfterAll
  static void undo() throws IOException {
    for (Path file : ADDED) {
      Files.delete(file);
    }
    CheckoutCopy.restore();
  }

  @Test
  void aCodecTakesALibraryAndOneClass() throws Exception {
    assertThat(follow(DocumentedCommands.ADD_A_CODEC))
        .contains(
            "contract   order-event, byte[]: kept (serialize, deserialize)",
            "contract   nested-10, byte[]: kept (serialize, deserialize)")
        .containsPattern("my-codec +\\d[\\d,.]* ");
  }

  @Test
  void aPayloadTakesASchemaAndASample() throws Exception {
    assertThat(follow(DocumentedCommands.ADD_A_PAYLOAD)).contains("my-payload");
  }

  @Test
  void aSchemaWithoutJavaPackageIsRefusedBeforeAnythingIsCompiled() throws Exception {
    Listing schema = payload().get(0);
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

  private static void add(String file, String text) throws IOException {
    ADDED.add(Files.writeString(CHECKOUT.resolve(file), text));
  }

  private static List<Listing> payload() {
    return PAGE.listings().stream()
        .filter(listing -> listing.section().equals(DocumentedCommands.ADD_A_PAYLOAD))
        .toList();
  }

  private static void insert(String page, String before, String what) throws IOException {
    Path file = CHECKOUT.resolve(page);
    String text = Files.readString(file);
    assertThat(text).contains(before);
    Files.writeString(
        file, text.replaceFirst(Pattern.quote(before), Matcher.quoteReplacement(what + before)));
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

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Listing;
import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The recipes of CONTRIBUTING, followed to the letter in a copy of the checkout. */
class RecipesMavenIT {
  private static final DocumentedCommands PAGE = DocumentedCommands.of("docs/CONTRIBUTING.md");
  private static final Path CODEC = Path.of("src/test/recipes/MyCodec.java").toAbsolutePath();
  private static final Path CHECKOUT = CheckoutCopy.make();

  private final ReaderShell shell = new ReaderShell(CHECKOUT);
  private final MavenRunner maven = new MavenRunner(CHECKOUT);

  @Test
  void aCodecTakesALibraryAndOneClass() throws Exception {
    insert(
        "pom.xml",
        "    <gson.version>",
        """
            <jackson-jr.version>2.22.0</jackson-jr.version>
        """);
    insert(
        "pom.xml",
        """
              <dependency>
                <groupId>com.google.code.gson</groupId>
        """,
        """
              <dependency>
                <groupId>com.fasterxml.jackson.jr</groupId>
                <artifactId>jackson-jr-annotation-support</artifactId>
                <version>${jackson-jr.version}</version>
              </dependency>
        """);
    insert(
        "benchmarks/pom.xml",
        """
            <dependency>
              <groupId>com.google.code.gson</groupId>
        """,
        """
            <dependency>
              <groupId>com.fasterxml.jackson.jr</groupId>
              <artifactId>jackson-jr-annotation-support</artifactId>
            </dependency>
        """);
    Files.copy(
        CODEC,
        CHECKOUT
            .resolve("benchmarks/src/main/java/dev/wirebench/codecs")
            .resolve(CODEC.getFileName()));

    assertThat(follow("Add a codec"))
        .contains(
            "contract   order-event, byte[]: kept (serialize, deserialize)",
            "contract   nested-10, byte[]: kept (serialize, deserialize)")
        .containsPattern("my-codec +\\d+\\.\\d");
  }

  @Test
  void aPayloadTakesASchemaAndASample() throws Exception {
    for (Listing listing : payload()) {
      Files.writeString(CHECKOUT.resolve(listing.path()), listing.text());
    }
    follow("Add a payload");
  }

  @Test
  void aSchemaWithoutJavaPackageIsRefusedBeforeAnythingIsCompiled() throws Exception {
    Listing schema = payload().get(0);
    Path file = CHECKOUT.resolve(schema.path().replace("my_payload", "my_draft"));
    String text =
        schema
            .text()
            .replace("MyPayload", "MyDraft")
            .replaceAll("(package|option java_package) .*;\n", "");
    assertThat(text).doesNotContain("package");
    Files.writeString(file, text);
    try {
      Result result = maven.run("package", "-Dmaven.test.skip=true");
      assertThat(result.exitCode()).isNotZero();
      assertThat(result.output())
          .contains(
              "my_draft.proto, line 6: the file lacks `option java_package ="
                  + " \"dev.wirebench.proto.mydraft\";` above its first message")
          .doesNotContain("default-compile) @ proto");
    } finally {
      Files.delete(file);
    }
  }

  private static List<Listing> payload() {
    return PAGE.listings().stream()
        .filter(listing -> listing.section().equals("Add a payload"))
        .toList();
  }

  private static void insert(String page, String before, String what) throws IOException {
    Path file = CHECKOUT.resolve(page);
    String text = Files.readString(file);
    assertThat(text).contains(before);
    Files.writeString(
        file, text.replaceFirst(Pattern.quote(before), Matcher.quoteReplacement(what + before)));
  }

  /** Carries out the commands of a section, and hands back what they print. */
  private String follow(String section) throws Exception {
    StringBuilder output = new StringBuilder();
    for (Command command : PAGE.commands()) {
      if (command.section().equals(section)) {
        for (Result result : carryOut(command)) {
          assertThat(result.exitCode()).as("%s%n%s", command, result.output()).isZero();
          output.append(result.output());
        }
      }
    }
    return output.toString();
  }

  private List<Result> carryOut(Command command) throws Exception {
    if (!ReaderShell.knows(command.text())) {
      return List.of(maven.shell(command.text()));
    }
    List<String> words = shell.words(command.text());
    if (!words.contains("run")) {
      return List.of(shell.run(words));
    }
    // As it is written, but for the measuring; then to its end, of a few codecs.
    Result rehearsal = shell.run(with(words, "--dry-run --no-probe --wait"));
    assertThat(rehearsal.output()).as(command.toString()).doesNotContain("excluded");
    return List.of(
        rehearsal,
        shell.run(
            with(ShortSettings.of(words), "--codec jackson,kotlinx-json,kryo,protobuf-mapped")));
  }

  private static List<String> with(List<String> words, String options) {
    return Stream.concat(words.stream(), Stream.of(options.split(" "))).toList();
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.DocumentedCommands.Command;
import dev.wirebench.cli.DocumentedCommands.Place;
import dev.wirebench.cli.JarRunner.Result;
import dev.wirebench.plan.Plan;
import dev.wirebench.registry.CodecRegistry;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/**
 * Every command of the documentation that a JDK and the built jar suffice for, in a copy of the
 * checkout. What measures is planned by the real command line; it is carried out too, with short
 * settings, where it writes or reads files that it names. All else is carried out as it is written.
 */
@Tag("slow")
class DocumentedCommandsIT {
  private static final String EXPERIMENTS = "docs/experiments/";
  private static final Path CHECKOUT = CheckoutCopy.ROOT;
  private static final Set<String> MEASURES = Set.of("run", "answer", "heaps", "load", "validate");
  private static final Set<String> CARRIED_OUT =
      Set.of("--out", "--plugin", "--json", "--payload-jar", "--resume", "--help");

  private static CodecRegistry codecs;
  private final ReaderShell shell = new ReaderShell(CHECKOUT);

  /** One of several that are spelled alike. */
  static List<Command> commands() {
    Map<String, Command> commands = new LinkedHashMap<>();
    DocumentedCommands.all().stream()
        .filter(command -> command.place() == Place.JAR)
        .forEach(command -> commands.putIfAbsent(command.text(), command));
    return List.copyOf(commands.values());
  }

  @BeforeAll
  static void giveTheReaderWhatTheCommandsName() throws Exception {
    ReaderFiles.into(CHECKOUT);
    codecs = CodecRegistry.read(List.of());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("commands")
  void isCarriedOut(Command command) throws Exception {
    List<String> words = shell.words(command);
    if (ReaderShell.isOurs(words)) {
      plan(command, shell.arguments(words));
      if (MEASURES.contains(words.get(ReaderShell.COMMAND))
          && CARRIED_OUT.stream().noneMatch(words::contains)) {
        return;
      }
      words = ShortSettings.of(words);
    } else if (command.page().startsWith(EXPERIMENTS)) {
      words = ShortSettings.ofExperiment(words);
    }
    Result result = shell.run(words);
    List<Path> changed = CheckoutCopy.restore();
    assertThat(result.exitCode()).as("%s%n%s", command, result.output()).isZero();
    if (words.contains("--all")) {
      assertThat(result.output())
          .as(command.toString())
          .contains("candidates of 1 codec: every outcome is the known one.");
    } else if (ReaderShell.isOurs(words) && words.get(ReaderShell.COMMAND).equals("check")) {
      assertThat(result.output())
          .as(command.toString())
          .contains("contract   order-event, byte[]: kept (serialize, deserialize)")
          .containsPattern("my-codec +\\d[\\d,.]* ")
          .containsPattern("jackson +\\d[\\d,.]* ");
    }
    for (String written : valuesOf("--out", words)) {
      assertThat(CHECKOUT.resolve(written)).as(command.toString()).exists();
    }
    assertThat(changed).as("files that are otherwise after " + command).isEmpty();
  }

  /** By the real command line: a name or number that it would refuse is refused here. */
  private static void plan(Command command, List<String> arguments) {
    if (arguments.get(0).equals(JmhCommand.NAME)) {
      return;
    }
    try {
      ParseResult parsed = Main.commandLine().parseArgs(arguments.toArray(new String[0]));
      Object asked = parsed.subcommand().commandSpec().userObject();
      if (asked instanceof AnswerCommand answer) {
        new CommandLine(new RunCommand()).parseArgs(answer.arguments().toArray(new String[0]));
        assertThat(Path.of(valuesOf("--json", answer.arguments()).get(0))).exists();
      }
      if (asked instanceof RunCommand run && !arguments.contains("--resume")) {
        List<String> plugins = valuesOf("--plugin", arguments);
        Plan plan = run.plan(plugins.isEmpty() ? codecs : CodecRegistry.read(plugins));
        assertThat(plan.selection().codecs()).as(command.toString()).isNotEmpty();
      }
    } catch (RuntimeException e) {
      throw new AssertionError(command + "\n" + e.getMessage(), e);
    }
  }

  private static List<String> valuesOf(String option, List<String> words) {
    return IntStream.range(1, words.size())
        .filter(i -> words.get(i - 1).equals(option))
        .mapToObj(words::get)
        .toList();
  }
}

package dev.wirebench.cli;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.base.Shell;
import dev.wirebench.base.TemporaryFiles;
import dev.wirebench.console.PrintableWriter;
import dev.wirebench.console.ShellLocale;
import dev.wirebench.console.StandardOutput;
import dev.wirebench.data.Choice;
import dev.wirebench.report.verdicts.Words;
import dev.wirebench.run.CutShort;
import java.io.File;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code java -jar benchmarks.jar}. */
@Command(
    name = "wirebench",
    description = "Benchmarks of JVM serialization libraries.",
    subcommands = {
      AnswerCommand.class,
      ListCommand.class,
      RunCommand.class,
      ImportCommand.class,
      CheckCommand.class,
      QualitiesCommand.class,
      HeapsCommand.class,
      CollectCommand.class,
      VerifyCommand.class,
      RepairCommand.class,
      ReportCommand.class,
      PageCommand.class,
      SiteCommand.class,
      RecordCommand.class,
      RegenerateCommand.class,
      DecideCommand.class,
      CompareCommand.class,
      MergeCommand.class,
      ValidateCommand.class,
      LoadCommand.class,
      JmhCommand.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class)
public final class Main implements Runnable {
  /** The exit code of a request that cannot be carried out. */
  public static final int BAD_INPUT = ExitCode.USAGE;

  /** The run is complete but for cells that failed. */
  static final int SOME_CELLS_FAILED = 3;

  /** The run's folder cannot be written any more. */
  private static final int CUT_SHORT = 4;

  /** A user need not know what Java calls them. */
  private static final Pattern NO_NUMBER = Pattern.compile(" is not an? (int|long|double)$");

  @Spec private CommandSpec spec;

  /** Exits the JVM with the command's exit code. */
  public static void main(String[] args) throws Exception {
    Optional<String> refusal = ShellLocale.refusal(args);
    if (refusal.isPresent()) {
      System.err.println(Words.printable(refusal.get()));
      System.exit(BAD_INPUT);
    }
    if (args.length > 0 && args[0].equals(JmhCommand.NAME)) {
      // JMH has a command line of its own, and its own exit codes.
      System.exit(JmhCommand.run(Arrays.copyOfRange(args, 1, args.length)));
    }
    TemporaryFiles.own();
    StandardOutput output = StandardOutput.install();
    int exitCode = execute(args);
    Optional<String> loss = output.loss();
    loss.ifPresent(System.err::println);
    System.exit(loss.isPresent() && exitCode == 0 ? Launcher.FAILED : exitCode);
  }

  static int execute(String... args) {
    return commandLine().execute(args);
  }

  @SuppressWarnings("deprecation") // The setter of its replacement leaves subcommands out.
  /** The command line with the commands of all modules. */
  public static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    ServiceLoader.load(MoreCommands.class)
        .forEach(more -> more.commands().forEach(line::addSubcommand));
    return line
        // A comma separates, whatever quotes stand around it; a file may be called @x.
        .setSplitQuotedStrings(true)
        .setExpandAtFiles(false)
        .setExecutionStrategy(Main::carryOut)
        .setParameterExceptionHandler(
            (e, args) -> complain(e.getCommandLine(), sentence(e) + likeOption(args)))
        .setExecutionExceptionHandler(Main::handle);
  }

  private static int carryOut(CommandLine.ParseResult parsed) {
    Integer help = CommandLine.executeHelpRequest(parsed);
    if (help != null) {
      return help;
    }
    // Help texts hold no names of the user's, and may be in bold.
    CommandLine line = parsed.commandSpec().commandLine();
    line.setOut(PrintableWriter.before(line.getOut()));
    line.setErr(PrintableWriter.before(line.getErr()));
    return new CommandLine.RunLast().execute(parsed);
  }

  private static int handle(Exception e, CommandLine command, CommandLine.ParseResult unused) {
    if (e instanceof BadInput) {
      return complain(command, e.getMessage());
    }
    Optional<String> noPath = ShellLocale.behind(e);
    if (noPath.isPresent()) {
      return complain(command, noPath.get());
    }
    if (e instanceof UncheckedIOException) {
      return complain(command, "A file cannot be read or written: " + e.getMessage() + ".");
    }
    if (e instanceof CutShort) {
      complain(command, e.getMessage());
      return CUT_SHORT;
    }
    complain(command, Launcher.failure(e));
    return Launcher.FAILED;
  }

  private static String sentence(ParameterException e) {
    if (e.getCause() instanceof BadInput) {
      return e.getCause().getMessage();
    }
    Optional<String> noPath = ShellLocale.behind(e.getCause());
    if (noPath.isPresent()) {
      return noPath.get();
    }
    String help = " See '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help'.";
    if (e instanceof UnmatchedArgumentException unmatched) {
      var commands = e.getCommandLine().getSubcommands().keySet();
      if (!commands.isEmpty() && !unmatched.isUnknownOption()) {
        return Choice.refusal("command", unmatched.getUnmatched().get(0), commands);
      }
      var suggestions = unmatched.getSuggestions();
      return e.getMessage()
          + (suggestions.isEmpty()
              ? "."
              : "; did you mean " + String.join(" or ", suggestions) + "?")
          + help;
    }
    return NO_NUMBER.matcher(e.getMessage()).replaceFirst(" is not a number") + "." + help;
  }

  /** The way round for a file whose name looks like an option. */
  private static String likeOption(String... args) {
    return Arrays.stream(args)
        .filter(arg -> arg.startsWith("-") && new File(arg).isFile())
        .findFirst()
        .map(arg -> " For the file of that name, write " + Shell.quoted("./" + arg) + ".")
        .orElse("");
  }

  private static int complain(CommandLine command, String sentence) {
    command.getErr().println(Words.printable(sentence));
    return BAD_INPUT;
  }

  @Override
  public void run() {
    spec.commandLine().usage(System.out);
  }

  /** The version as the build has written it. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {Program.version()};
    }
  }
}

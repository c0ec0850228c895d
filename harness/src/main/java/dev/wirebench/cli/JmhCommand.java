package dev.wirebench.cli;

import dev.wirebench.campaign.ForkClassPath;
import dev.wirebench.models.ArgumentFile;
import dev.wirebench.plan.JmhNames;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** Stands in the help text; {@link Main} hands the arguments over before they are parsed. */
@Command(
    name = JmhCommand.NAME,
    description = "JMH's own command line, for people who know it: jmh -l, jmh -h.")
final class JmhCommand implements Runnable {
  static final String NAME = "jmh";

  @Override
  public void run() {
    throw new AssertionError("Main hands jmh to JMH");
  }

  /**
   * Starts JMH in a JVM that has all libraries under test on its class path, where this one has
   * none: JMH gives its forks the class path that it has itself.
   *
   * @return its exit code
   */
  static int run(String... args) throws IOException, InterruptedException {
    String classPath = ForkClassPath.withCompressors(ForkClassPath.of(List.of())).all();
    try (TemporaryFolder folder = new TemporaryFolder()) {
      List<String> command = new ArrayList<>();
      command.add(JvmLauncher.current(List.of()).executable().toString());
      command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
      command.addAll(List.of("-cp", classPath, JmhNames.MAIN));
      command.add(folder.resolve("class-path").toString());
      // As everywhere else here; JMH knows the short one alone.
      Stream.of(args).map(arg -> arg.equals("--help") ? "-h" : arg).forEach(command::add);
      List<String> shortened = ArgumentFile.command(command, folder.resolve("arguments"));
      Process jmh = new ProcessBuilder(shortened).inheritIO().start();
      // It ends by the terminal's Ctrl-C as this one does, and otherwise with it.
      Runtime.getRuntime().addShutdownHook(new Thread(jmh::destroy, "jmh"));
      return jmh.waitFor();
    }
  }
}

package dev.wirebench.cli;

import dev.wirebench.campaign.ForkClassPath;
import dev.wirebench.plan.JmhNames;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.RunningJvm;
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
    JvmLauncher java =
        new JvmLauncher(
            JvmLauncher.current(List.of()).executable(),
            ManagementFactory.getRuntimeMXBean().getInputArguments());
    TemporaryFolder folder = new TemporaryFolder();
    List<String> words = new ArrayList<>(List.of(folder.resolve("class-path").toString()));
    // As everywhere else here; JMH knows the short one alone.
    Stream.of(args).map(arg -> arg.equals("--help") ? "-h" : arg).forEach(words::add);
    List<String> command = java.command(classPath, JmhNames.MAIN, words);
    try (RunningJvm jmh = RunningJvm.start(folder, command, ProcessBuilder::inheritIO)) {
      return jmh.await();
    }
  }
}

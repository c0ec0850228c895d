package dev.wirebench.campaign;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.CompileTime;
import dev.wirebench.fork.CpuTime;
import dev.wirebench.fork.EndsWithCampaign;
import dev.wirebench.fork.Gate;
import dev.wirebench.fork.OtherThreads;
import dev.wirebench.fork.OtherTypes;
import dev.wirebench.fork.OutputDigest;
import dev.wirebench.models.ArgumentFile;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Archive;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.results.JmhResults;
import dev.wirebench.run.JmhFork;
import dev.wirebench.run.RunFolder;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Has JMH run one fork of one cell. JMH would run all forks of a benchmark in a row, and drop the
 * earlier ones when a later one fails; here every fork is a run of its own.
 */
final class ForkLauncher {
  /** The property that JMH takes the class path of its forks from. */
  private static final String CLASS_PATH = "java.class.path";

  static {
    // The campaign holds a lock of its own. JMH's would make a cell fail because of somebody else's
    // JMH; that one is seen as another process, and what it spoils is left out or repeated.
    System.setProperty("jmh.ignoreLock", "true");
  }

  private final Plan plan;
  private final CodecRegistry codecs;
  private final CodecClassPath classPath;
  private final RunFolder folder;
  private final QualifiedOutputs outputs;
  private final Archives archives;

  /**
   * @param codecs the registry
   * @param folder of the run: it has the values, and a JVM that crashes leaves its report there
   * @param outputs to which forks hold what their codecs write
   * @param archives of classes, which some forks start with
   */
  ForkLauncher(
      Plan plan,
      CodecRegistry codecs,
      CodecClassPath classPath,
      RunFolder folder,
      QualifiedOutputs outputs,
      Archives archives) {
    this.plan = plan;
    this.codecs = codecs;
    this.classPath = classPath;
    this.folder = folder;
    this.outputs = outputs;
    this.archives = archives;
  }

  /**
   * While it is open, forks that start get the class path of one cell. JMH puts it behind {@code
   * -cp}, where the launcher takes an argument file, too.
   */
  final class Opening implements AutoCloseable {
    private final String own = System.getProperty(CLASS_PATH);
    private TemporaryFolder folder;

    private Opening(Cell cell) {
      System.setProperty(CLASS_PATH, ArgumentFile.word(classPath(cell), this::file));
    }

    private Path file() {
      folder = new TemporaryFolder();
      return folder.resolve("class-path");
    }

    @Override
    public void close() {
      System.setProperty(CLASS_PATH, own);
      if (folder != null) {
        folder.close();
      }
    }
  }

  /**
   * Must be open while a fork of this cell starts, and no other fork may start meanwhile: JMH reads
   * the class path from a property of this JVM.
   */
  Opening open(Cell cell) {
    return new Opening(cell);
  }

  /**
   * Runs a fork to its end, in this thread.
   *
   * @param measurement its measured iterations
   * @param output is told what happens
   * @param gate options of the fork's {@link Gate}, if it is to wait for turns
   * @param more flags of its JVM, see {@link #archived}
   * @throws RunnerException if the fork has no result
   */
  @SuppressWarnings("try") // The streams are set, not used.
  JmhFork run(
      Cell cell,
      Iterations warmup,
      Iterations measurement,
      ForkOutput output,
      Optional<String> gate,
      List<String> more)
      throws RunnerException {
    try (ForkStreams streams = ForkStreams.to(output)) {
      ChainedOptionsBuilder options = options(cell, warmup, measurement, more);
      gate.ifPresent(
          it -> {
            options.addProfiler(Gate.class, it);
            // The time that an iteration may take includes what it waits for its turn.
            options.timeout(TimeValue.days(1));
          });
      if (!mixed(cell).isEmpty()) {
        options.addProfiler(OtherTypes.class);
      }
      if (!cell.isCold()) {
        options
            .addProfiler(GCProfiler.class)
            .addProfiler(CpuTime.class)
            .addProfiler(OtherThreads.class)
            .addProfiler(CompileTime.class)
            .addProfiler(EndsWithCampaign.class);
      }
      Collection<RunResult> results = new Runner(options.build(), output).run();
      if (results.size() != 1) {
        throw new RunnerException("JMH returned " + results.size() + " results for one fork");
      }
      return JmhResults.fromJmh(results.iterator().next());
    }
  }

  /** The payloads whose types a fork also calls; none for a plain call and a floor. */
  private List<String> mixed(Cell cell) {
    return cell.name().isEmpty() ? List.of() : plan.machines().jdk(cell).mixed();
  }

  /** A plain call gets what the codec of its library gets; a floor, no library at all. */
  private String classPath(Cell cell) {
    List<String> libraries =
        Stream.concat(cell.payload().stream(), mixed(cell).stream())
            .flatMap(payload -> Payload.libraries(payload).stream())
            .distinct()
            .toList();
    return cell.codec()
        .or(() -> plan.selection().plain().stream().filter(cell::isPlain).findFirst())
        .flatMap(codecs::find)
        .map(codec -> ForkClassPath.of(cell, classPath).of(codec, libraries))
        .orElseGet(classPath::withoutCodec);
  }

  /**
   * Flags of an archive of classes, if the forks of a cell start with one that has to be made. Not
   * while a class path is open: a fork may have to run first.
   */
  @SuppressWarnings("try") // The class path is set, not used.
  List<String> archived(Cell cell) {
    Archive archive = plan.machines().jdk(cell).difference().archive();
    if (archive == null || !archive.isMade() || cell.name().isEmpty()) {
      return List.of();
    }
    Cell training =
        Cell.of(
            Operation.NEXT_100,
            Medium.BYTES,
            cell.name().get(),
            cell.payload().orElseThrow(),
            cell.jdk());
    return archives.flags(
        cell,
        archive,
        flags -> {
          ForkOutput output = ForkOutput.of(training);
          try (Opening opening = open(training);
              ForkStreams streams = ForkStreams.to(output)) {
            Effort effort = plan.effort();
            ChainedOptionsBuilder options =
                options(training, effort.warmup(training), plan.measurement(training), flags);
            new Runner(options.build(), output).run();
          } catch (RunnerException e) {
            throw new IllegalStateException(
                "no archive of classes was made: "
                    + output.cause().orElse(String.valueOf(e.getMessage()).strip()));
          }
        });
  }

  /** HotSpot replaces {@code %p} by a number; in the name of a folder it must not. */
  private String errorFile() {
    Path crashReports = folder.crashReports();
    String parent = crashReports.getParent().toString().replace("%", "%%");
    return parent + File.separator + crashReports.getFileName();
  }

  private ChainedOptionsBuilder options(
      Cell cell, Iterations warmup, Iterations measurement, List<String> more) {
    List<String> flags = new ArrayList<>(List.of("-XX:ErrorFile=" + errorFile()));
    flags.addAll(more);
    flags.addAll(folder.values().flags());
    List<String> mixed = mixed(cell);
    if (!mixed.isEmpty()) {
      flags.add(OtherTypes.flag(mixed));
    }
    flags.addAll(OutputDigest.options(outputs.digest(cell), outputs.compressedDigest(cell)));
    JvmLauncher jvm = plan.launcher(cell).with(flags);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(cell.benchmark()) + "$")
            .forks(1)
            .warmupForks(0)
            .warmupIterations(warmup.count())
            .warmupTime(TimeValue.milliseconds(warmup.millis()))
            .measurementIterations(measurement.count())
            .measurementTime(TimeValue.milliseconds(measurement.millis()))
            .threads(plan.threads(cell))
            .jvm(jvm.executable().toString())
            .jvmArgs(jvm.flags().toArray(new String[0]))
            .shouldFailOnError(true);
    cell.params().forEach(options::param);
    return options;
  }
}

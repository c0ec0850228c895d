package dev.wirebench.campaign;

import com.github.luben.zstd.Zstd;
import dev.wirebench.codec.Compression;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.JmhNames;
import dev.wirebench.plan.Machines;
import dev.wirebench.registry.CodecClassPath;
import java.util.List;
import java.util.stream.Stream;
import joptsimple.OptionParser;
import org.apache.commons.math3.stat.descriptive.StatisticalSummary;
import org.openjdk.jmh.runner.Runner;

/** The class path of a fork apart from its codec: benchmarks, JMH, maybe a compressor. */
public final class ForkClassPath {
  /** A class of each entry apart from the benchmarks: the last two are what JMH needs. */
  private static final List<Class<?>> ANCHORS =
      List.of(Variant.class, Runner.class, OptionParser.class, StatisticalSummary.class);

  private ForkClassPath() {}

  /**
   * @param plugins jars with codecs from outside
   */
  public static CodecClassPath of(List<String> plugins) {
    Stream<Class<?>> classes = Stream.concat(Stream.of(benchmarks()), ANCHORS.stream());
    return CodecClassPath.of(plugins).with(classes.map(CodecClassPath::location).toList());
  }

  /** The harness is built without them, and has them where it runs. */
  private static Class<?> benchmarks() {
    try {
      return Class.forName(
          JmhNames.BENCHMARKS, false, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("The benchmarks are not on the class path", e);
    }
  }

  /** The class path for a plan, with its configurations of other releases. */
  static CodecClassPath of(Machines machines) {
    return of(machines.plugins()).withReleases(machines.releases());
  }

  /** Adds the compressor to a class path: only forks that compress have it. */
  public static CodecClassPath withCompressors(CodecClassPath usual) {
    return usual.with(List.of(CodecClassPath.location(Zstd.class)));
  }

  /**
   * The class path that the fork of a benchmark needs. Compression by the JDK adds nothing to it.
   */
  static CodecClassPath of(Cell cell, CodecClassPath usual) {
    return cell.operation()
        .flatMap(Operation::compression)
        .filter(compression -> compression.program() == Compression.Program.ZSTD)
        .map(compression -> withCompressors(usual))
        .orElse(usual);
  }
}

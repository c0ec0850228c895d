package dev.wirebench.campaign;

import dev.wirebench.jmh.Bytes;
import dev.wirebench.registry.CodecClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import joptsimple.OptionParser;
import org.apache.commons.math3.stat.descriptive.StatisticalSummary;
import org.openjdk.jmh.runner.Runner;

/** What a fork finds on its class path beside its codec: the benchmarks and JMH. */
public final class ForkClassPath {
  /** A class of each entry: the last two are what JMH needs. */
  private static final List<Class<?>> ANCHORS =
      List.of(Bytes.class, Runner.class, OptionParser.class, StatisticalSummary.class);

  private ForkClassPath() {}

  /**
   * @param plugins jars with codecs from outside
   */
  public static CodecClassPath of(List<String> plugins) {
    Stream<Path> locations = ANCHORS.stream().map(CodecClassPath::location);
    return CodecClassPath.of(plugins).with(locations.toList());
  }
}

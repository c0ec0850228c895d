package dev.wirebench.qualities;

import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.registry.TemporaryFolder;
import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Asks codecs what a {@link Probe} asks, each in JVMs of its own: as few as possible, and one more
 * behind every attempt that ends one.
 *
 * @param classPath what the JVMs find
 * @param main the class that they run: {@link ProbeMain}, or another with codecs of its own
 * @param patience how long an attempt may take
 * @param heapMegabytes of each JVM
 */
public record Prober(
    CodecClassPath classPath, Class<?> main, Duration patience, int heapMegabytes) {
  /** The time that a message may take: a thousand times as long as any that is read. */
  public static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The heap of a small service, which a message must not fill. */
  public static final int HEAP_MEGABYTES = 256;

  private static final int FIRST_MEGABYTES = 32;

  /** The number of attempts of one group that may take all of their time before it is given up. */
  static final int MOST_HANGS = 3;

  /** The number of attempts of one group that may end the JVM. Each costs only a new JVM. */
  static final int MOST_CRASHES = 5;

  /**
   * The time for a JVM to start and to set up a codec, or to end itself in the middle of an
   * attempt.
   */
  private static final Duration START = Duration.ofSeconds(60);

  private static final int UNTIL_ITS_END = Integer.MAX_VALUE;

  /** The prober that gives attempts all of their time, in JVMs of a small service. */
  public static Prober of(CodecClassPath classPath) {
    return new Prober(classPath, ProbeMain.class, PATIENCE, HEAP_MEGABYTES);
  }

  /** A copy of this prober whose JVMs have another class path. */
  public Prober on(CodecClassPath other) {
    return new Prober(other, main, patience, heapMegabytes);
  }

  /** A copy of this prober whose JVMs have another heap. */
  public Prober withHeap(int megabytes) {
    return new Prober(classPath, main, patience, megabytes);
  }

  /** A copy of this prober that gives each attempt this much time. */
  public Prober patient(Duration time) {
    return new Prober(classPath, main, time, heapMegabytes);
  }

  /**
   * Makes all attempts of a probe on one codec.
   *
   * @param quality name of the quality
   * @return an observation for each attempt, in their order; if the codec cannot be asked, a single
   *     one that has no case and says why
   */
  public <R extends Serializable> List<Observation> observe(
      String quality, CodecFacts codec, Class<? extends Probe<R>> probe, R request) {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      return new Conversation(this, quality, codec, probe, request, folder).all();
    }
  }

  /** The launcher of the JVMs, which may leave a file about their end in a folder. */
  JvmLauncher launcher(TemporaryFolder folder) {
    return JvmLauncher.current(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            // How deep a message may be is a matter of the stack, which platforms size otherwise.
            "-Xss1m",
            "-Xms" + Math.min(FIRST_MEGABYTES, heapMegabytes) + "m",
            "-Xmx" + heapMegabytes + "m",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=" + folder.resolve("crash.log")));
  }

  ChildJvm.Outcome call(CodecFacts codec, Path assignment, TemporaryFolder folder) {
    return ChildJvm.call(
        launcher(folder),
        classPath.of(codec, List.of()),
        main,
        List.of(assignment.toString()),
        UNTIL_ITS_END,
        patience.plus(START));
  }
}

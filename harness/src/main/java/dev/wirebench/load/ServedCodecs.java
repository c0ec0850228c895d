package dev.wirebench.load;

import dev.wirebench.models.Payload;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Starts a JVM for each codec, which has that codec's libraries and the server's, and all of them
 * on one CPU. They live together, and are asked by turns.
 */
public final class ServedCodecs implements Service.Starter, AutoCloseable {
  /** The servers are written in Kotlin, whatever the codec is. */
  private static final List<String> KOTLIN = List.of("org.jetbrains.kotlin:kotlin-stdlib");

  private static final int HEAP_MEGABYTES = 512;

  private final CodecRegistry codecs;
  private final CodecClassPath classPath;
  private final JvmLauncher jvm;
  private final LoadStart plan;
  private final List<String> prefix;
  private final List<ServedCodec> open = new ArrayList<>();
  private boolean closed;

  /**
   * @param jvm how servers are started, but for their heap
   * @param session which says the CPU that servers are bound to
   */
  public ServedCodecs(
      CodecRegistry codecs,
      CodecClassPath classPath,
      JvmLauncher jvm,
      LoadStart plan,
      LoadSession session) {
    this.codecs = codecs;
    this.classPath = classPath;
    this.jvm = jvm.withHeap(HEAP_MEGABYTES);
    this.plan = plan;
    this.prefix =
        session.serverCpu() == null
            ? List.of()
            : List.of("taskset", "-c", session.serverCpu().toString());
  }

  @Override
  public List<Service> start(String payload, List<String> ids, int session) {
    // The codec's own libraries stand before these, in the version that is measured.
    String servers =
        ServerJars.all().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    List<ServedCodec> started = new ArrayList<>();
    for (String id : ids) {
      CodecFacts codec = codecs.find(id).orElseThrow();
      List<String> libraries = new ArrayList<>(Payload.libraries(payload));
      libraries.addAll(KOTLIN);
      String path = classPath.of(codec, libraries) + File.pathSeparator + servers;
      started.add(open(payload, codec, session, path));
    }
    started.forEach(ServedCodec::awaitReady);
    return List.copyOf(started);
  }

  private synchronized ServedCodec open(
      String payload, CodecFacts codec, int session, String path) {
    if (closed) {
      throw new IllegalStateException("servers were ended");
    }
    ServedCodec service =
        new ServedCodec(
            payload,
            codec,
            session,
            ServerProcess.start(prefix, jvm, path, codec.id(), payload),
            plan.settings().connections(),
            plan.settings().targetMillis());
    open.add(service);
    return service;
  }

  /** Ends all servers that were started, and lets no other start. */
  @Override
  public synchronized void close() {
    closed = true;
    open.forEach(ServedCodec::close);
  }
}

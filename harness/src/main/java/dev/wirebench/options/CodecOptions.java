package dev.wirebench.options;

import dev.wirebench.base.BadInput;
import dev.wirebench.catalogue.CodecChoice;
import dev.wirebench.codec.Codecs;
import dev.wirebench.plan.Suite;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.Release;
import dev.wirebench.resolving.Releases;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The codecs that a run measures, some perhaps with other releases of their libraries. */
final class CodecOptions {
  @Option(
      names = "--codec",
      paramLabel = "ID",
      split = ",",
      description =
          "Only these codecs, also ones that the suite does not name. ID@VERSION is one with another"
              + " release of its library, ID@FIRST..LAST with the newest patch of each minor release"
              + " between two, ID@JAR (or ID@JAR+JAR) with a build of your own.")
  private List<String> codecs;

  @Option(
      names = "--offline",
      description =
          "Take other releases from Maven's local repository alone, and refuse what it lacks.")
  private boolean offline;

  private List<Release> releases = List.of();

  /** The codecs that were asked for, or else the suite's. */
  List<String> or(Suite suite) {
    return codecs != null ? codecs : suite.codecs();
  }

  /** The releases that {@link #resolve} found. */
  List<Release> releases() {
    return releases;
  }

  /**
   * Checks names before releases are resolved.
   *
   * @throws BadInput if there is no such codec
   */
  void check(CodecRegistry registry) {
    if (codecs != null) {
      codecs = Releases.names(codecs);
      CodecChoice.checkBeforeReleases(codecs, registry);
    }
  }

  /**
   * Finds the jars of other releases, before the run, which never goes to the network.
   *
   * @return the registry with these releases
   */
  CodecRegistry resolve(CodecRegistry registry, Plugins plugins, PrintWriter printer) {
    if (codecs == null || codecs.stream().noneMatch(Codecs::isRelease)) {
      return registry;
    }
    printer.println("Resolving other releases.");
    printer.flush();
    Map<String, List<Release>> resolved =
        new Releases(registry, CodecClassPath.of(plugins.paths()), offline).resolve(codecs);
    releases = resolved.values().stream().flatMap(List::stream).distinct().toList();
    codecs =
        codecs.stream()
            .flatMap(
                name ->
                    resolved.containsKey(name)
                        ? resolved.get(name).stream().map(Release::name)
                        : Stream.of(name))
            .distinct()
            .toList();
    releases.forEach(release -> printer.println("  " + release.name() + ": " + jars(release)));
    printer.flush();
    return registry.with(releases);
  }

  private static String jars(Release release) {
    return release.jars().stream()
        .map(jar -> Path.of(jar.file()).getFileName().toString())
        .collect(Collectors.joining(", "));
  }
}

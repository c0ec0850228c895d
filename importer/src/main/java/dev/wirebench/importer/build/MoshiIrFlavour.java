package dev.wirebench.importer.build;

import java.io.IOException;
import java.util.List;

/**
 * Data classes to which MoshiX's compiler plug-in adds adapters. It works with an older Kotlin than
 * the importer's.
 */
final class MoshiIrFlavour implements Flavour {
  private static final String MAIN = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";
  private static final String PLUGIN = "moshi-compiler-plugin-";

  private final FlavourSources sources;
  private final String module;
  private ToolJvm compiler;

  /**
   * @param module what Kotlin's compiler calls the classes together
   */
  MoshiIrFlavour(FlavourSources sources, String module) {
    this.sources = sources;
    this.module = module;
  }

  @Override
  public void start() throws CompilationFailed, IOException {
    sources.write();
    DataClasses.check(sources.kotlin());
    List<String> arguments =
        List.of(
            "-d",
            sources.classes().toString(),
            "-classpath",
            ToolJvm.joined(sources.classPath()),
            "-jdk-home",
            System.getProperty("java.home"),
            "-jvm-target",
            "17",
            "-module-name",
            module,
            "-no-stdlib",
            "-no-reflect",
            "-nowarn",
            // Newer Kotlin has compiled the models; of these, only Java's classes are used here.
            "-Xskip-metadata-version-check",
            "-Xplugin=" + plugin(),
            "-P",
            "plugin:dev.zacsweers.moshix.compiler:enabled=true",
            sources.kotlin().toString(),
            sources.java().toString());
    compiler = ToolJvm.start(sources.compiler(), MAIN, arguments, sources.folder("compiler"));
  }

  private String plugin() {
    return sources.compiler().stream()
        .filter(jar -> jar.getFileName().toString().startsWith(PLUGIN))
        .findFirst()
        .orElseThrow()
        .toString();
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    compiler.await();
    sources.compile(List.of(), List.of(), Processors.NONE);
  }

  @Override
  public void stop() {
    if (compiler != null) {
      compiler.stop();
    }
  }
}

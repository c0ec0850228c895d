package dev.wirebench.importer.build;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Data classes to which MoshiX's compiler plug-in adds adapters. It works with an older Kotlin than
 * the importer's.
 *
 * @param module what Kotlin's compiler calls the classes together
 */
record MoshiIrFlavour(FlavourSources sources, String module) implements Flavour {
  private static final String MAIN = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";
  private static final String PLUGIN = "moshi-compiler-plugin-";

  @Override
  public Optional<ToolJvm> start() throws CompilationFailed, IOException {
    sources.write();
    DataClasses.check(sources.kotlin());
    List<String> arguments =
        KotlinCompiler.arguments(module, sources.classPath(), sources.classes());
    arguments.addAll(
        List.of(
            // Newer Kotlin has compiled the models; of these, only Java's classes are used here.
            "-Xskip-metadata-version-check",
            "-Xplugin=" + plugin(),
            "-P",
            "plugin:dev.zacsweers.moshix.compiler:enabled=true",
            sources.kotlin().toString(),
            sources.java().toString()));
    return Optional.of(
        ToolJvm.start(sources.compiler(), MAIN, arguments, sources.folder("compiler")));
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
    sources.compile(List.of(), List.of(), Processors.NONE);
  }
}

package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Data classes with the adapters that Moshi's generator writes, a processor of Kotlin's symbols. It
 * brings a Kotlin compiler of its own.
 *
 * @param module what Kotlin's compiler calls the classes together
 */
record MoshiCodegenFlavour(FlavourSources sources, String module) implements Flavour {
  private static final String MAIN = "com.google.devtools.ksp.cmdline.KSPJvmMain";

  @Override
  public Optional<ToolJvm> start() throws CompilationFailed, IOException {
    sources.write();
    DataClasses.check(sources.kotlin());
    Path work = sources.folder("ksp");
    List<String> arguments =
        List.of(
            "-module-name=payload",
            "-source-roots=" + sources.kotlin(),
            "-project-base-dir=" + work,
            "-output-base-dir=" + work,
            "-caches-dir=" + work.resolve("caches"),
            "-class-output-dir=" + work.resolve("classes"),
            "-kotlin-output-dir=" + sources.folder("adapters"),
            "-java-output-dir=" + work.resolve("java"),
            "-resource-output-dir=" + work.resolve("resources"),
            "-language-version=2.3",
            "-api-version=2.3",
            "-jvm-target=17",
            "-jdk-home=" + System.getProperty("java.home"),
            "-libraries=" + ToolJvm.joined(sources.classPath()),
            ToolJvm.joined(sources.compiler()));
    return Optional.of(ToolJvm.start(sources.compiler(), MAIN, arguments, work));
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    List<Path> kotlin = List.of(sources.kotlin(), sources.folder("adapters"), sources.java());
    new KotlinCompiler(sources.tools())
        .compile(module, kotlin, List.of(sources.models()), sources.classes());
    sources.compile(List.of(), List.of(), Processors.NONE);
  }
}

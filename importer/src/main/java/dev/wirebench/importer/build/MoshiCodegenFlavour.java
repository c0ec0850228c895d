package dev.wirebench.importer.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Data classes with the adapters that Moshi's generator writes, a processor of Kotlin's symbols. It
 * brings a Kotlin compiler of its own.
 */
final class MoshiCodegenFlavour implements Flavour {
  private static final String MAIN = "com.google.devtools.ksp.cmdline.KSPJvmMain";

  private final FlavourSources sources;
  private final String module;
  private ToolJvm processor;

  /**
   * @param module what Kotlin's compiler calls the classes together
   */
  MoshiCodegenFlavour(FlavourSources sources, String module) {
    this.sources = sources;
    this.module = module;
  }

  @Override
  public void start() throws CompilationFailed, IOException {
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
    processor = ToolJvm.start(sources.compiler(), MAIN, arguments, work);
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    processor.await();
    List<Path> kotlin = List.of(sources.kotlin(), sources.folder("adapters"), sources.java());
    new KotlinCompiler(sources.tools())
        .compile(module, kotlin, List.of(sources.models()), sources.classes());
    sources.compile(List.of(), List.of(), Processors.NONE);
  }

  @Override
  public void stop() {
    if (processor != null) {
      processor.stop();
    }
  }
}

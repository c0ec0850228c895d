package dev.wirebench.importer.build;

import java.io.IOException;
import java.util.List;

/** Copies of the beans, for which an annotation processor of the library writes code. */
final class BeanFlavour implements Flavour {
  private final FlavourSources sources;
  private final Processors processors;

  BeanFlavour(FlavourSources sources, Processors processors) {
    this.sources = sources;
    this.processors = processors;
  }

  @Override
  public void start() throws IOException {
    sources.write();
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    sources.compile(List.of(), List.of(), processors);
  }
}

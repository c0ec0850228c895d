package dev.wirebench.importer.build;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Copies of the beans, for which annotation processors of the library write code.
 *
 * @param processors of the library
 */
record BeanFlavour(FlavourSources sources, Processors processors) implements Flavour {
  @Override
  public Optional<ToolJvm> start() throws IOException {
    sources.write();
    return Optional.empty();
  }

  @Override
  public void finish() throws CompilationFailed, IOException {
    sources.compile(List.of(), List.of(), processors);
  }
}

package dev.wirebench.importer.build;

import dev.wirebench.codegen.PayloadSources;
import dev.wirebench.importer.ImportProblem;
import dev.wirebench.models.PayloadFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Generates and compiles the classes of the payloads of a jar: all that the modules {@code proto},
 * {@code models} and {@code flavours} have of theirs.
 */
final class PayloadClasses {
  private static final String MOSHI = "moshi-codegen";

  /** The libraries whose annotation processors write code for beans, and these processors. */
  private static final Map<String, String> PROCESSORS =
      Map.of(
          "dsl-json",
          "com.dslplatform.json.processor.CompiledJsonAnnotationProcessor",
          "avaje-jsonb",
          "io.avaje.jsonb.generator.JsonbProcessor");

  private static final Map<String, String> NEVER =
      Map.of(
          "moshi-ir",
          "its compiler plug-in works with an older Kotlin alone, which is not part of the program",
          "micronaut-serde",
          "its processors of annotations are not part of the program",
          "protobuf-javalite",
          "its classes are not made of other schemas than those of the suite",
          "wire",
          "its compiler is not part of the program");

  private final Toolbox tools;
  private final String module;
  private final Path work;
  private final Path descriptors;
  private final Path classes;
  private final Map<String, String> absent = new LinkedHashMap<>(NEVER);

  /**
   * @param module what Kotlin's compiler calls them together
   * @param work a folder for sources
   * @param classes the folder that the classes go to
   */
  PayloadClasses(Toolbox tools, String module, Path work, Path descriptors, Path classes) {
    this.tools = tools;
    this.module = module;
    this.work = work;
    this.descriptors = descriptors;
    this.classes = classes;
  }

  /**
   * Makes no classes for these libraries.
   *
   * @param codecs ids of theirs
   */
  PayloadClasses without(Set<String> codecs) {
    codecs.forEach(codec -> absent.put(codec, "nobody has asked for them"));
    return this;
  }

  /**
   * @param protoc writes the classes of the messages
   * @param schemas their files, as protoc finds them
   * @return of each library for which no classes could be made, by the id of its codec, why
   */
  Map<String, String> make(Protoc protoc, List<String> schemas) {
    try {
      Path java = folder("java");
      Path kotlin = folder("kotlin");
      Path moshiJava = folder("moshi-java");
      Path moshiKotlin = folder("moshi-kotlin");
      protoc.writeJava(schemas, java);
      PayloadSources.write(descriptors, java, kotlin);
      PayloadSources.writeFlavour(descriptors, PayloadSources.AVRO, java, kotlin);
      PayloadSources.writeFlavour(descriptors, MOSHI, moshiJava, moshiKotlin);
      compileModels(java, kotlin);
      // After the models, whose enums it reads, and while other processors run.
      SymbolProcessor moshi = absent.containsKey(MOSHI) ? null : startMoshi(moshiKotlin);
      for (String codec : PROCESSORS.keySet().stream().sorted().toList()) {
        if (!absent.containsKey(codec)) {
          compileBeans(codec);
        }
      }
      compileMoshi(moshi, moshiJava, moshiKotlin);
      return Map.copyOf(absent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      throw new ImportProblem("The schema cannot be carried: " + e.getMessage() + ".");
    }
  }

  private Path folder(String name) throws IOException {
    return Files.createDirectories(work.resolve(name));
  }

  private void compileModels(Path java, Path kotlin) {
    try {
      if (hasFiles(kotlin)) {
        new KotlinCompiler(tools)
            .compile(module("models"), List.of(kotlin, java), List.of(), classes);
      }
      new JavaSources(tools).compile(List.of(java), List.of(), null, classes);
    } catch (CompilationFailed e) {
      throw new ImportProblem(
          "The classes of the schema do not compile ("
              + e.getMessage()
              + "): make its messages narrower, or its names plainer.");
    }
  }

  private String module(String part) {
    return module + "-" + part;
  }

  private static boolean hasFiles(Path folder) throws UncheckedIOException {
    try (var files = Files.list(folder)) {
      return files.findAny().isPresent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void compileBeans(String codec) throws IOException {
    Path sources = folder(codec);
    Path own = folder(codec + "-classes");
    PayloadSources.writeFlavour(descriptors, codec, sources, folder(codec + "-kotlin"));
    try {
      new JavaSources(tools)
          .compile(List.of(sources), List.of(classes), PROCESSORS.get(codec), own);
      Folders.move(own, classes);
    } catch (CompilationFailed e) {
      absent.put(codec, "its processor of annotations fails: " + e.getMessage());
    }
  }

  private SymbolProcessor startMoshi(Path kotlin) {
    if (!hasFiles(kotlin)) {
      absent.put(
          MOSHI, "its messages have more fields than the constructor of a data class can take");
      return null;
    }
    List<Path> libraries = new ArrayList<>(List.of(classes));
    libraries.addAll(tools.classPath());
    return SymbolProcessor.start(
        tools, kotlin, libraries, work.resolve("moshi-adapters"), work.resolve("ksp"));
  }

  private void compileMoshi(SymbolProcessor processor, Path java, Path kotlin) throws IOException {
    if (processor == null) {
      return;
    }
    Path own = folder("moshi-classes");
    try {
      processor.await();
      Path adapters = folder("moshi-adapters");
      new KotlinCompiler(tools)
          .compile(module(MOSHI), List.of(kotlin, adapters, java), List.of(classes), own);
      new JavaSources(tools).compile(List.of(java), List.of(classes), null, own);
      Folders.move(own, classes);
    } catch (CompilationFailed e) {
      absent.put(MOSHI, "its symbol processor fails: " + e.getMessage());
    }
  }

  /** Says in the payload itself why there are no classes for some library. */
  static void writeAbsent(String payload, Map<String, String> absent, Path classes)
      throws IOException {
    for (Map.Entry<String, String> entry : absent.entrySet()) {
      Path file = classes.resolve(PayloadFiles.path(payload, PayloadFiles.absent(entry.getKey())));
      Files.createDirectories(file.getParent());
      Files.writeString(file, entry.getValue());
    }
  }
}

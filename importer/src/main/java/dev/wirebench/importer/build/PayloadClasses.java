package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import dev.wirebench.codegen.PayloadSources;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.models.PayloadFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Generates and compiles the classes of the payloads of a jar: all that the modules {@code proto},
 * {@code models} and {@code flavours} have of theirs.
 */
final class PayloadClasses {
  /** The processors of micronaut-inject-java that look at beans. */
  private static final List<String> MICRONAUT_PROCESSORS =
      List.of(
          "io.micronaut.annotation.processing.TypeElementVisitorProcessor",
          "io.micronaut.annotation.processing.AggregatingTypeElementVisitorProcessor",
          "io.micronaut.annotation.processing.BeanDefinitionInjectProcessor");

  private final Toolbox tools;
  private final String module;
  private final Path work;
  private final Path descriptors;
  private final Path classes;
  private final List<String> wanted;
  private final Map<String, String> absent = new LinkedHashMap<>();

  /**
   * @param module what Kotlin's compiler calls them together
   * @param work a folder for sources
   * @param classes the folder that the classes go to
   * @param wanted the flavours that are made
   */
  PayloadClasses(
      Toolbox tools,
      String module,
      Path work,
      Path descriptors,
      Path classes,
      List<String> wanted) {
    this.tools = tools;
    this.module = module;
    this.work = work;
    this.descriptors = descriptors;
    this.classes = classes;
    this.wanted = wanted;
  }

  /**
   * @param protoc writes the classes of the messages
   * @param schemas texts of the schemas, by the names under which protoc finds them
   * @return of each library for which no classes could be made, by the id of its codec, why
   */
  Map<String, String> make(Protoc protoc, Map<String, String> schemas) {
    try {
      compileModels(protoc, schemas);
      Map<String, Flavour> flavours = flavours(protoc, schemas);
      Map<String, ToolJvm> compilers = new LinkedHashMap<>();
      try {
        start(flavours, compilers);
        finish(flavours, compilers);
      } finally {
        compilers.values().forEach(ToolJvm::stop);
      }
      return Map.copyOf(absent);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      throw new BadInput("The schema cannot be carried: " + e.getMessage() + ".");
    }
  }

  private Map<String, Flavour> flavours(Protoc protoc, Map<String, String> schemas) {
    Map<String, Flavour> flavours = new LinkedHashMap<>();
    for (String codec : ImportRequest.FLAVOURS) {
      if (wanted.contains(codec)) {
        flavours.put(codec, flavour(codec, protoc, schemas));
      } else {
        absent.put(codec, "the import was for other codecs: import it again for this one");
      }
    }
    return flavours;
  }

  private Flavour flavour(String codec, Protoc protoc, Map<String, String> schemas) {
    // DSL-JSON's processor is in the library.
    List<Path> usual = Stream.concat(tools.jars().stream(), tools.classPath().stream()).toList();
    return switch (codec) {
      case "avaje-jsonb" ->
          processed(codec, List.of("io.avaje.jsonb.generator.JsonbProcessor"), usual);
      case "dsl-json" ->
          processed(
              codec,
              List.of("com.dslplatform.json.processor.CompiledJsonAnnotationProcessor"),
              usual);
      case "micronaut-serde" -> processed(codec, MICRONAUT_PROCESSORS, tools.compiler(codec));
      case "protobuf-javalite" -> new LiteFlavour(sources(codec), protoc, schemas);
      case "wire" -> new WireFlavour(sources(codec), protoc, schemas);
      case "moshi-ir" -> new MoshiIrFlavour(sources(codec), module(codec));
      case "moshi-codegen" -> new MoshiCodegenFlavour(sources(codec), module(codec));
      default -> throw new IllegalArgumentException("no flavour '" + codec + "'");
    };
  }

  private Flavour processed(String codec, List<String> names, List<Path> path) {
    return new BeanFlavour(sources(codec), new Processors(names, path));
  }

  private FlavourSources sources(String codec) {
    return new FlavourSources(tools, codec, work.resolve(codec), descriptors, classes);
  }

  private void start(Map<String, Flavour> flavours, Map<String, ToolJvm> compilers)
      throws IOException {
    for (Map.Entry<String, Flavour> flavour : flavours.entrySet()) {
      String codec = flavour.getKey();
      try {
        flavour.getValue().start().ifPresent(compiler -> compilers.put(codec, compiler));
      } catch (CompilationFailed e) {
        absent.put(codec, e.getMessage());
      }
    }
  }

  /**
   * Makes the classes of all libraries whose compilers succeed, even if the compiler of another
   * fails.
   */
  private void finish(Map<String, Flavour> flavours, Map<String, ToolJvm> compilers)
      throws IOException {
    for (Map.Entry<String, Flavour> flavour : flavours.entrySet()) {
      String codec = flavour.getKey();
      if (!absent.containsKey(codec)) {
        try {
          if (compilers.containsKey(codec)) {
            compilers.get(codec).await();
          }
          flavour.getValue().finish();
          FolderFiles.move(sources(codec).classes(), classes);
        } catch (CompilationFailed e) {
          absent.put(codec, "its compiler fails: " + e.getMessage());
        }
      }
    }
  }

  private Path folder(String name) throws IOException {
    return Files.createDirectories(work.resolve(name));
  }

  private void compileModels(Protoc protoc, Map<String, String> schemas) throws IOException {
    Path java = folder("java");
    Path kotlin = folder("kotlin");
    protoc.writeJava(schemas.keySet(), java);
    PayloadSources.write(descriptors, java, kotlin);
    // No processor and no compiler of a library's own works on these.
    for (String flavour : List.of(PayloadSources.AVRO, PayloadSources.EVOLVING)) {
      PayloadSources.writeFlavour(descriptors, flavour, java, kotlin);
    }
    try {
      if (DataClasses.are(kotlin)) {
        new KotlinCompiler(tools)
            .compile(module("models"), List.of(kotlin, java), List.of(), classes);
      }
      new JavaSources(tools).compile(List.of(java), List.of(), Processors.NONE, classes);
    } catch (CompilationFailed e) {
      throw new BadInput(
          "The classes of the schema do not compile ("
              + e.getMessage()
              + "): make its messages narrower, or its names plainer.");
    }
  }

  private String module(String part) {
    return module + "-" + part;
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

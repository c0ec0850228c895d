package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.Descriptor;
import com.palantir.javapoet.JavaFile;
import com.squareup.kotlinpoet.FileSpec;
import dev.wirebench.codegen.ClassFlavour.Language;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.compiler.specific.SpecificCompiler;

/**
 * Writes the models of every payload from the compiled schemas.
 *
 * <p>Options: {@code --descriptors} a class path resource with a {@code FileDescriptorSet} that has
 * source info, {@code --java} and {@code --kotlin} the folders to write to, {@code --payload-ids}
 * the file that lists the payloads, {@code --probe-ids} the one that lists those which are not
 * measured, {@code --more-payloads} (optional) those whose classes are written by hand, to be
 * listed there too. With {@code --flavour} only the classes of that flavour are written, and their
 * conversions, for all payloads but those of {@code --without}; the flavour {@code avro} is the
 * classes of Avro's own compiler, which need no Kotlin, {@code evolving} is those that libraries
 * document for programs of different versions, and {@code wire} and {@code protobuf-javalite} are
 * the conversions alone, to classes that other compilers make. Sources whose text would not change
 * keep their time stamps, so that a rebuild compiles only what changed. If neither options,
 * descriptors, this code nor its outputs have changed since the last time, nothing is done at all.
 */
public final class GeneratorMain {
  /** The options that name what is written. */
  private static final List<String> OUTPUTS = List.of("java", "kotlin", "payload-ids", "probe-ids");

  private GeneratorMain() {}

  public static void main(String[] args) throws IOException {
    Map<String, String> options = options(args);
    byte[] descriptors = read(options.get("descriptors"));
    Stamp stamp = stamp(args, options, descriptors);
    if (!stamp.isCurrent()) {
      write(options, Schema.read(new ByteArrayInputStream(descriptors)));
      stamp.write();
    }
  }

  private static Stamp stamp(String[] args, Map<String, String> options, byte[] descriptors)
      throws IOException {
    Path java = Path.of(options.get("java"));
    List<String> words = new ArrayList<>(List.of(args));
    words.add(Stamp.word(descriptors));
    List<Path> code =
        Stream.of(
                GeneratorMain.class,
                Descriptor.class,
                JavaFile.class,
                FileSpec.class,
                SpecificCompiler.class)
            .map(Stamp::codeOf)
            .toList();
    List<Path> outputs =
        OUTPUTS.stream().filter(options::containsKey).map(options::get).map(Path::of).toList();
    return Stamp.of(java.resolveSibling(java.getFileName() + ".stamp"), words, code, outputs);
  }

  private static void write(Map<String, String> options, Schema schema) throws IOException {
    SourceTree java = new SourceTree(Path.of(options.get("java")));
    SourceTree kotlin = new SourceTree(Path.of(options.get("kotlin")));
    if (options.containsKey("flavour")) {
      List<String> without = List.of(options.getOrDefault("without", "").split(","));
      generate(schema.without(without), options.get("flavour"), java, kotlin);
    } else {
      generate(schema, java, kotlin);
      List<String> payloads = new ArrayList<>(schema.payloadIds());
      if (options.containsKey("more-payloads")) {
        payloads.addAll(List.of(options.get("more-payloads").split(",")));
      }
      writeLines(Path.of(options.get("payload-ids")), payloads);
      if (options.containsKey("probe-ids")) {
        writeLines(Path.of(options.get("probe-ids")), schema.probeIds());
      }
    }
    java.deleteStale();
    kotlin.deleteStale();
  }

  private static void writeLines(Path file, List<String> lines) throws IOException {
    new SourceTree(file.getParent())
        .write(file.getFileName().toString(), String.join("\n", lines) + "\n");
  }

  /** Writes all sources of {@code schema}. */
  static void generate(Schema schema, SourceTree java, SourceTree kotlin) throws IOException {
    schema.files().forEach(SupportedConstructs::check);
    BeanWriter beans = new BeanWriter(ClassFlavour.BEAN);
    for (SchemaFile file : schema.files()) {
      for (Descriptor message : file.messages()) {
        java.write(beans.write(file, message));
      }
      for (var descriptor : file.enums()) {
        java.write(EnumWriter.write(file, descriptor));
      }
      java.write(new ConversionWriter(MessageTarget.FULL).write(file));
      if (file.root().isPresent()) {
        java.write(PayloadTypeWriter.write(file));
      }
    }
    generate(schema, ClassFlavour.DATA, java, kotlin);
  }

  /** Writes the classes of a flavour by its name. */
  static void generate(Schema schema, String flavour, SourceTree java, SourceTree kotlin)
      throws IOException {
    switch (flavour) {
      case AvroTarget.FLAVOUR -> generateAvro(schema, java);
      case MessageTarget.LITE_FLAVOUR -> generateConversions(schema, MessageTarget.LITE, java);
      case WireTarget.FLAVOUR -> generateConversions(schema, new WireTarget(), java);
      case PayloadSources.EVOLVING -> {
        for (ClassFlavour each : ClassFlavour.EVOLVING) {
          generate(schema, each, java, kotlin);
        }
      }
      default -> generate(schema, ClassFlavour.of(flavour), java, kotlin);
    }
  }

  /** Writes the conversions to classes that another compiler makes. */
  private static void generateConversions(Schema schema, ConversionTarget target, SourceTree java)
      throws IOException {
    ConversionWriter conversions = new ConversionWriter(target);
    for (SchemaFile file : schema.files()) {
      java.write(conversions.write(file));
    }
  }

  /** Writes the classes that Avro's compiler makes of the messages, and the conversions. */
  static void generateAvro(Schema schema, SourceTree java) throws IOException {
    // Avro's compiler has a logger, which would say in every build that nobody listens.
    System.setProperty("slf4j.internal.verbosity", "ERROR");
    AvroSchemaWriter schemas = new AvroSchemaWriter();
    AvroClassWriter classes = new AvroClassWriter(java);
    for (SchemaFile file : schema.files()) {
      Collection<org.apache.avro.Schema> types = schemas.types(file);
      // A file of list messages alone has none.
      if (!types.isEmpty()) {
        classes.write(AvroNames.namespace(file.descriptor()), types);
      }
    }
    generateConversions(schema, new AvroTarget(schemas), java);
  }

  /** Writes the classes of one flavour beside the beans, and the conversions between the two. */
  static void generate(Schema schema, ClassFlavour flavour, SourceTree java, SourceTree kotlin)
      throws IOException {
    BeanWriter beans = new BeanWriter(flavour);
    DataClassWriter dataClasses = new DataClassWriter(flavour);
    for (SchemaFile file : schema.files()) {
      for (Descriptor message : file.messages()) {
        if (flavour.language() == Language.JAVA) {
          java.write(beans.write(file, message));
        } else if (DataClassLimit.problem(message).isEmpty()) {
          kotlin.write(dataClasses.write(file, message));
        }
      }
      java.write(new CopyWriter(flavour).write(file));
    }
  }

  private static byte[] read(String resource) throws IOException {
    URL url = GeneratorMain.class.getResource(resource);
    if (url == null) {
      throw new IOException(
          "no class path resource " + resource + ": build the module with the schemas first");
    }
    URLConnection connection = url.openConnection();
    // Modules that are built at the same time run this in one JVM: a cached connection to a jar is
    // closed for all of them when the first class loader is.
    connection.setUseCaches(false);
    try (InputStream in = connection.getInputStream()) {
      return in.readAllBytes();
    }
  }

  private static Map<String, String> options(String[] args) {
    Map<String, String> options = new HashMap<>();
    for (String arg : args) {
      String[] parts = arg.split("=", 2);
      options.put(parts[0].substring(2), parts[1]);
    }
    return options;
  }
}

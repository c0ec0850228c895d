package dev.wirebench.codegen;

import com.google.protobuf.Descriptors.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The sources of a payload's classes, for whoever compiles them elsewhere than in this build. */
public final class PayloadSources {
  /** The flavour of the classes that Avro's own compiler makes. */
  public static final String AVRO = AvroTarget.FLAVOUR;

  /** The flavours of classes that libraries document for programs of different versions. */
  public static final String EVOLVING = "evolving";

  private PayloadSources() {}

  /**
   * Writes beans, data classes, the conversions between them and protoc's classes, and the
   * payload's type.
   *
   * @param descriptors a {@code FileDescriptorSet} with all that is imported, and comments
   * @param java an empty folder
   * @param kotlin an empty folder
   * @throws IllegalArgumentException with file, message and field, if the models cannot carry the
   *     schema
   */
  public static void write(Path descriptors, Path java, Path kotlin) throws IOException {
    GeneratorMain.generate(read(descriptors), new SourceTree(java), new SourceTree(kotlin));
  }

  /**
   * Writes the classes of one flavour, and the conversions between the beans and these.
   *
   * @param flavour {@link #AVRO}, {@link #EVOLVING}, or the id of a codec whose library generates
   *     code
   */
  public static void writeFlavour(Path descriptors, String flavour, Path java, Path kotlin)
      throws IOException {
    GeneratorMain.generate(
        read(descriptors), flavour, new SourceTree(java), new SourceTree(kotlin));
  }

  /**
   * A schema whose classes are in packages of a flavour, and so can be next to protoc's.
   *
   * @param schema its text
   */
  public static String moved(String schema, String flavour) {
    return SchemaCopies.moved(schema, flavour);
  }

  /** All files of a compiled schema, but for Protobuf's own. */
  public static List<FileDescriptor> files(Path descriptors) throws IOException {
    return read(descriptors).files().stream().map(SchemaFile::descriptor).toList();
  }

  private static Schema read(Path descriptors) throws IOException {
    try (InputStream in = Files.newInputStream(descriptors)) {
      return Schema.read(in);
    }
  }
}

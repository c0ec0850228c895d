package dev.wirebench.importer;

import java.io.Serializable;
import java.util.Collection;
import java.util.List;

/**
 * The documents that are to become a payload, and the way. Paths are absolute.
 *
 * @param documents a file or a folder, see {@code Documents}
 * @param reading how they are read
 * @param schema what they are; its file is null if that is to be inferred
 * @param ownClass a class of the user's that holds the documents, too; null if there is none
 * @param name the payload's id; null if it is to follow from the file
 * @param taken ids that other payloads have
 * @param output where what is made goes
 * @param flavours those of {@link #FLAVOURS} whose classes are made
 */
public record ImportRequest(
    String documents,
    Reading reading,
    Schema schema,
    OwnClass ownClass,
    String name,
    List<String> taken,
    Output output,
    List<String> flavours)
    implements Serializable {
  /**
   * The codecs whose libraries have a compiler or a processor of their own. Those whose compilers
   * are programs of their own are the last, so that javac runs meanwhile.
   */
  public static final List<String> FLAVOURS =
      List.of(
          "avaje-jsonb",
          "dsl-json",
          "micronaut-serde",
          "protobuf-javalite",
          "wire",
          "moshi-ir",
          "moshi-codegen");

  public ImportRequest {
    taken = List.copyOf(taken);
    flavours = List.copyOf(flavours);
  }

  /** A request for the classes of all {@link #FLAVOURS}. */
  public ImportRequest(
      String documents,
      Reading reading,
      Schema schema,
      OwnClass ownClass,
      String name,
      List<String> taken,
      Output output) {
    this(documents, reading, schema, ownClass, name, taken, output, FLAVOURS);
  }

  /**
   * The {@link #FLAVOURS} that some codecs take. The id of such a codec is the flavour's, or begins
   * with it and a dash.
   */
  public static List<String> flavours(Collection<String> codecs) {
    return FLAVOURS.stream()
        .filter(
            flavour ->
                codecs.stream().anyMatch(id -> id.equals(flavour) || id.startsWith(flavour + "-")))
        .toList();
  }

  /** A copy of this request that writes to another file. */
  public ImportRequest withJar(String file) {
    return new ImportRequest(
        documents,
        reading,
        schema,
        ownClass,
        name,
        taken,
        new Output(file, output.folder()),
        flavours);
  }

  /** A copy of this request that asks for the classes of other flavours. */
  public ImportRequest withFlavours(List<String> some) {
    return new ImportRequest(documents, reading, schema, ownClass, name, taken, output, some);
  }

  /**
   * The way in which documents are read.
   *
   * @param records whether each element of an array is a document
   * @param timestamps whether texts that are points in time become timestamps
   * @param lossy places at which a loss is accepted
   * @param limitMegabytes of all documents together
   */
  public record Reading(boolean records, boolean timestamps, List<String> lossy, int limitMegabytes)
      implements Serializable {
    public Reading {
      lossy = List.copyOf(lossy);
    }
  }

  /**
   * A schema that somebody has written.
   *
   * @param file a {@code .proto}
   * @param message its full name; null for the one that bears the file's name
   * @param imports folders in which its imports are looked for, beside its own
   */
  public record Schema(String file, String message, List<String> imports) implements Serializable {
    public Schema {
      imports = List.copyOf(imports);
    }
  }

  /**
   * A class of the user's.
   *
   * @param name with its package
   * @param classPath jars and folders: the class, and what it needs
   * @param theirLibraries whether these come before the libraries of the suite
   */
  public record OwnClass(String name, List<String> classPath, boolean theirLibraries)
      implements Serializable {
    public OwnClass {
      classPath = List.copyOf(classPath);
    }
  }

  /**
   * The places of what is made.
   *
   * @param jar the file to write; null for one of the payload's name in the folder
   * @param folder where schema and sample are written for the user to edit; null for nowhere
   */
  public record Output(String jar, String folder) implements Serializable {
    /** No place is asked for. */
    public static final Output NONE = new Output(null, null);
  }
}

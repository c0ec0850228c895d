package dev.wirebench.models;

import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One set of data with its type: several distinct values, and each value's canonical JSON document
 * in UTF-8, minified or (in a payload whose id ends with {@code -pretty}) indented by two spaces.
 *
 * <p>Values and documents come from files that the build wrote, read with nothing but the JDK: a
 * measured fork must not load a second serialization library to get at its data.
 *
 * @param <B> the Java bean of the payload
 */
public final class Payload<B> {
  /** Operations rotate through this many values, so that branch predictors do not learn one. */
  public static final int VALUES = 8;

  private static final String PRETTY = "-pretty";

  private final PayloadType<B> type;
  private final boolean pretty;
  private final List<byte[]> documents;
  private final List<byte[]> inputs;
  private List<B> values;

  private Payload(
      PayloadType<B> type, boolean pretty, List<byte[]> documents, List<byte[]> inputs) {
    if (documents.size() != VALUES + 1 || inputs.size() != VALUES + 1) {
      throw new IllegalArgumentException(type.id() + ": expected " + (VALUES + 1) + " documents");
    }
    this.type = type;
    this.pretty = pretty;
    this.documents = List.copyOf(documents);
    this.inputs = List.copyOf(inputs);
  }

  /** The ids of all payloads: those with a schema, and each of these pretty-printed. */
  public static List<String> ids() {
    return Stream.concat(schemas().stream(), schemas().stream().map(id -> id + PRETTY)).toList();
  }

  /**
   * The ids of the payloads that have a schema of their own, in the order of the files, from
   * everywhere on the class path.
   */
  public static List<String> schemas() {
    try {
      Set<String> ids = new LinkedHashSet<>();
      ClassLoader loader = Payload.class.getClassLoader();
      for (URL file : Collections.list(loader.getResources(PayloadFiles.IDS))) {
        try (InputStream in = file.openStream()) {
          new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(ids::add);
        }
      }
      return List.copyOf(ids);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What a payload's own classes need on the class path, as {@code group:artifact}.
   *
   * @param id of any payload, pretty-printed or not
   */
  public static List<String> libraries(String id) {
    return type(minified(id)).libraries();
  }

  /**
   * Loads one payload and nothing of the others.
   *
   * @throws IllegalArgumentException if there is no such payload
   */
  public static Payload<?> load(String id) {
    return load(type(minified(id)), id.endsWith(PRETTY));
  }

  private static String minified(String id) {
    return id.endsWith(PRETTY) ? id.substring(0, id.length() - PRETTY.length()) : id;
  }

  /**
   * The classes of one payload that has a schema of its own.
   *
   * @throws IllegalArgumentException if there is no such payload
   */
  public static PayloadType<?> type(String id) {
    if (!schemas().contains(id)) {
      throw new IllegalArgumentException("no payload '" + id + "'");
    }
    String name =
        Payload.class.getPackageName() + "." + id.replace("-", "") + "." + Camel.of(id) + "Payload";
    try {
      return (PayloadType<?>) Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("payload '" + id + "' has no class " + name, e);
    }
  }

  private static <B> Payload<B> load(PayloadType<B> type, boolean pretty) {
    try {
      List<byte[]> documents = readDocuments(type, PayloadFiles.DOCUMENTS, pretty);
      return new Payload<>(type, pretty, documents, readInputs(type, documents, pretty));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<byte[]> readInputs(
      PayloadType<?> type, List<byte[]> documents, boolean pretty) throws IOException {
    if (type.narrows().isPresent()) {
      return readDocuments(type(type.narrows().get()), PayloadFiles.DOCUMENTS, pretty);
    }
    return type.leftOut().isEmpty() ? documents : readDocuments(type, PayloadFiles.INPUTS, pretty);
  }

  /** Read when they are first asked for: whoever wants the documents alone needs no class. */
  private synchronized List<B> allValues() {
    if (values == null) {
      values = readValues();
    }
    return values;
  }

  private List<B> readValues() {
    try (ObjectInputStream in =
        new ObjectInputStream(new BufferedInputStream(open(type, PayloadFiles.VALUES)))) {
      List<?> read = (List<?>) in.readObject();
      if (read.size() != VALUES + 1) {
        throw new IllegalArgumentException(type.id() + ": expected " + (VALUES + 1) + " values");
      }
      return read.stream().map(type.bean().type()::cast).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<byte[]> readDocuments(PayloadType<?> type, String file, boolean pretty)
      throws IOException {
    try (InputStream in = open(type, file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.getBytes(StandardCharsets.UTF_8))
          .map(document -> pretty ? PrettyPrinter.print(document) : document)
          .toList();
    }
  }

  private static InputStream open(PayloadType<?> type, String file) throws IOException {
    String resource = "/" + PayloadFiles.path(type.id(), file);
    InputStream in = Payload.class.getResourceAsStream(resource);
    if (in == null) {
      throw new FileNotFoundException("class path resource " + resource);
    }
    return in;
  }

  public String id() {
    return pretty ? type.id() + PRETTY : type.id();
  }

  /** Whether the documents are pretty-printed: a payload for JSON codecs only. */
  public boolean isPretty() {
    return pretty;
  }

  /** Whether the documents to read have more fields than the classes: see {@code narrows}. */
  public boolean isSelective() {
    return type.narrows().isPresent();
  }

  public PayloadType<B> type() {
    return type;
  }

  /** The values that operations rotate through. */
  public List<B> values() {
    return allValues().subList(0, VALUES);
  }

  /**
   * The documents of {@link #values}, in the same order, as JSON codecs write them. Not copied: do
   * not write to them.
   */
  public List<byte[]> documents() {
    return documents.subList(0, VALUES);
  }

  /**
   * The documents of {@link #values} as JSON codecs read them: without what the class fills in by
   * itself, which only a payload about that has. Not copied: do not write to them.
   */
  public List<byte[]> inputs() {
    return inputs.subList(0, VALUES);
  }

  /** A value of other lengths than the rest, which no codec sees at set-up. */
  public B unseenValue() {
    return allValues().get(VALUES);
  }

  public byte[] unseenDocument() {
    return documents.get(VALUES);
  }
}

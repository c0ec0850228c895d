package dev.wirebench.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One set of data with its type: several distinct values, and each value's canonical JSON document
 * in UTF-8, minified or (in a payload whose id has {@code -pretty} behind the schema's) indented by
 * two spaces.
 *
 * <p>An id that ends with {@code -first-8} takes the first 8 of the values alone, or however many
 * it says, for tests and for looking at what their number does to results. In one with {@code
 * -times-60} behind the schema's id each value holds what 60 hold: see {@link Repeated}.
 *
 * <p>Values and documents come from files that the build wrote, read with nothing but the JDK: a
 * measured fork must not load a second serialization library to get at its data.
 *
 * @param <B> the Java bean of the payload
 */
public final class Payload<B> {
  /**
   * The fewest values with which a codec is looked at. Only payloads of very long documents have
   * fewer.
   */
  public static final int FEWEST_VALUES = 8;

  /** The contract needs one beside another. */
  private static final int FEWEST = 2;

  /**
   * The index of the unseen value. It comes first in the files, so that a reader of few values need
   * read no further.
   */
  private static final int UNSEEN = 0;

  private final StoredPayload<B> stored;
  private final List<byte[]> documents;
  private final List<byte[]> inputs;
  private List<B> values;

  private Payload(StoredPayload<B> stored) {
    PayloadType<B> type = stored.type();
    PayloadId id = stored.id();
    this.stored = stored;
    this.documents = stored.documents();
    this.inputs = stored.inputs(documents);
    int count = documents.size() - 1;
    if (id.first() != PayloadId.ALL && count < id.first()) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no payload '%s': %s has %d values", id, type.id(), count));
    }
    if (id.first() == PayloadId.ALL && count < FEWEST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s: %d values, and there must be %d at least",
              type.id(),
              count,
              FEWEST));
    }
    if (inputs.size() != documents.size()) {
      throw new IllegalArgumentException(type.id() + ": not as many inputs as documents");
    }
  }

  /** The ids of all payloads with all values: those with a schema, and each pretty-printed. */
  public static List<String> ids() {
    return Stream.concat(schemas().stream(), schemas().stream().map(id -> id + "-pretty")).toList();
  }

  /**
   * The ids of the payloads that have a schema of their own, in the order of the files, from
   * everywhere on the class path and in the {@link PayloadJars} that are open.
   */
  public static List<String> schemas() {
    return ids(PayloadFiles.IDS);
  }

  /** The ids of the payloads that codecs are looked at with, and which are not measured. */
  public static List<String> probes() {
    return ids(PayloadFiles.PROBE_IDS);
  }

  private static List<String> ids(String list) {
    try {
      Set<String> ids = new LinkedHashSet<>();
      for (URL file : Collections.list(PayloadJars.loader().getResources(list))) {
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
   * The schema's own id, which that of a pretty-printed payload and of one with fewer values begins
   * with.
   *
   * @throws IllegalArgumentException if no payload has such an id, whatever its schema
   */
  public static String schemaOf(String id) {
    return PayloadId.of(id).schema();
  }

  /**
   * The libraries that a payload's own classes need on the class path, as {@code group:artifact}.
   *
   * @param id of any payload
   */
  public static List<String> libraries(String id) {
    return type(schemaOf(id)).libraries();
  }

  /**
   * Says whether the values of a payload are a user's own.
   *
   * @param id of any payload
   */
  public static boolean isImported(String id) {
    String given = PayloadFiles.path(schemaOf(id), PayloadFiles.GIVEN);
    return PayloadJars.loader().getResource(given) != null;
  }

  /**
   * Loads one payload and nothing of the others.
   *
   * @throws IllegalArgumentException if there is no such payload, or it has fewer values
   */
  public static Payload<?> load(String id) {
    return load(id, PayloadJars.loader());
  }

  /**
   * @param source which has the values and documents
   */
  static Payload<?> load(String id, ClassLoader source) {
    PayloadId parts = PayloadId.of(id);
    return new Payload<>(new StoredPayload<>(type(parts.schema()), parts, source));
  }

  /** Loads this payload once more: the same values in objects that nobody has. */
  public Payload<B> again() {
    return new Payload<>(stored);
  }

  /**
   * The classes of one payload that has a schema of its own.
   *
   * @throws IllegalArgumentException if there is no such payload
   */
  public static PayloadType<?> type(String id) {
    if (!schemas().contains(id) && !probes().contains(id)) {
      throw new IllegalArgumentException("no payload '" + id + "'");
    }
    String name =
        Payload.class.getPackageName() + "." + id.replace("-", "") + "." + Camel.of(id) + "Payload";
    try {
      return (PayloadType<?>)
          Class.forName(name, true, PayloadJars.loader()).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("payload '" + id + "' has no class " + name, e);
    }
  }

  /** Read when they are first asked for: whoever wants the documents alone needs no class. */
  private synchronized List<B> allValues() {
    if (values == null) {
      values = stored.values(documents);
    }
    return values;
  }

  public String id() {
    return stored.id().toString();
  }

  /** Says whether the documents are pretty-printed: a payload for JSON codecs only. */
  public boolean isPretty() {
    return stored.id().pretty();
  }

  /** Says whether the documents to read have more fields than the classes: see {@code narrows}. */
  public boolean isSelective() {
    return type().narrows().isPresent();
  }

  public PayloadType<B> type() {
    return stored.type();
  }

  /**
   * This payload with that many values, which are loaded again.
   *
   * @param count a power of two, which may also be larger than the number of values that this has
   * @throws IllegalArgumentException if it is another number, or there are fewer values
   */
  public Payload<B> first(int count) {
    return new Payload<>(stored.first(count));
  }

  /** This payload with enough values to look at a codec, if it has been asked for fewer. */
  public Payload<B> enough() {
    if (documents.size() > FEWEST_VALUES) {
      return this;
    }
    Payload<B> all = first(PayloadId.ALL);
    return all.documents.size() > FEWEST_VALUES ? first(FEWEST_VALUES) : all;
  }

  /** The values that operations rotate through. */
  public List<B> values() {
    return allValues().subList(1, allValues().size());
  }

  /**
   * The documents of {@link #values}, in the same order, as JSON codecs write them. Not copied: do
   * not write to them.
   */
  public List<byte[]> documents() {
    return documents.subList(1, documents.size());
  }

  /** The mean length of the {@link #documents}. */
  public double meanBytes() {
    return documents().stream().mapToInt(document -> document.length).average().orElseThrow();
  }

  /**
   * The documents of {@link #values} as JSON codecs read them: without what the class fills in by
   * itself, which only a payload about that has. Not copied: do not write to them.
   */
  public List<byte[]> inputs() {
    return inputs.subList(1, inputs.size());
  }

  /** Says whether the class is a user's own, too. */
  public boolean isOwnClass() {
    return type() instanceof OwnClassPayload;
  }

  /** Says whether the values are a user's own: then no report quotes them. */
  public boolean isImported() {
    return isImported(id());
  }

  /** A value unlike the rest, which no codec sees at set-up. */
  public B unseenValue() {
    return allValues().get(UNSEEN);
  }

  public byte[] unseenDocument() {
    return documents.get(UNSEEN);
  }
}

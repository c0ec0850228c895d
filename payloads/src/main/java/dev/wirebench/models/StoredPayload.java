package dev.wirebench.models;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The files of a payload, and how they are read.
 *
 * @param source which has them: the class path of this JVM, or drawn values before it
 */
record StoredPayload<B>(PayloadType<B> type, PayloadId id, ClassLoader source) {
  /** Reads the documents: the unseen one, then as many as were asked for. */
  List<byte[]> documents() {
    return id.times() > 1 ? repeated() : documents(type, PayloadFiles.DOCUMENTS);
  }

  /** The first of these values alone. */
  StoredPayload<B> first(int count) {
    return new StoredPayload<>(type, id.first(count), source);
  }

  /**
   * Reads the documents without what the class fills in by itself.
   *
   * @param documents which are the inputs, too, unless the payload is about that
   */
  List<byte[]> inputs(List<byte[]> documents) {
    if (id.times() > 1) {
      return documents;
    }
    if (type.narrows().isPresent()) {
      return documents(Payload.type(type.narrows().get()), PayloadFiles.DOCUMENTS);
    }
    return type.leftOut().isEmpty() ? documents : documents(type, PayloadFiles.INPUTS);
  }

  private List<byte[]> repeated() {
    boolean isPlain =
        type.narrows().isEmpty() && type.leftOut().isEmpty() && !(type instanceof OwnClassPayload);
    try {
      if (!isPlain) {
        throw new IllegalArgumentException("its class is the point");
      }
      return new Repeated(id.times())
          .documents(single()).stream().limit(1L + id.first()).map(this::printed).toList();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "no payload '%s': its values cannot be put together, since %s"
              .formatted(id, e.getMessage()),
          e);
    }
  }

  /** The documents that others are put together of. */
  private List<byte[]> single() {
    PayloadId all = new PayloadId(id.schema(), 1, false, PayloadId.ALL);
    return new StoredPayload<>(type, all, source).documents();
  }

  private byte[] printed(byte[] document) {
    return id.pretty() ? PrettyPrinter.print(document) : document;
  }

  private List<byte[]> documents(PayloadType<?> whose, String file) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(open(whose, file), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .limit(1L + id.first())
          .map(line -> line.getBytes(StandardCharsets.UTF_8))
          .map(this::printed)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Reads as many values as there are documents.
   *
   * @param documents which stand for the values where the class is a user's own
   */
  List<B> values(List<byte[]> documents) {
    if (type instanceof OwnClassPayload) {
      return documents.stream().map(this::given).toList();
    }
    if (id.times() == 1) {
      return beans(documents.size());
    }
    int single = single().size();
    return new Repeated(id.times()).values(() -> beans(single)).subList(0, documents.size());
  }

  private List<B> beans(int count) {
    List<B> beans = new ArrayList<>();
    try (ObjectInputStream in =
        new BeansInput(new BufferedInputStream(open(type, PayloadFiles.VALUES)), source)) {
      while (beans.size() < count) {
        beans.add(type.bean().type().cast(in.readObject()));
      }
      return List.copyOf(beans);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked") // The bean of such a type is a document.
  private B given(byte[] document) {
    return (B) GivenDocument.of(document);
  }

  /** Finds the classes of beans where those of payloads are found. */
  private static final class BeansInput extends ObjectInputStream {
    private final ClassLoader source;

    BeansInput(InputStream in, ClassLoader source) throws IOException {
      super(in);
      this.source = source;
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass type)
        throws IOException, ClassNotFoundException {
      try {
        return Class.forName(type.getName(), false, source);
      } catch (ClassNotFoundException primitive) {
        return super.resolveClass(type);
      }
    }
  }

  private InputStream open(PayloadType<?> whose, String file) throws IOException {
    String resource = PayloadFiles.path(whose.id(), file);
    InputStream in = source.getResourceAsStream(resource);
    if (in == null) {
      throw new FileNotFoundException("class path resource " + resource);
    }
    return in;
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.fork.CampaignFacts;
import dev.wirebench.fork.Variant;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The thing that all benchmarks measure: a codec bound to a payload. JMH makes it first and hands
 * it to the states of the benchmark classes, which take from it what their measured lines need.
 *
 * <p>Operations take the next of a payload's values in turn, as {@link Rotation} says.
 */
@State(Scope.Thread)
public class Subject {
  @Param("jackson")
  String codec;

  @Param("order-event")
  String payload;

  private Binding<Object> binding;
  private Payload<?> data;
  private List<?> fresh;
  private boolean readsDocuments;
  private CampaignFacts facts;

  @Setup(Level.Trial)
  @SuppressWarnings("unchecked")
  public void bind() {
    // First of all: the codec's classes could change what this fork is told.
    facts = CampaignFacts.first();
    data = PayloadSource.take().load(payload);
    Codec loaded = Codecs.load(Variant.codec(codec));
    binding = (Binding<Object>) loaded.bind(data.type());
    readsDocuments = loaded.traits().readsDocuments();
  }

  Binding<Object> binding() {
    return binding;
  }

  /**
   * The binding as one of a further API.
   *
   * @param name of the API, as a sentence names it
   * @throws IllegalArgumentException if the codec has no such API
   */
  <T> T as(Class<?> api, String name) {
    if (!api.isInstance(binding)) {
      throw new IllegalArgumentException(
          codec + " has no " + name + ": choose another codec with -p codec=ID");
    }
    @SuppressWarnings("unchecked")
    T typed = (T) binding;
    return typed;
  }

  /** The payload's values as the application holds them. */
  Object[] values() {
    return data.values().stream().map(binding::fromModel).toArray();
  }

  /** The payload's beans. */
  Object[] models() {
    return data.values().toArray();
  }

  /** Writes a value, whatever to, as bytes. */
  interface Writing {
    byte[] write(Object value) throws Exception;
  }

  /**
   * The inputs that are read: JSON codecs all read the payload's inputs, others their own output.
   */
  byte[][] inputs(Writing own) throws Exception {
    byte[][] inputs = new byte[data.values().size()][];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] =
          readsDocuments
              ? data.inputs().get(i)
              : own.write(binding.fromModel(data.values().get(i)));
    }
    return inputs;
  }

  /** The messages that are written of each of the payload's values. */
  List<byte[]> written(Writing writing) throws Exception {
    return written(data.values(), writing);
  }

  private List<byte[]> written(List<?> models, Writing writing) throws Exception {
    List<byte[]> messages = new ArrayList<>();
    for (Object model : models) {
      messages.add(writing.write(binding.fromModel(model)));
    }
    return messages;
  }

  /** The payload's documents, which trees are read from. */
  byte[][] documents() {
    return data.documents().toArray(new byte[0][]);
  }

  /** Checks that what is measured is right, too: see {@link Verification}. */
  void verify(Verification.Reading<Object> reading) throws Exception {
    Verification.check(fresh(), binding, reading);
  }

  /**
   * Checks the output after all reading, see {@link CampaignFacts}, and asks the codec again, see
   * {@link AskedAgain}.
   */
  void verifyOutput(Writing writing, AskedAgain.Reading reading) throws Exception {
    facts.check(written(fresh(), writing));
    new AskedAgain(fresh(), !data.isOwnClass(), binding, writing, reading).check();
  }

  /** Checks what messages are compressed to: see {@link CampaignFacts}. */
  void verifyCompressed(List<byte[]> compressed) {
    facts.checkCompressed(compressed);
  }

  /** The payload's beans once more, which the codec cannot know, nor have changed. */
  private List<?> fresh() {
    if (fresh == null) {
      fresh = data.again().values();
    }
    return fresh;
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.CampaignFacts;
import dev.wirebench.fork.FreshPass;
import dev.wirebench.fork.Variant;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The thing that all benchmarks measure: a codec bound to a payload. JMH makes it first and hands
 * it to the states of the benchmark classes, which take from it what their measured lines need.
 *
 * <p>Operations take the next of a payload's values in turn, as {@link Rotation} says.
 */
@State(Scope.Thread)
public class Subject {
  private static final Set<Operation> READING =
      EnumSet.of(
          Operation.DESERIALIZE, Operation.LATENCY_DESERIALIZE, Operation.SHARED_DESERIALIZE);

  /** The source that all threads share: each has a subject of its own, and the first takes it. */
  private static final PayloadSource PAYLOADS = PayloadSource.take();

  @Param("jackson")
  String codec;

  @Param("order-event")
  String payload;

  private Binding<Object> binding;
  private Payload<?> data;
  private Given given;
  private Optional<Given> others;
  private List<?> fresh;
  private boolean readsDocuments;
  private CampaignFacts facts;

  @Setup(Level.Trial)
  @SuppressWarnings("unchecked")
  public void bind(BenchmarkParams params) {
    // First of all: the codec's classes could change what this fork is told.
    facts = CampaignFacts.first();
    data = PAYLOADS.load(payload);
    Codec loaded = Codecs.load(Variant.codec(codec));
    // An application binds all of its types before it is under load.
    Mixture mixture = Mixture.of(loaded, PAYLOADS);
    binding = (Binding<Object>) loaded.bind(data.type());
    readsDocuments = loaded.traits().readsDocuments();
    given = Given.of(data);
    others = FreshPass.isExpected() ? fresh(params.getBenchmark()) : Optional.empty();
    mixture.begin();
  }

  private Optional<Given> fresh(String benchmark) {
    Operation operation = Operation.ofMethod(benchmark.substring(benchmark.lastIndexOf('.') + 1));
    boolean reads = operation == Operation.PARSE || readsDocuments && READING.contains(operation);
    return data.isOwnClass() ? Optional.empty() : given.fresh(reads);
  }

  /**
   * Says whether the next pass is the {@link FreshPass}, and then gives values that differ from the
   * measured ones in a leaf, and their messages. The pass is on the measured ones again where there
   * are no others: of documents for a class of the user's, and as {@link Given} says.
   */
  boolean turnsFresh() {
    if (!FreshPass.isGranted() || others.isEmpty()) {
      return false;
    }
    given = others.get();
    FreshPass.begin();
    return true;
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
    return given.models().stream().map(binding::fromModel).toArray();
  }

  /** The payload's beans. */
  Object[] models() {
    return given.models().toArray();
  }

  /** Writes a value, whatever to, as bytes. */
  interface Writing {
    byte[] write(Object value) throws Exception;
  }

  /**
   * The inputs that are read: JSON codecs all read the payload's inputs, others their own output.
   */
  byte[][] inputs(Writing own) throws Exception {
    List<byte[]> inputs = readsDocuments ? given.inputs() : written(given.models(), own);
    return inputs.toArray(new byte[0][]);
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
    return given.documents().toArray(new byte[0][]);
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

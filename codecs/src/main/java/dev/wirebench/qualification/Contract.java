package dev.wirebench.qualification;

import static dev.wirebench.qualification.Broken.require;
import static dev.wirebench.qualification.Broken.requireEqual;
import static dev.wirebench.qualification.Broken.requireNone;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.fresh.AllocationFloor;
import dev.wirebench.fresh.FreshValues;
import dev.wirebench.fresh.Inside;
import dev.wirebench.fresh.KnownValues;
import dev.wirebench.fresh.PassSize;
import dev.wirebench.fresh.RememberedResults;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.PluginFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Holds a codec to the clauses that need nothing but the codec itself. It runs in the codec's own
 * JVM and loads no other library; {@link DocumentDifference} compares the output from outside.
 */
final class Contract {
  private static final int FEW = 4;

  /** The number of values that are made from one of the payload's, each with another leaf. */
  private static final int FRESH_VALUES = 8;

  private static final String MADE = "a value that differs in one leaf";

  private final Binding<Object> binding;
  private final List<Object> models = new ArrayList<>();
  private final List<Object> expected = new ArrayList<>();
  private final List<byte[]> inputs = new ArrayList<>();
  private final Object unseen;
  private final Object expectedUnseen;
  private final List<Violation> violations = new ArrayList<>();
  private final Class<?> codec;
  private String step;

  private Contract(Codec codec, Binding<Object> binding, Payload<?> payload) {
    this.codec = codec.getClass();
    this.binding = binding;
    this.models.addAll(payload.values());
    this.unseen = payload.unseenValue();
    // A second copy that the codec never sees, so that it shows when the codec changes the first.
    Payload<?> copy = payload.again();
    this.expected.addAll(copy.values());
    this.expectedUnseen = copy.unseenValue();
  }

  private interface Check {
    void run() throws Exception;
  }

  /**
   * @param held what the application may hold
   * @return every clause that {@code codec} breaks for the payload; empty if it qualifies
   */
  static List<Violation> check(
      Codec codec, Binding<Object> binding, Payload<?> asked, HeldObjects held) {
    // A payload can be asked for with one value, and clauses need another beside it.
    Payload<?> payload = asked.enough();
    Contract contract = new Contract(codec, binding, payload);
    boolean readsDocuments = codec.traits().readsDocuments();
    contract.clause(Clause.ROUND_TRIP, () -> contract.roundTrip(readsDocuments ? payload : null));
    if (!contract.violations.isEmpty()) {
      // Without a round trip every other clause would only repeat it.
      return contract.violations;
    }
    contract.clause(Clause.HELD, () -> contract.held(held));
    contract.clause(Clause.FRESH_OUTPUT, contract::freshOutput);
    contract.clause(Clause.UNTOUCHED_INPUT, contract::untouchedInput);
    contract.clause(Clause.NO_ALIASING, contract::noAliasing);
    contract.clause(Clause.READ_WHOLE, contract::readWhole);
    contract.clause(Clause.DETERMINISTIC, contract::deterministic);
    contract.clause(Clause.UNSEEN_VALUES, contract::unseenValues);
    if (contract.violations.isEmpty() && !payload.isOwnClass()) {
      // Of a class of the user's own no values can be made. What is not its own, or not what was
      // written, need not have been remembered.
      contract.clause(Clause.NOTHING_REMEMBERED, contract::nothingRemembered);
    }
    contract.clause(Clause.TRUNCATION, contract::truncation);
    if (binding instanceof BufferAsBytes buffer) {
      contract.clause(Clause.CALLERS_BUFFER, () -> contract.callersBuffer(buffer));
      contract.clause(Clause.TRUNCATION, () -> contract.stopsInBuffer(buffer));
      contract.clause(Clause.NOTHING_COPIED, () -> contract.nothingCopied(buffer));
    }
    return contract.violations;
  }

  private void clause(Clause clause, Check check) {
    step = null;
    try {
      check.run();
    } catch (Broken e) {
      violations.add(new Violation(clause, e.getMessage(), e.withoutValues()));
    } catch (Exception | LinkageError | StackOverflowError e) {
      violations.add(
          PluginFault.of(codec, e)
              .map(sentence -> Violation.of(clause, sentence))
              .orElseGet(() -> Violation.of(clause, e, step)));
    }
  }

  private void roundTrip(Payload<?> documents) throws Exception {
    for (int i = 0; i < models.size(); i++) {
      byte[] output = serialize(models.get(i));
      inputs.add(documents == null ? output.clone() : documents.inputs().get(i).clone());
      requireEqual(expected.get(i), deserialize(output), "value " + i + " after a round trip");
      if (documents != null) {
        byte[] document = documents.inputs().get(i).clone();
        Object value = read("document " + i, document);
        requireEqual(expected.get(i), model(value), "document " + i + " when read");
      }
    }
  }

  /** Else a codec could do its work when it is given a value or asked for one, off the clock. */
  private void held(HeldObjects held) throws Exception {
    requireNone(held.objectionToConversions().stream().toList());
    for (Object value : List.of(binding.fromModel(models.get(0)), readInput(0))) {
      requireNone(held.objection(value).stream().toList());
    }
  }

  private void freshOutput() throws Exception {
    byte[] first = serialize(models.get(0));
    byte[] copy = first.clone();
    // Of the same length, and maybe of another: a buffer may be given out only where it fits.
    byte[] again = serialize(models.get(0));
    byte[] other = serialize(models.get(1));
    require(first != again && first != other, "the same array was returned twice");
    require(Arrays.equals(first, copy), "a returned array changed when the next was written");
  }

  private void untouchedInput() throws Exception {
    byte[] bytes = inputs.get(0).clone();
    read("input 0", bytes);
    require(Arrays.equals(bytes, inputs.get(0)), "deserialize changed the bytes that it read");
    Object value = binding.fromModel(models.get(0));
    write("value 0", value);
    requireEqual(expected.get(0), binding.toModel(value), "the value that serialize was given");
  }

  private void noAliasing() throws Exception {
    byte[] bytes = inputs.get(0).clone();
    Object value = read("input 0", bytes);
    Arrays.fill(bytes, (byte) 0);
    requireEqual(
        expected.get(0), binding.toModel(value), "a value after its bytes were overwritten");
    readInput(1);
    requireEqual(expected.get(0), binding.toModel(value), "a value after the next was read");
  }

  /** Else reading would be paid for by whoever uses the value, after the clock. */
  private void readWhole() throws Exception {
    Object value = readInput(0);
    Inside another = Inside.of(readInput(0));
    Inside before = Inside.of(value).without(another);
    long undecoded = before.raw() - Inside.of(expected.get(0)).raw();
    require(undecoded <= 0, "it keeps " + undecoded + " bytes that it has not decoded");
    // Whoever prints a value asks for all of it.
    require(!binding.toModel(value).toString().isEmpty(), "a value prints nothing");
    before
        .changedIn(Inside.of(value))
        .ifPresent(
            type -> {
              throw new Broken("a " + type + " decodes when it is asked for what it holds");
            });
  }

  private void deterministic() throws Exception {
    List<byte[]> first = new ArrayList<>();
    for (Object model : models) {
      first.add(serialize(model));
    }
    for (int i = models.size() - 1; i >= 0; i--) {
      require(
          Arrays.equals(first.get(i), serialize(models.get(i))),
          "value " + i + " gave other bytes the second time");
    }
  }

  private void unseenValues() throws Exception {
    requireEqual(expectedUnseen, deserialize(serialize(unseen)), "a value not known at set-up");
    requireEqual(
        expected.get(0),
        deserialize(serialize(models.get(0))),
        "a known value after an unknown one");
  }

  private void nothingRemembered() throws Exception {
    FreshValues fresh = new FreshValues(1);
    for (int i = 0; i < freshValues(); i++) {
      // Twice, so that whatever is kept is kept by now.
      serialize(models.get(0));
      deserialize(serialize(models.get(0)));
      Object like = fresh.like(expected.get(0));
      requireEqual(like, deserialize(serialize(like)), "a value that differs in one leaf");
    }
    changedInPlace(fresh);
    Object first = readInput(0);
    Object second = readInput(0);
    SharedParts.of(first, second)
        .ifPresent(
            shared -> {
              throw new Broken(
                  "two reads of equal bytes have a " + shared.getName() + " in common");
            });
    requireNone(RememberedResults.objections(binding, expected.get(0)));
    requireNone(new KnownValues(binding, expected, inputs).objections());
    requireNone(
        AllocationFloor.objections(
            binding, binding.fromModel(FreshValues.copy(expected.get(0))), inputs.get(0)));
  }

  private int freshValues() {
    return inputs.get(0).length < PassSize.LARGE ? FRESH_VALUES : FEW;
  }

  /** Only where the library writes the application's own objects. */
  private void changedInPlace(FreshValues fresh) throws Exception {
    Object model = FreshValues.copy(expected.get(0));
    Object value = binding.fromModel(model);
    if (value != model || model instanceof Record) {
      return;
    }
    for (int i = 0; i < freshValues(); i++) {
      write(MADE, value);
      fresh.change(model);
      requireEqual(
          model, deserialize(write(MADE, value)), "a value that changed since it was written");
    }
  }

  private void callersBuffer(BufferAsBytes buffer) throws Exception {
    requireNone(CallersBuffer.objections(buffer, models, inputs, expected.get(0)));
  }

  private void stopsInBuffer(BufferAsBytes buffer) {
    requireNone(CallersBuffer.readingOn(buffer, inputs.get(0), expected.get(0)));
  }

  private void nothingCopied(BufferAsBytes buffer) throws Exception {
    requireNone(NothingCopied.objections(buffer, expected.get(0)));
  }

  private void truncation() throws Exception {
    byte[] whole = inputs.get(0);
    for (int length : Prefixes.lengths(whole.length)) {
      require(
          !expected.get(0).equals(readOrNull(Arrays.copyOf(whole, length))),
          "the first " + length + " of " + whole.length + " bytes were read as the whole value");
    }
  }

  private Object readOrNull(byte[] bytes) {
    try {
      return deserialize(bytes);
    } catch (Exception | StackOverflowError rejected) {
      return null;
    } catch (OutOfMemoryError endless) {
      throw new Broken("the first " + bytes.length + " bytes were read until memory ran out");
    }
  }

  private byte[] serialize(Object model) throws Exception {
    return write(name(model), binding.fromModel(model));
  }

  /** Reads what was written right before. */
  private Object deserialize(byte[] bytes) throws Exception {
    step = step == null ? null : step.replace(" was written", " was read back");
    return model(binding.deserialize(bytes));
  }

  private Object model(Object value) {
    return value == null ? null : binding.toModel(value);
  }

  private Object readInput(int i) throws Exception {
    return read("input " + i, inputs.get(i).clone());
  }

  /** Remembers what is done, for the sentence about what it throws. */
  private byte[] write(String what, Object value) throws Exception {
    step = "when " + what + " was written";
    return binding.serialize(value);
  }

  private Object read(String what, byte[] bytes) throws Exception {
    step = "when " + what + " was read";
    return binding.deserialize(bytes);
  }

  private String name(Object model) {
    for (int i = 0; i < models.size(); i++) {
      if (models.get(i) == model) {
        return "value " + i;
      }
    }
    return model == unseen ? "a value not known at set-up" : MADE;
  }
}

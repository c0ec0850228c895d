package dev.wirebench.qualities;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.models.Payload;
import dev.wirebench.models.probelists.bean.ProbeLists;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Reads damaged messages with a codec. */
final class HostileProbe implements Probe<HostileProbe.Request> {
  /**
   * The depths of the values that the codec writes itself. Deeper ones would take some codecs too
   * long.
   */
  private static final int[] DEPTHS = {1_000, 10_000};

  private static final int AROUND = 30;

  private Binding<Object> binding;
  private final List<byte[]> messages = new ArrayList<>();
  private final List<Object> expected = new ArrayList<>();

  /**
   * @param payload id of the payload
   * @param cases ids of the ways of damage
   */
  record Request(String payload, long seed, TreeSet<String> cases) implements Serializable {}

  @Override
  @SuppressWarnings("unchecked")
  public List<Attempt> attempts(Codec codec, Request request) throws Exception {
    Payload<?> payload = Payload.load(request.payload() + "-first-" + Payload.FEWEST_VALUES);
    binding = (Binding<Object>) codec.bind(payload.type());
    for (int i = 0; i < payload.values().size(); i++) {
      byte[] message =
          codec.traits().readsDocuments()
              ? payload.inputs().get(i)
              : binding.serialize(binding.fromModel(payload.values().get(i)));
      messages.add(message);
      expected.add(read(message));
    }
    String format = codec.traits().format().label();
    Damages damages = new Damages(request.seed(), messages, format);
    List<Attempt> attempts = new ArrayList<>();
    for (String each : request.cases()) {
      damages.of(each).forEach(damage -> attempts.add(attempt(damage)));
    }
    if (request.cases().contains(Damages.NESTED)) {
      Nesting.of(format).forEach(damage -> attempts.add(attempt(damage)));
      if (payload.type().bean().type() == ProbeLists.class) {
        for (int depth : DEPTHS) {
          attempts.add(new Deep(depth));
        }
      }
    }
    return attempts;
  }

  private Attempt attempt(DamagedMessage damage) {
    return new Read(
        damage, damage.value() == DamagedMessage.NO_VALUE ? null : expected.get(damage.value()));
  }

  private Object read(byte[] message) throws Exception {
    Object value = binding.deserialize(message.clone());
    return value == null ? null : LargeStack.call(() -> binding.toModel(value));
  }

  @Override
  public boolean isSound() {
    try {
      return expected.get(0).equals(read(messages.get(0)));
    } catch (Exception e) {
      return false;
    }
  }

  /** A value that the codec writes and reads, which not all of them finish to write. */
  private final class Deep implements Attempt {
    private final String what;
    private final int depth;
    private byte[] written;

    Deep(int depth) {
      this.what = String.format(Locale.ROOT, "a value of its own, %,d deep", depth);
      this.depth = depth;
    }

    @Override
    public String caseId() {
      return Damages.NESTED;
    }

    @Override
    public String input() {
      return written == null ? what + ", while writing" : what + ": " + Excerpt.of(written);
    }

    @Override
    public Outcome thrown() {
      return Outcome.REJECTS;
    }

    @Override
    public Answer run() throws Exception {
      ProbeLists value = Nesting.chain(depth);
      byte[] bytes;
      try {
        bytes = LargeStack.call(() -> binding.serialize(binding.fromModel(value)));
      } catch (Exception | StackOverflowError | OutOfMemoryError e) {
        // Another program may write what this codec cannot, but there is no such message here.
        return new Answer(
            Outcome.UNTESTED,
            Excerpt.said(
                String.format(Locale.ROOT, "it does not write %,d levels: ", depth)
                    + Excerpt.of(e)));
      }
      written = bytes;
      return new Read(
              new DamagedMessage(Damages.NESTED, what, bytes, DamagedMessage.NO_VALUE), value)
          .run();
    }
  }

  private final class Read implements Attempt {
    private final DamagedMessage damage;
    private final Object meant;

    /**
     * @param meant what the message was before it was damaged; null if it was none
     */
    Read(DamagedMessage damage, Object meant) {
      this.damage = damage;
      this.meant = meant;
    }

    @Override
    public String caseId() {
      return damage.caseId();
    }

    @Override
    public String input() {
      return damage.what() + ": " + Excerpt.of(damage.bytes());
    }

    @Override
    public Outcome thrown() {
      return Outcome.REJECTS;
    }

    @Override
    public Answer run() throws Exception {
      Object value = binding.deserialize(damage.bytes().clone());
      return LargeStack.call(() -> judge(value));
    }

    private Answer judge(Object value) {
      Object model;
      try {
        model = value == null ? null : binding.toModel(value);
      } catch (RuntimeException unlike) {
        // What the application holds is a map or a message, and not what it would use.
        return new Answer(
            Outcome.WRONG_VALUE,
            Excerpt.said("read as what the class does not hold: " + Excerpt.of(unlike)));
      }
      if (model == null) {
        return new Answer(Outcome.WRONG_VALUE, "read as null");
      }
      return model.equals(meant)
          ? Answer.of(Outcome.ACCEPTS)
          : new Answer(Outcome.WRONG_VALUE, difference(model.toString()));
    }

    private String difference(String actual) {
      if (meant == null) {
        return Excerpt.said("read as " + around(actual, 0));
      }
      String usual = meant.toString();
      int at = Math.max(0, Arrays.mismatch(usual.toCharArray(), actual.toCharArray()));
      return Excerpt.said("got " + around(actual, at) + " for " + around(usual, at));
    }

    private static String around(String text, int at) {
      return text.substring(
          Math.min(text.length(), Math.max(0, at - AROUND)), Math.min(text.length(), at + AROUND));
    }
  }
}

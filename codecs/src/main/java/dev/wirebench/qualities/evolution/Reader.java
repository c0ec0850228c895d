package dev.wirebench.qualities.evolution;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.WritersSchema;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Bound;
import dev.wirebench.qualities.Excerpt;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Probe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The program that reads; asked for messages. It judges what it has read. */
public final class Reader implements Probe<ArrayList<Message>> {
  /** The generated conversions between beans and other classes. */
  private static final String CONVERSIONS = "dev.wirebench.models.";

  private static final String CONVERSION = "toBean";

  private static final Answer KEPT =
      new Answer(
          Outcome.WORKS, "kept as it was written, and a bean of the reader's has no place for it");

  @Override
  public List<Attempt> attempts(Codec codec, ArrayList<Message> messages) {
    return messages.stream().<Attempt>map(message -> new Read(codec, message)).toList();
  }

  private record Read(Codec codec, Message message) implements Attempt {
    @Override
    public String about() {
      return message.about();
    }

    @Override
    public String caseId() {
      return message.caseId();
    }

    @Override
    public String input() {
      return Excerpt.of(message.bytes());
    }

    @Override
    public Answer run() throws Exception {
      return Bound.use(codec, message.payload(), (binding, payload) -> answer(binding));
    }

    @Override
    public Outcome thrown() {
      return Outcome.ERROR;
    }

    private Answer answer(Binding<Object> binding) throws Exception {
      if (binding instanceof WritersSchema reader) {
        reader.learn(message.schema());
      }
      Object value;
      try {
        value = binding.deserialize(message.bytes().clone());
      } catch (Exception e) {
        if (isOfConversion(e)) {
          return new Answer(
              Outcome.ERROR,
              "the library reads it, and the row's conversion to the bean throws " + Excerpt.of(e));
        }
        throw e;
      }
      return value == null ? new Answer(Outcome.DEFAULT, "read as null") : judged(binding, value);
    }

    private Answer judged(Binding<Object> binding, Object value) {
      Object tree;
      try {
        tree = ModelTree.of(binding.toModel(value));
      } catch (RuntimeException | LinkageError e) {
        return isSameMessage(binding, value) || isWrittenMap(value)
            ? KEPT
            : new Answer(
                Outcome.SILENT_GARBAGE,
                "read without an error, and using what was read throws " + Excerpt.of(e));
      }
      String said = "read as " + Excerpt.text(tree.toString());
      return switch (ValueComparison.of(message.expected(), tree, message.alsoEmpty())) {
        case SAME -> new Answer(Outcome.WORKS, said);
        case EMPTIER -> new Answer(Outcome.DEFAULT, said);
        case OTHER -> isWrittenMap(value) ? KEPT : new Answer(Outcome.SILENT_GARBAGE, said);
      };
    }

    /** Says whether an application that passes the value on loses nothing. */
    private boolean isSameMessage(Binding<Object> binding, Object value) {
      try {
        return Arrays.equals(message.bytes(), binding.serialize(value));
      } catch (Exception | LinkageError e) {
        return false;
      }
    }

    /**
     * Says whether an application that holds maps has what was written, whatever a bean would have.
     */
    private boolean isWrittenMap(Object value) {
      return value instanceof Map<?, ?> map
          && ValueComparison.of(message.written(), ModelTree.of(map), message.alsoEmpty())
              == ValueComparison.Alike.SAME;
    }
  }

  /**
   * Says whether our code has thrown it: that of a configuration which holds the bean, reads
   * another class, and converts. A library's compiler may have added code to the class itself.
   */
  private static boolean isOfConversion(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> !frame.getClassName().startsWith("java."))
        .findFirst()
        .map(
            frame ->
                frame.getClassName().startsWith(CONVERSIONS)
                    && frame.getMethodName().startsWith(CONVERSION))
        .orElse(false);
  }
}

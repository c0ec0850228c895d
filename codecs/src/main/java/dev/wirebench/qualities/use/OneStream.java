package dev.wirebench.qualities.use;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.StreamBinding;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Excerpt;
import dev.wirebench.qualities.Outcome;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** Finds out whether messages that stand in a stream one after the other are told apart. */
final class OneStream {
  private static final int MESSAGES = 3;

  private OneStream() {}

  static Answer read(Binding<Object> binding, Payload<?> payload) throws Exception {
    if (!(binding instanceof StreamBinding<?>)) {
      return new Answer(
          Outcome.NOT_APPLICABLE, "no stream API: a message ends where its array does");
    }
    @SuppressWarnings("unchecked")
    StreamBinding<Object> streams = (StreamBinding<Object>) binding;
    List<?> models = payload.values().subList(0, MESSAGES);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ClosingOutput out = new ClosingOutput(bytes);
    for (Object model : models) {
      streams.write(binding.fromModel(model), out);
      out.flush();
    }
    return read(binding, streams, models, bytes.toByteArray(), out.isClosed)
        .shownBy(bytes.toByteArray());
  }

  private static Answer read(
      Binding<Object> binding,
      StreamBinding<Object> streams,
      List<?> models,
      byte[] bytes,
      boolean wasClosed) {
    ByteArrayInputStream all = new ByteArrayInputStream(bytes);
    ClosingInput in = new ClosingInput(all);
    for (int i = 0; i < models.size(); i++) {
      Object value = null;
      String said = "read as null";
      try {
        value = streams.read(in);
        value = value == null ? null : binding.toModel(value);
      } catch (Exception e) {
        if (i == 0) {
          return new Answer(
              Outcome.ERROR, "refuses a message with another behind it: " + Excerpt.of(e));
        }
        said = Excerpt.of(e);
      }
      if (value == null && i > 0) {
        return framing(i, bytes.length - all.available(), bytes.length, said);
      }
      if (!models.get(i).equals(value)) {
        return new Answer(
            Outcome.SILENT_GARBAGE,
            "message " + (i + 1) + " of " + models.size() + " is read as another value");
      }
    }
    return wasClosed || in.isClosed
        ? new Answer(Outcome.NO, "closes the stream behind each message; else they are told apart")
        : new Answer(Outcome.WORKS, models.size() + " messages, with nothing between them");
  }

  private static Answer framing(int read, int taken, int bytes, String said) {
    return new Answer(
        Outcome.NO,
        "needs framing: behind message "
            + read
            + ", "
            + taken
            + " of "
            + bytes
            + " bytes are taken from the stream; then "
            + said);
  }

  /** Notes that a library closes it, and stays open: applications have such streams, too. */
  private static final class ClosingOutput extends FilterOutputStream {
    private boolean isClosed;

    ClosingOutput(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }

  private static final class ClosingInput extends FilterInputStream {
    private boolean isClosed;

    ClosingInput(InputStream in) {
      super(in);
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}

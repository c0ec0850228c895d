package dev.wirebench.codec;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;

/**
 * The media of a JSON library that writes to a {@code Writer} and reads from a {@code Reader} or a
 * {@code String}: UTF-8 is the JDK's work, as it is for whoever uses such a library. A buffer's
 * writer is kept with it, a stream's is new.
 */
public interface BufferByWriter<N> extends TextBinding<N>, BufferByStream<N> {
  /** Writes all of the value; the writer stays open. */
  void write(N value, Writer writer) throws Exception;

  /**
   * @param reader ends behind the value
   */
  N read(Reader reader) throws Exception;

  @Override
  default void write(N value, OutputStream out) throws Exception {
    Writer writer = new BufferedWriter(new OutputStreamWriter(out, UTF_8));
    write(value, writer);
    writer.flush();
  }

  @Override
  default void write(N value, ArrayOutput out) throws Exception {
    Writer writer = out.writer();
    try {
      write(value, writer);
    } finally {
      // After an error too: else the next value would be written behind a part of this one.
      writer.flush();
    }
  }

  @Override
  default N read(InputStream in) throws Exception {
    return read(new InputStreamReader(in, UTF_8));
  }

  @Override
  default N read(byte[] bytes, int offset, int length) throws Exception {
    return read(new String(bytes, offset, length, UTF_8));
  }
}

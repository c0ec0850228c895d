package dev.wirebench.codec;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;

/**
 * A {@link BufferBinding} of a library with a stream API: what it writes to a stream it appends to
 * the buffer. A library that reads parts of arrays without a stream overrides {@link #read(byte[],
 * int, int)}, and one that writes to arrays {@link #write(Object, ArrayOutput)}.
 */
public interface BufferByStream<N> extends StreamBinding<N>, BufferBinding<N> {
  @Override
  default void write(N value, ArrayOutput out) throws Exception {
    write(value, (OutputStream) out);
  }

  @Override
  default N read(byte[] bytes, int offset, int length) throws Exception {
    return read(new ByteArrayInputStream(bytes, offset, length));
  }
}

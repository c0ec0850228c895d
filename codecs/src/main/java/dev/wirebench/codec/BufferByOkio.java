package dev.wirebench.codec;

import java.io.InputStream;
import java.io.OutputStream;
import okio.Buffer;
import okio.BufferedSink;
import okio.Okio;

/**
 * The other media of a library that knows Okio's buffers: a stream, or a buffer of the caller's, is
 * one end of them. What Okio keeps in between are segments that it uses again.
 */
public interface BufferByOkio<N> extends OkioBinding<N>, BufferByStream<N> {
  @Override
  default void write(N value, OutputStream out) throws Exception {
    BufferedSink sink = Okio.buffer(Okio.sink(out));
    write(value, sink);
    sink.emit();
  }

  @Override
  default N read(InputStream in) throws Exception {
    return read(Okio.buffer(Okio.source(in)));
  }

  @Override
  default N read(byte[] bytes, int offset, int length) throws Exception {
    return read(new Buffer().write(bytes, offset, length));
  }
}

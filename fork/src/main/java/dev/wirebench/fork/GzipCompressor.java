package dev.wirebench.fork;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The JDK's own, as web servers and clients call it: new streams for each message, at their own
 * buffer sizes, around a buffer of bytes that is kept.
 */
final class GzipCompressor implements Compressor {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final int level;

  GzipCompressor(int level) {
    this.level = level;
  }

  @Override
  public byte[] compress(byte[] message) throws IOException {
    out.reset();
    try (OutputStream gzip = new AtLevel(out, level)) {
      gzip.write(message);
    }
    return out.toByteArray();
  }

  @Override
  public byte[] decompress(byte[] compressed) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    }
  }

  @Override
  public void close() {
    // Every stream has given back what it held.
  }

  /** The level has no other way into a stream. */
  private static final class AtLevel extends GZIPOutputStream {
    AtLevel(OutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }
}

package dev.wirebench.qualification;

import dev.wirebench.codec.ArrayOutput;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.BufferBinding;
import java.util.Arrays;

/** An API on buffers of the caller's as one of bytes: for the contract, never measured. */
final class BufferAsBytes extends AsBytes {
  /**
   * The bytes of the buffer before the value. The number is odd, so that nothing in the value is
   * aligned by chance.
   */
  private static final int BEFORE = 7;

  private final Binding<Object> bytes;
  private final BufferBinding<Object> buffers;

  BufferAsBytes(Binding<Object> binding, BufferBinding<Object> buffers) {
    super(binding);
    this.bytes = binding;
    this.buffers = buffers;
  }

  /** The API of bytes of this codec. */
  Binding<Object> bytes() {
    return bytes;
  }

  BufferBinding<Object> buffers() {
    return buffers;
  }

  @Override
  public byte[] serialize(Object value) throws Exception {
    ArrayOutput out = new ArrayOutput(BEFORE);
    out.write(new byte[BEFORE]);
    buffers.write(value, out);
    return Arrays.copyOfRange(out.array(), BEFORE, out.count());
  }

  @Override
  public Object deserialize(byte[] message) throws Exception {
    byte[] around = new byte[BEFORE + message.length + BEFORE];
    System.arraycopy(message, 0, around, BEFORE, message.length);
    return buffers.read(around, BEFORE, message.length);
  }
}

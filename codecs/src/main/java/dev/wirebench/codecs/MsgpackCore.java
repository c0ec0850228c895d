package dev.wirebench.codecs;

import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.orderevent.bean.Flags;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageTypeException;
import org.msgpack.core.MessageUnpacker;
import org.msgpack.core.buffer.ArrayBufferInput;
import org.msgpack.core.buffer.InputStreamBufferInput;
import org.msgpack.core.buffer.OutputStreamBufferOutput;

public final class MsgpackCore implements Codec {
  private static final int EVENT_FIELDS = 12;
  private static final int FLAGS_FIELDS = 3;

  @Override
  public Traits traits() {
    return Traits.of("msgpack-core", Format.MESSAGE_PACK)
        .artifact("msgpack-core", MessagePack.class)
        .licence("Apache-2.0")
        .needs(Need.HAND_WRITTEN_CODE)
        .threadSafety(ThreadSafety.ONE_PER_THREAD, "Threads must not share packer and unpacker.")
        .configuration(
            "Packed by hand as arrays of values without names; packer and unpacker are reused and"
                + " the result is copied out.",
            "https://github.com/msgpack/msgpack-java#quick-start")
        .note("The code for a payload is written by hand: there is none but for order-event.")
        .note("Both ends must agree on the order of the fields.")
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    if (payload.bean().type() != OrderEvent.class) {
      throw new UnsupportedPayload("no hand-written packer for this payload");
    }
    return new Packed();
  }

  private static final class Packed extends ClassBinding<OrderEvent, OrderEvent>
      implements BufferByStream<OrderEvent> {
    private final MessageBufferPacker packer = MessagePack.newDefaultBufferPacker();
    private final ArrayBufferInput input = new ArrayBufferInput(new byte[0]);
    private final OutputStreamBufferOutput streamOutput =
        new OutputStreamBufferOutput(OutputStream.nullOutputStream());
    private final MessagePacker streamPacker = MessagePack.newDefaultPacker(streamOutput);
    private final InputStreamBufferInput streamInput =
        new InputStreamBufferInput(InputStream.nullInputStream());
    private final MessageUnpacker unpacker = MessagePack.newDefaultUnpacker(input);

    Packed() {
      super(HeldClass.of(OrderEvent.class));
    }

    @Override
    public byte[] serialize(OrderEvent event) throws IOException {
      packer.clear();
      pack(packer, event);
      return packer.toByteArray();
    }

    @Override
    public OrderEvent deserialize(byte[] bytes) throws IOException {
      input.reset(bytes);
      unpacker.reset(input);
      return unpackEvent(unpacker);
    }

    @Override
    public void write(OrderEvent event, OutputStream out) throws IOException {
      streamPacker.clear();
      streamOutput.reset(out);
      pack(streamPacker, event);
      streamPacker.flush();
    }

    @Override
    public OrderEvent read(InputStream in) throws IOException {
      streamInput.reset(in);
      unpacker.reset(streamInput);
      return unpackEvent(unpacker);
    }

    @Override
    public OrderEvent read(byte[] bytes, int offset, int length) throws IOException {
      input.reset(bytes, offset, length);
      unpacker.reset(input);
      return unpackEvent(unpacker);
    }
  }

  private static void pack(MessagePacker packer, OrderEvent event) throws IOException {
    packer.packArrayHeader(EVENT_FIELDS);
    packer.packString(event.getOrderId());
    packer.packString(event.getSymbol());
    packer.packString(event.getSide());
    packer.packInt(event.getQuantity());
    packer.packDouble(event.getPrice());
    packer.packLong(event.getTimestamp());
    packer.packString(event.getStatus());
    packer.packString(event.getTraderId());
    packer.packString(event.getAccountId());
    packer.packString(event.getVenue());
    packer.packString(event.getCurrency());
    pack(packer, event.getFlags());
  }

  private static void pack(MessagePacker packer, Flags flags) throws IOException {
    if (flags == null) {
      packer.packNil();
      return;
    }
    packer.packArrayHeader(FLAGS_FIELDS);
    packer.packBoolean(flags.getMarginCall());
    packer.packBoolean(flags.getIcebergOrder());
    packer.packInt(flags.getVisibleQuantity());
  }

  private static OrderEvent unpackEvent(MessageUnpacker unpacker) throws IOException {
    expect(EVENT_FIELDS, unpacker.unpackArrayHeader());
    OrderEvent event = new OrderEvent();
    event.setOrderId(unpacker.unpackString());
    event.setSymbol(unpacker.unpackString());
    event.setSide(unpacker.unpackString());
    event.setQuantity(unpacker.unpackInt());
    event.setPrice(unpacker.unpackDouble());
    event.setTimestamp(unpacker.unpackLong());
    event.setStatus(unpacker.unpackString());
    event.setTraderId(unpacker.unpackString());
    event.setAccountId(unpacker.unpackString());
    event.setVenue(unpacker.unpackString());
    event.setCurrency(unpacker.unpackString());
    event.setFlags(unpackFlags(unpacker));
    return event;
  }

  private static Flags unpackFlags(MessageUnpacker unpacker) throws IOException {
    if (unpacker.tryUnpackNil()) {
      return null;
    }
    expect(FLAGS_FIELDS, unpacker.unpackArrayHeader());
    Flags flags = new Flags();
    flags.setMarginCall(unpacker.unpackBoolean());
    flags.setIcebergOrder(unpacker.unpackBoolean());
    flags.setVisibleQuantity(unpacker.unpackInt());
    return flags;
  }

  private static void expect(int fields, int found) {
    if (found != fields) {
      throw new MessageTypeException("expected " + fields + " fields, got " + found);
    }
  }
}

package dev.wirebench.codecs;

import dev.wirebench.avro.orderevent.Flags;
import dev.wirebench.avro.orderevent.OrderEvent;
import dev.wirebench.codec.Binding;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Held;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.Payload;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.util.ClassSecurityValidator;

public final class Avro implements Codec {
  @Override
  public Traits traits() {
    return Traits.of("avro", new Format("Avro", false, "C, C++, C#, Java, Python, Rust and more"))
        .artifact("avro", Schema.class)
        .licence("Apache-2.0")
        .needs(Need.SCHEMA, Need.GENERATED_CODE)
        .holds(Held.GENERATED_MESSAGE)
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD, "Threads must not share encoder, decoder and output.")
        .configuration(
            "Holds generated classes: SpecificDatumWriter and SpecificDatumReader; the buffered"
                + " encoder, the decoder and the output are reused, and the result is copied out;"
                + " only these classes are trusted.",
            "https://avro.apache.org/docs/1.12.0/api/java/org/apache/avro/io/EncoderFactory.html")
        .note("The object is built beforehand: no row here converts it from the application's own.")
        .note("A payload needs a schema of Avro's: there is none but for order-event.")
        .note("Bytes do not say which schema wrote them: a reader must know it.")
        .build();
  }

  @Override
  public <T> Binding<?> bind(Payload<T> payload) {
    if (payload.type().bean().type() != dev.wirebench.models.orderevent.bean.OrderEvent.class) {
      throw new UnsupportedPayload("no Avro schema for this payload");
    }
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(
            ClassSecurityValidator.DEFAULT_TRUSTED_CLASSES,
            ClassSecurityValidator.builder().add(OrderEvent.class).add(Flags.class).build()));
    return new Specific();
  }

  private static final class Specific
      extends ClassBinding<dev.wirebench.models.orderevent.bean.OrderEvent, OrderEvent>
      implements BufferByStream<OrderEvent> {
    private final SpecificDatumWriter<OrderEvent> writer =
        new SpecificDatumWriter<>(OrderEvent.class);
    private final SpecificDatumReader<OrderEvent> reader =
        new SpecificDatumReader<>(OrderEvent.class);
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);
    private final BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(buffer, null);
    private final BinaryEncoder streamed =
        EncoderFactory.get().binaryEncoder(OutputStream.nullOutputStream(), null);
    private final BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(new byte[0], null);

    Specific() {
      super(new HeldClass<>(OrderEvent.class, Avro::fromBean, Avro::toBean));
    }

    @Override
    public byte[] serialize(OrderEvent event) throws IOException {
      buffer.reset();
      writeBy(encoder, event);
      return buffer.toByteArray();
    }

    private void writeBy(BinaryEncoder to, OrderEvent event) throws IOException {
      try {
        writer.write(event, to);
      } finally {
        // After an error too: else the next event would be written behind a part of this one.
        to.flush();
      }
    }

    @Override
    public OrderEvent deserialize(byte[] bytes) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, decoder));
    }

    @Override
    public void write(OrderEvent event, OutputStream out) throws IOException {
      writeBy(EncoderFactory.get().binaryEncoder(out, streamed), event);
    }

    @Override
    public OrderEvent read(InputStream in) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(in, decoder));
    }

    @Override
    public OrderEvent read(byte[] bytes, int offset, int length) throws IOException {
      return reader.read(null, DecoderFactory.get().binaryDecoder(bytes, offset, length, decoder));
    }
  }

  private static OrderEvent fromBean(dev.wirebench.models.orderevent.bean.OrderEvent bean) {
    return new OrderEvent(
        bean.getOrderId(),
        bean.getSymbol(),
        bean.getSide(),
        bean.getQuantity(),
        bean.getPrice(),
        bean.getTimestamp(),
        bean.getStatus(),
        bean.getTraderId(),
        bean.getAccountId(),
        bean.getVenue(),
        bean.getCurrency(),
        fromBean(bean.getFlags()));
  }

  private static Flags fromBean(dev.wirebench.models.orderevent.bean.Flags bean) {
    return bean == null
        ? null
        : new Flags(bean.getMarginCall(), bean.getIcebergOrder(), bean.getVisibleQuantity());
  }

  private static dev.wirebench.models.orderevent.bean.OrderEvent toBean(OrderEvent event) {
    var bean = new dev.wirebench.models.orderevent.bean.OrderEvent();
    bean.setOrderId(event.getOrderId());
    bean.setSymbol(event.getSymbol());
    bean.setSide(event.getSide());
    bean.setQuantity(event.getQuantity());
    bean.setPrice(event.getPrice());
    bean.setTimestamp(event.getTimestamp());
    bean.setStatus(event.getStatus());
    bean.setTraderId(event.getTraderId());
    bean.setAccountId(event.getAccountId());
    bean.setVenue(event.getVenue());
    bean.setCurrency(event.getCurrency());
    bean.setFlags(toBean(event.getFlags()));
    return bean;
  }

  private static dev.wirebench.models.orderevent.bean.Flags toBean(Flags flags) {
    if (flags == null) {
      return null;
    }
    var bean = new dev.wirebench.models.orderevent.bean.Flags();
    bean.setMarginCall(flags.getMarginCall());
    bean.setIcebergOrder(flags.getIcebergOrder());
    bean.setVisibleQuantity(flags.getVisibleQuantity());
    return bean;
  }
}

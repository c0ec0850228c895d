package dev.wirebench.codecs;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.wirebench.codec.BufferByStream;
import dev.wirebench.codec.ClassBinding;
import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Format;
import dev.wirebench.codec.Need;
import dev.wirebench.codec.TextBinding;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.codec.Traits;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.HeldClass;
import dev.wirebench.models.PayloadType;
import dev.wirebench.models.orderevent.bean.Flags;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;

public final class JacksonStreaming implements Codec {
  // Quoted and encoded once, as databind has the names of its properties.
  private static final SerializableString ORDER_ID = new SerializedString("orderId");
  private static final SerializableString SYMBOL = new SerializedString("symbol");
  private static final SerializableString SIDE = new SerializedString("side");
  private static final SerializableString QUANTITY = new SerializedString("quantity");
  private static final SerializableString PRICE = new SerializedString("price");
  private static final SerializableString TIMESTAMP = new SerializedString("timestamp");
  private static final SerializableString STATUS = new SerializedString("status");
  private static final SerializableString TRADER_ID = new SerializedString("traderId");
  private static final SerializableString ACCOUNT_ID = new SerializedString("accountId");
  private static final SerializableString VENUE = new SerializedString("venue");
  private static final SerializableString CURRENCY = new SerializedString("currency");
  private static final SerializableString FLAGS = new SerializedString("flags");
  private static final SerializableString MARGIN_CALL = new SerializedString("marginCall");
  private static final SerializableString ICEBERG_ORDER = new SerializedString("icebergOrder");
  private static final SerializableString VISIBLE_QUANTITY =
      new SerializedString("visibleQuantity");

  private final JsonFactory factory = JsonFactory.builder().build();

  @Override
  public Traits traits() {
    return Traits.of("jackson-streaming", Format.JSON)
        .artifact("jackson-core", JsonFactory.class)
        .licence("Apache-2.0")
        .needs(Need.HAND_WRITTEN_CODE)
        .threadSafety(
            ThreadSafety.ONE_PER_THREAD,
            "One per thread for its output buffer alone: a JsonFactory may be shared.")
        .configuration(
            "JsonGenerator and JsonParser by hand, without databind; names that are encoded once,"
                + " one JsonFactory, one output buffer that is copied out.",
            "https://github.com/FasterXML/jackson-docs/wiki/JacksonStreamingApi")
        .note("The code for a payload is written by hand: there is none but for order-event.")
        .tuned()
        .build();
  }

  @Override
  public <T> ClassBinding<?, ?> bind(PayloadType<T> payload) {
    if (payload.bean().type() != OrderEvent.class) {
      throw new UnsupportedPayload("no hand-written streaming code for this payload");
    }
    return new Streamed(factory);
  }

  private static final class Streamed extends ClassBinding<OrderEvent, OrderEvent>
      implements TextBinding<OrderEvent>, BufferByStream<OrderEvent> {
    private final JsonFactory factory;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(4096);

    Streamed(JsonFactory factory) {
      super(HeldClass.of(OrderEvent.class));
      this.factory = factory;
    }

    @Override
    public byte[] serialize(OrderEvent event) throws IOException {
      buffer.reset();
      write(event, buffer);
      return buffer.toByteArray();
    }

    @Override
    public OrderEvent deserialize(byte[] bytes) throws IOException {
      try (JsonParser json = factory.createParser(bytes)) {
        return readDocument(json);
      }
    }

    @Override
    public void write(OrderEvent event, OutputStream out) throws IOException {
      try (JsonGenerator json = factory.createGenerator(out)) {
        writeEvent(json, event);
      }
    }

    @Override
    public OrderEvent read(InputStream in) throws IOException {
      try (JsonParser json = factory.createParser(in)) {
        return readDocument(json);
      }
    }

    @Override
    public OrderEvent read(byte[] bytes, int offset, int length) throws IOException {
      try (JsonParser json = factory.createParser(bytes, offset, length)) {
        return readDocument(json);
      }
    }

    @Override
    public String write(OrderEvent event) throws IOException {
      StringWriter text = new StringWriter();
      try (JsonGenerator json = factory.createGenerator(text)) {
        writeEvent(json, event);
      }
      return text.toString();
    }

    @Override
    public OrderEvent read(String text) throws IOException {
      try (JsonParser json = factory.createParser(text)) {
        return readDocument(json);
      }
    }
  }

  private static void writeEvent(JsonGenerator json, OrderEvent event) throws IOException {
    json.writeStartObject();
    json.writeFieldName(ORDER_ID);
    json.writeString(event.getOrderId());
    json.writeFieldName(SYMBOL);
    json.writeString(event.getSymbol());
    json.writeFieldName(SIDE);
    json.writeString(event.getSide());
    json.writeFieldName(QUANTITY);
    json.writeNumber(event.getQuantity());
    json.writeFieldName(PRICE);
    json.writeNumber(event.getPrice());
    json.writeFieldName(TIMESTAMP);
    json.writeNumber(event.getTimestamp());
    json.writeFieldName(STATUS);
    json.writeString(event.getStatus());
    json.writeFieldName(TRADER_ID);
    json.writeString(event.getTraderId());
    json.writeFieldName(ACCOUNT_ID);
    json.writeString(event.getAccountId());
    json.writeFieldName(VENUE);
    json.writeString(event.getVenue());
    json.writeFieldName(CURRENCY);
    json.writeString(event.getCurrency());
    json.writeFieldName(FLAGS);
    writeFlags(json, event.getFlags());
    json.writeEndObject();
  }

  private static void writeFlags(JsonGenerator json, Flags flags) throws IOException {
    if (flags == null) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeFieldName(MARGIN_CALL);
    json.writeBoolean(flags.getMarginCall());
    json.writeFieldName(ICEBERG_ORDER);
    json.writeBoolean(flags.getIcebergOrder());
    json.writeFieldName(VISIBLE_QUANTITY);
    json.writeNumber(flags.getVisibleQuantity());
    json.writeEndObject();
  }

  private static OrderEvent readDocument(JsonParser json) throws IOException {
    json.nextToken();
    return readEvent(json);
  }

  /** Stands at the value; every branch below goes on to the last token of its field. */
  private static OrderEvent readEvent(JsonParser json) throws IOException {
    expect(json, JsonToken.START_OBJECT);
    OrderEvent event = new OrderEvent();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      switch (name) {
        case "orderId" -> event.setOrderId(text(json));
        case "symbol" -> event.setSymbol(text(json));
        case "side" -> event.setSide(text(json));
        case "quantity" -> event.setQuantity(json.getIntValue());
        case "price" -> event.setPrice(json.getDoubleValue());
        case "timestamp" -> event.setTimestamp(json.getLongValue());
        case "status" -> event.setStatus(text(json));
        case "traderId" -> event.setTraderId(text(json));
        case "accountId" -> event.setAccountId(text(json));
        case "venue" -> event.setVenue(text(json));
        case "currency" -> event.setCurrency(text(json));
        case "flags" -> event.setFlags(readFlags(json));
        default -> json.skipChildren();
      }
    }
    return event;
  }

  private static Flags readFlags(JsonParser json) throws IOException {
    if (json.currentToken() == JsonToken.VALUE_NULL) {
      return null;
    }
    expect(json, JsonToken.START_OBJECT);
    Flags flags = new Flags();
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      json.nextToken();
      switch (name) {
        case "marginCall" -> flags.setMarginCall(json.getBooleanValue());
        case "icebergOrder" -> flags.setIcebergOrder(json.getBooleanValue());
        case "visibleQuantity" -> flags.setVisibleQuantity(json.getIntValue());
        default -> json.skipChildren();
      }
    }
    return flags;
  }

  private static String text(JsonParser json) throws IOException {
    if (json.currentToken() == JsonToken.VALUE_NULL) {
      return null;
    }
    expect(json, JsonToken.VALUE_STRING);
    return json.getText();
  }

  private static void expect(JsonParser json, JsonToken token) throws IOException {
    if (json.currentToken() != token) {
      throw new JsonParseException(json, "expected " + token + ", got " + json.currentToken());
    }
  }
}

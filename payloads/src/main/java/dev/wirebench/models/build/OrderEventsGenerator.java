package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.proto.orderevents100.Order;
import dev.wirebench.proto.orderevents100.OrderEvents100;
import dev.wirebench.proto.orderevents100.OrderFlags;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/**
 * A hundred orders in every value, each like the order event of the article: as many and as long
 * identifiers and numbers, and of its words those that orders have.
 */
final class OrderEventsGenerator implements Generator {
  private static final int EVENTS = 100;
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String[] SIDES = Choices.of(Order.getDescriptor(), "side");
  private static final String[] STATUSES = Choices.of(Order.getDescriptor(), "status");
  private static final String[] VENUES = Choices.of(Order.getDescriptor(), "venue");
  private static final String[] CURRENCIES = Choices.of(Order.getDescriptor(), "currency");

  /** Some day of 2025, from which the orders of one value come one after the other. */
  private static final long FIRST_MILLIS = 1_742_634_892_341L;

  private static final int YEAR_SECONDS = 365 * 24 * 3600;

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, "");
    OrderEvents100.Builder orders = (OrderEvents100.Builder) builder;
    long millis = FIRST_MILLIS + 1000L * random.nextInt(YEAR_SECONDS);
    for (int i = 0; i < EVENTS; i++) {
      millis += random.nextInt(100);
      orders.addEvents(order(texts, random, millis));
    }
    return orders.build();
  }

  private static Order order(Texts texts, Random random, long millis) {
    return Order.newBuilder()
        .setOrderId("ord-" + texts.hex(8) + "-" + texts.hex(4))
        .setSymbol(texts.characters(LETTERS, texts.between(2, 5)))
        .setSide(texts.oneOf(SIDES))
        .setQuantity(10 * texts.between(1, 1000))
        .setPrice(texts.decimal(1, 1000, 2))
        .setTimestamp(millis)
        .setStatus(texts.oneOf(STATUSES))
        .setTraderId("trader-" + texts.digits(3))
        .setAccountId("acc-" + texts.digits(4))
        .setVenue(texts.oneOf(VENUES))
        .setCurrency(texts.oneOf(CURRENCIES))
        .setFlags(
            OrderFlags.newBuilder()
                .setMarginCall(random.nextInt(10) == 0)
                .setIcebergOrder(random.nextBoolean())
                .setVisibleQuantity(10 * texts.between(0, 100)))
        .build();
  }
}

package dev.wirebench.qualities;

import dev.wirebench.models.orderevent.bean.Flags;
import dev.wirebench.models.orderevent.bean.OrderEvent;

/** A subclass of what is expected, the most that any reader could be talked into making. */
public final class Canary extends OrderEvent {
  private static final long serialVersionUID = 1L;

  private static int made;

  public Canary() {
    made++;
  }

  /** A subclass of the object within the event. */
  public static final class Wing extends Flags {
    private static final long serialVersionUID = 1L;

    public Wing() {
      made++;
    }
  }

  /** The number of objects that constructors have made since the last call. */
  static int made() {
    int count = made;
    made = 0;
    return count;
  }

  /** Libraries that make objects without a constructor can be seen to have done so. */
  static boolean isIn(Object value) {
    return value instanceof Canary
        || value instanceof OrderEvent event && event.getFlags() instanceof Wing;
  }

  /** An event whose flags are of a class that the payload does not know. */
  static OrderEvent winged(OrderEvent like) {
    OrderEvent event = new OrderEvent();
    event.setOrderId(like.getOrderId());
    event.setSymbol(like.getSymbol());
    event.setSide(like.getSide());
    event.setQuantity(like.getQuantity());
    event.setPrice(like.getPrice());
    event.setTimestamp(like.getTimestamp());
    event.setStatus(like.getStatus());
    event.setTraderId(like.getTraderId());
    event.setAccountId(like.getAccountId());
    event.setVenue(like.getVenue());
    event.setCurrency(like.getCurrency());
    Wing wing = new Wing();
    wing.setMarginCall(like.getFlags().getMarginCall());
    wing.setIcebergOrder(like.getFlags().getIcebergOrder());
    wing.setVisibleQuantity(like.getFlags().getVisibleQuantity());
    event.setFlags(wing);
    return event;
  }
}

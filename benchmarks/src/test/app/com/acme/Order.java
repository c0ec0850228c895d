package com.acme;

/** An order as an application may hold it: in no package of ours, and as a record. */
public record Order(
    String orderId,
    String symbol,
    String side,
    int quantity,
    double price,
    long timestamp,
    String status,
    String traderId,
    String accountId,
    String venue,
    String currency,
    Flags flags) {
  public record Flags(boolean marginCall, boolean icebergOrder, int visibleQuantity) {}
}

package dev.wirebench.jmh;

import dev.wirebench.models.PayloadSource;
import dev.wirebench.models.orderevent.OrderEventMessages;
import dev.wirebench.proto.orderevent.OrderEvent;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Protobuf on the order event without the SPI, as one would write the benchmark for this library
 * alone: what {@link Bytes} must agree with.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
@State(Scope.Thread)
public class PlainProtobuf {
  private OrderEvent[] values;
  private byte[][] inputs;
  private int next;

  @Setup
  public void setUp() {
    values =
        PayloadSource.take().load("order-event").values().stream()
            .map(dev.wirebench.models.orderevent.bean.OrderEvent.class::cast)
            .map(OrderEventMessages::toMessage)
            .toArray(OrderEvent[]::new);
    inputs = new byte[values.length][];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = values[i].toByteArray();
    }
  }

  @Benchmark
  public byte[] serialize() {
    return values[next++ & (values.length - 1)].toByteArray();
  }

  @Benchmark
  public OrderEvent deserialize() throws Exception {
    return OrderEvent.parser().parseFrom(inputs[next++ & (inputs.length - 1)]);
  }
}

package dev.wirebench.jmh;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.models.orderevent.bean.Flags;
import dev.wirebench.models.orderevent.bean.OrderEvent;
import java.util.ArrayList;
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
 * Kryo on the order event without the SPI, as one would write the benchmark for this library alone:
 * what {@link Bytes} must agree with.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
@State(Scope.Thread)
public class PlainKryo {
  private Kryo kryo;
  private Output output;
  private Input input;
  private OrderEvent[] values;
  private byte[][] inputs;
  private int next;

  @Setup
  public void setUp() {
    kryo = new Kryo();
    kryo.register(OrderEvent.class);
    kryo.register(Flags.class);
    kryo.register(ArrayList.class);
    output = new Output(4096, -1);
    input = new Input();
    values = PayloadSource.take().load("order-event").values().toArray(new OrderEvent[0]);
    inputs = new byte[values.length][];
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = serialize();
    }
  }

  @Benchmark
  public byte[] serialize() {
    output.reset();
    kryo.writeObject(output, values[next++ & (values.length - 1)]);
    return output.toBytes();
  }

  @Benchmark
  public OrderEvent deserialize() {
    input.setBuffer(inputs[next++ & (inputs.length - 1)]);
    return kryo.readObject(input, OrderEvent.class);
  }
}

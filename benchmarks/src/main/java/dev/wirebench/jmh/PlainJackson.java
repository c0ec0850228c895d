package dev.wirebench.jmh;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadSource;
import dev.wirebench.models.orderevent.bean.OrderEvent;
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
 * Jackson on the order event without the SPI, as one would write the benchmark for this library
 * alone: what {@link Bytes} must agree with.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 3)
@State(Scope.Thread)
public class PlainJackson {
  private ObjectWriter writer;
  private ObjectReader reader;
  private OrderEvent[] values;
  private byte[][] inputs;
  private int next;

  @Setup
  public void setUp() {
    ObjectMapper mapper = JsonMapper.builder().build();
    writer = mapper.writerFor(OrderEvent.class);
    reader = mapper.readerFor(OrderEvent.class);
    Payload<?> payload = PayloadSource.take().load("order-event");
    values = payload.values().toArray(new OrderEvent[0]);
    inputs = payload.inputs().toArray(new byte[0][]);
  }

  @Benchmark
  public byte[] serialize() throws Exception {
    return writer.writeValueAsBytes(values[next++ & (values.length - 1)]);
  }

  @Benchmark
  public OrderEvent deserialize() throws Exception {
    return reader.readValue(inputs[next++ & (inputs.length - 1)]);
  }
}

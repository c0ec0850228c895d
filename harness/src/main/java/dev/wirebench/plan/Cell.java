package dev.wirebench.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.Protocol;
import dev.wirebench.fork.Variant;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * One row of JMH output.
 *
 * @param benchmark full name of the JMH benchmark
 * @param params JMH parameters, ordered by name
 * @param jdk label of the JDK, see {@link Jdk#label}
 */
public record Cell(String benchmark, Map<String, String> params, String jdk) {
  /** The classes with the benchmarks of each medium. */
  private static final Map<Medium, String> PROTOCOLS =
      Map.of(
          Medium.BYTES, "dev.wirebench.jmh.Bytes",
          Medium.BUFFER, "dev.wirebench.jmh.Buffers",
          Medium.STRING, "dev.wirebench.jmh.Text",
          Medium.STREAM, "dev.wirebench.jmh.Streams",
          Medium.OKIO, "dev.wirebench.jmh.Okio");

  /** The classes with the benchmarks of all other protocols, which are of byte arrays. */
  private static final Map<Protocol, String> OF_BYTES =
      Map.of(
          Protocol.COMPRESSION, "dev.wirebench.jmh.Compressed",
          Protocol.COLD_START, "dev.wirebench.jmh.ColdStart",
          Protocol.LATENCY, "dev.wirebench.jmh.Latency",
          Protocol.SHARED, "dev.wirebench.jmh.Shared");

  private static final String FLOOR = "dev.wirebench.jmh.Floor.copy";
  private static final String SIZE = "size";
  private static final String CODEC = "codec";
  private static final String PAYLOAD = "payload";

  public Cell {
    Objects.requireNonNull(benchmark, "benchmark");
    Objects.requireNonNull(jdk, "jdk");
    params = Collections.unmodifiableSortedMap(new TreeMap<>(params));
  }

  public static Cell of(
      Operation operation, Medium medium, String codec, String payload, String jdk) {
    return new Cell(benchmark(operation, medium), Map.of(CODEC, codec, PAYLOAD, payload), jdk);
  }

  /** Full name of the JMH benchmark. */
  static String benchmark(Operation operation, Medium medium) {
    return protocol(operation, medium) + "." + operation.method();
  }

  private static String protocol(Operation operation, Medium medium) {
    return OF_BYTES.getOrDefault(operation.protocol(), PROTOCOLS.get(medium));
  }

  /** Says whether the two are benchmarks of one comparison. */
  public boolean sharesTableWith(Cell other) {
    return benchmark.equals(other.benchmark)
        && payload().isPresent()
        && payload().equals(other.payload())
        && jdk.equals(other.jdk);
  }

  /** The benchmark of the same library call without the SPI, on the order event. */
  public static Cell plain(Operation operation, String codec, String jdk) {
    return new Cell(plainBenchmarks(codec) + "." + operation.method(), Map.of(), jdk);
  }

  private static String plainBenchmarks(String codec) {
    return "dev.wirebench.jmh.Plain" + Codecs.className(codec);
  }

  /** Says whether this calls the codec's library without the SPI. */
  public boolean isPlain(String codec) {
    return benchmark.startsWith(plainBenchmarks(codec) + ".");
  }

  /** The measured operation; empty for plain calls and floors, which are in no comparison. */
  public Optional<Operation> operation() {
    return medium().map(medium -> Operation.ofMethod(method()));
  }

  /** The API that the operation takes and returns; empty for plain calls and floors. */
  public Optional<Medium> medium() {
    if (OF_BYTES.values().stream().anyMatch(protocol -> benchmark.startsWith(protocol + "."))) {
      return Optional.of(Medium.BYTES);
    }
    return PROTOCOLS.entrySet().stream()
        .filter(protocol -> benchmark.startsWith(protocol.getValue() + "."))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Says whether its fork measures once, and nothing before that. */
  @JsonIgnore
  public boolean isCold() {
    return is(Protocol.COLD_START);
  }

  /** Says whether each of its calls is timed by itself. */
  @JsonIgnore
  public boolean isSampled() {
    return is(Protocol.LATENCY);
  }

  private boolean is(Protocol protocol) {
    return benchmark.startsWith(OF_BYTES.get(protocol) + ".");
  }

  /** The copy of an array of {@code size} bytes. */
  public static Cell floor(int size, String jdk) {
    return new Cell(FLOOR, Map.of(SIZE, Integer.toString(size)), jdk);
  }

  /** The size in bytes, if this is a floor. */
  public OptionalInt floorSize() {
    return benchmark.equals(FLOOR)
        ? OptionalInt.of(Integer.parseInt(params.get(SIZE)))
        : OptionalInt.empty();
  }

  /** The codec's name in results, which may be a variant's; empty if this is a floor. */
  public Optional<String> name() {
    return Optional.ofNullable(params.get(CODEC));
  }

  /** The codec, also of a variant; empty if this is a floor. */
  public Optional<String> codec() {
    return name().map(Variant::codec);
  }

  /** The benchmark that this one repeats, if it is a control; else itself. */
  public Cell uncontrolled() {
    return name().filter(Variant::isControl).map(name -> of(Variant.codec(name))).orElse(this);
  }

  /** Says whether it has the longest warm-up, to be compared with the warm-up by need. */
  boolean hasLongWarmup() {
    return name().filter(Variant::hasLongWarmup).isPresent();
  }

  /** The cell of another codec in the same table. */
  public Cell of(String other) {
    Map<String, String> others = new TreeMap<>(params);
    others.put(CODEC, other);
    return new Cell(benchmark, others, jdk);
  }

  /** The codec's payload, unless this is a floor. */
  public Optional<String> payload() {
    return Optional.ofNullable(params.get(PAYLOAD));
  }

  /** The name of the benchmark method. */
  public String method() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** Class and method: {@code Bytes.serialize}. */
  private String shortName() {
    return benchmark.substring(benchmark.lastIndexOf('.', benchmark.lastIndexOf('.') - 1) + 1);
  }

  /** The benchmark's name as progress prints it: {@code Bytes.serialize order-event jackson}. */
  public String label() {
    if (floorSize().isPresent()) {
      return "floor, " + params.get(SIZE) + " bytes";
    }
    return params.isEmpty()
        ? shortName()
        : String.join(" ", shortName(), params.get(PAYLOAD), params.get(CODEC));
  }
}

package dev.wirebench.codec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The work that is measured: a benchmark method, what a binding must offer for it, and what follows
 * from its kind wherever operations are told apart.
 */
public enum Operation {
  SERIALIZE(Binding.class),
  DESERIALIZE(Binding.class),
  PARSE(TreeBinding.class),
  /**
   * Converts the payload's bean to the object that the application holds, and back. No other
   * operation counts that. It exists only where the two objects differ, and has no medium.
   */
  CONVERT(Binding.class),
  /**
   * Compresses the codec's output. The codec itself has no part in this operation and the
   * following.
   */
  GZIP_1(Compression.GZIP_1),
  /** Restores the bytes that the operation above compressed. */
  GUNZIP_1(Compression.GZIP_1),
  GZIP_6(Compression.GZIP_6),
  GUNZIP_6(Compression.GZIP_6),
  ZSTD_1(Compression.ZSTD_1),
  UNZSTD_1(Compression.ZSTD_1),
  ZSTD_3(Compression.ZSTD_3),
  UNZSTD_3(Compression.ZSTD_3),
  ZSTD_9(Compression.ZSTD_9),
  UNZSTD_9(Compression.ZSTD_9),
  ZSTD_3_DICTIONARY(Compression.ZSTD_3_DICTIONARY),
  UNZSTD_3_DICTIONARY(Compression.ZSTD_3_DICTIONARY),
  /** The codec made and bound, in a JVM that knows nothing of its library yet. */
  MAKE(Protocol.COLD_START),
  /** The first message that a codec writes. */
  FIRST_SERIALIZE(Protocol.COLD_START),
  /** The first message that it reads, before it has written any. */
  FIRST_DESERIALIZE(Protocol.COLD_START),
  /** Ten messages written and read back, behind the first. */
  NEXT_10(Protocol.COLD_START),
  /** A hundred messages written and read back, after the first. */
  NEXT_100(Protocol.COLD_START),
  /** A message written, and read back at once. */
  ROUND_TRIP(Binding.class),
  LATENCY_SERIALIZE(Protocol.LATENCY),
  LATENCY_DESERIALIZE(Protocol.LATENCY),
  LATENCY_ROUND_TRIP(Protocol.LATENCY),
  SHARED_SERIALIZE(Protocol.SHARED),
  SHARED_DESERIALIZE(Protocol.SHARED);

  /** The thing that an operation works on. */
  public enum Target {
    /** The codec's own message, which it writes or reads. */
    MESSAGE,
    /** The payload's document, which only codecs of its format read. */
    DOCUMENT,
    /** An object that the application holds; no bytes, so that all media are one. */
    OBJECT
  }

  private final Class<?> needs;
  private final Protocol protocol;
  private final Compression compression;

  Operation(Class<?> needs) {
    this(needs, Protocol.STEADY, null);
  }

  Operation(Compression compression) {
    this(Binding.class, Protocol.COMPRESSION, compression);
  }

  Operation(Protocol protocol) {
    this(Binding.class, protocol, null);
  }

  Operation(Class<?> needs, Protocol protocol, Compression compression) {
    this.needs = needs;
    this.protocol = protocol;
    this.compression = compression;
  }

  /** The name as the user writes it: {@code zstd-3-dictionary}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The operation with this label. */
  public static Operation of(String label) {
    return Arrays.stream(values())
        .filter(operation -> operation.label().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no operation '" + label + "'"));
  }

  /** The name of its benchmark methods: the label in camel case, {@code zstd3Dictionary}. */
  public String method() {
    StringBuilder name = new StringBuilder();
    for (String word : label().split("-")) {
      name.append(name.isEmpty() ? word.charAt(0) : Character.toUpperCase(word.charAt(0)));
      name.append(word, 1, word.length());
    }
    return name.toString();
  }

  /** The operation with these benchmark methods. */
  public static Operation ofMethod(String name) {
    return Arrays.stream(values())
        .filter(operation -> operation.method().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no operation has a method " + name));
  }

  /** Says whether a binding has this operation. */
  public boolean offeredBy(Object binding) {
    return needs.isInstance(binding);
  }

  /**
   * The way in which the operation compresses a codec's output, or restores it; empty for all
   * others.
   */
  public Optional<Compression> compression() {
    return Optional.ofNullable(compression);
  }

  public Protocol protocol() {
    return protocol;
  }

  /** Not a field: a cold start that is measured loads this class, and would load one more. */
  public Target target() {
    return switch (this) {
      case PARSE -> Target.DOCUMENT;
      case CONVERT -> Target.OBJECT;
      default -> Target.MESSAGE;
    };
  }

  /** Says whether it is measured on every API that a codec has, not on byte arrays alone. */
  public boolean isOfEveryMedium() {
    return isOfContract() && target() != Target.OBJECT;
  }

  /** The reason for which a codec that keeps the contract does not have it on a medium. */
  public String whyLacking() {
    return this == ROUND_TRIP ? "a round trip is measured with byte[]" : protocol.whyLacking();
  }

  /**
   * Says whether the operation is part of a codec's contract. The others measure the same work in
   * another way.
   */
  public boolean isOfContract() {
    return protocol == Protocol.STEADY && this != ROUND_TRIP;
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Operation::label).toList();
  }

  /** The label: what sentences and tables say. */
  @Override
  public String toString() {
    return label();
  }
}

package dev.wirebench.jmh;

import dev.wirebench.codec.Binding;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A binding that does more work than its codec: a slowdown of known size, to see whether the method
 * finds it.
 */
final class Burdened<N> implements Binding<N> {
  private final Binding<N> codec;
  private final long serializeTokens;
  private final long deserializeTokens;

  private Burdened(Binding<N> codec, String name) {
    this.codec = codec;
    this.serializeTokens = Variant.serializeTokens(name);
    this.deserializeTokens = Variant.deserializeTokens(name);
  }

  /**
   * @param name the codec's in results; where that asks for no work, the binding itself is returned
   */
  static <N> Binding<N> of(Binding<N> codec, String name) {
    boolean burdened = Variant.serializeTokens(name) + Variant.deserializeTokens(name) > 0;
    return burdened ? new Burdened<>(codec, name) : codec;
  }

  @Override
  public N fromModel(Object model) {
    return codec.fromModel(model);
  }

  @Override
  public Object toModel(N value) {
    return codec.toModel(value);
  }

  @Override
  public byte[] serialize(N value) throws Exception {
    Blackhole.consumeCPU(serializeTokens);
    return codec.serialize(value);
  }

  @Override
  public N deserialize(byte[] bytes) throws Exception {
    Blackhole.consumeCPU(deserializeTokens);
    return codec.deserialize(bytes);
  }
}

package dev.wirebench.options;

import dev.wirebench.base.Durations;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Shard;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;

/** Converters of what options take; {@code BadInput} passes through them as it is. */
public final class Converters {
  private Converters() {}

  public static final class TimeConverter implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String value) {
      return Durations.parse(value);
    }
  }

  public static final class ShardConverter implements ITypeConverter<Shard> {
    @Override
    public Shard convert(String value) {
      return Shard.parse(value);
    }
  }

  public static final class IterationsConverter implements ITypeConverter<Iterations> {
    @Override
    public Iterations convert(String value) {
      return Iterations.parse(value);
    }
  }
}

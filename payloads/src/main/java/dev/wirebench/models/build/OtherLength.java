package dev.wirebench.models.build;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/** Other lengths throughout, to catch a codec that is right only for what it was set up with. */
record OtherLength(Random random) implements Variation.Rule {
  /** Behind up to seven digits before the point: all that a double holds for certain is 15. */
  private static final int MOST_DECIMALS = 8;

  @Override
  public String string(String value) {
    return value + "/" + value;
  }

  /** The next one, as there are no others. */
  @Override
  public String choice(String value, List<String> choices) {
    return choices.get((choices.indexOf(value) + 1) % choices.size());
  }

  @Override
  public int int32(int value) {
    return random.nextInt();
  }

  @Override
  public long int64(long value) {
    return random.nextLong();
  }

  /**
   * Another number with as many decimals. Some libraries lose the last digit of doubles with 17
   * digits, which says nothing of a payload that has none of these.
   */
  @Override
  public double float64(double value) {
    double other = random.nextGaussian() * 1e6;
    if (!Double.isFinite(value)) {
      return other;
    }
    int decimals = Math.max(1, new BigDecimal(Double.toString(value)).scale());
    return decimals > MOST_DECIMALS
        ? other
        : BigDecimal.valueOf(other).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
  }

  @Override
  public float float32(float value) {
    return (float) random.nextGaussian();
  }

  @Override
  public BigDecimal decimal(BigDecimal value) {
    return new BigDecimal(new BigInteger(100, random), value.scale() + 1);
  }

  @Override
  public BigInteger integer(BigInteger value) {
    return new BigInteger(value.bitLength() + 40, random);
  }

  @Override
  public UUID uuid(UUID value) {
    return new UUID(random.nextLong(), random.nextLong());
  }

  @Override
  public Duration duration(Duration value) {
    return Duration.ofSeconds(random.nextInt(1 << 30), value.getNano() == 0 ? 1 : 0);
  }

  @Override
  public boolean bool(boolean value) {
    return !value;
  }

  @Override
  public byte[] bytes(byte[] value) {
    byte[] varied = new byte[2 * value.length + 3];
    random.nextBytes(varied);
    return varied;
  }

  /** Up to 68 years away from 2000; with a fraction if it had none, and the other way round. */
  @Override
  public Instant instant(Instant value) {
    int nanos = value.getNano() == 0 ? 1 + random.nextInt(999_999_999) : 0;
    return Instant.parse("2000-01-01T00:00:00Z").plusSeconds(random.nextInt()).plusNanos(nanos);
  }

  @Override
  public String enumValue(String name, List<String> names) {
    return names.get(random.nextInt(names.size()));
  }
}

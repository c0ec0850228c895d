package dev.wirebench.models.build;

import java.util.Random;

/** Other lengths throughout, to catch a codec that is right only for what it was set up with. */
record OtherLength(Random random) implements Variation.Rule {
  @Override
  public String string(String value) {
    return value + "/" + value;
  }

  @Override
  public int int32(int value) {
    return random.nextInt();
  }

  @Override
  public long int64(long value) {
    return random.nextLong();
  }

  /** Up to 17 digits. */
  @Override
  public double float64(double value) {
    return random.nextGaussian() * 1e6;
  }

  @Override
  public float float32(float value) {
    return (float) random.nextGaussian();
  }

  @Override
  public boolean bool(boolean value) {
    return !value;
  }
}

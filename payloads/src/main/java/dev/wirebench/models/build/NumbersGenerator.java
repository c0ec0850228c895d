package dev.wirebench.models.build;

import com.fasterxml.jackson.core.io.NumberOutput;
import com.google.protobuf.Message;
import dev.wirebench.proto.numbers.Measurement;
import dev.wirebench.proto.numbers.Numbers;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** The edges of each type, and measurements of 17 digits. */
final class NumbersGenerator implements Generator {
  private static final int MEASUREMENTS = 100;
  private static final int SUBNORMALS = 20;
  private static final int INTEGERS = 20;
  private static final long BEYOND_DOUBLE = (1L << 53) + 1;

  private static final List<Double> AWKWARD =
      List.of(
          // The largest subnormal number: next to one that old JDKs never came to an end with.
          2.225073858507201E-308,
          // Printed with more digits than needed before JDK 19.
          5.684341886080802E-14,
          1.0E23,
          8.41E21,
          2.0E23,
          // What an imprecise multiplication or rounding by hand gets wrong.
          0.1 + 0.2,
          1.7800590868057611E-307,
          9.5367431640625E-7,
          7.2057594037927936E16,
          // Whole numbers on both sides of where Java turns to exponents.
          100.0,
          9999999.0,
          1.0E7,
          0.001,
          9.999E-4,
          9.007199254740992E15,
          1.8446744073709552E19);

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Numbers.Builder numbers = (Numbers.Builder) builder;
    edges(numbers);
    numbers.addAllAwkward(AWKWARD);
    for (int i = 0; i < SUBNORMALS; i++) {
      numbers.addSubnormals(Double.longBitsToDouble(random.nextLong() >>> (14 + 2 * i)));
    }
    for (int i = 0; i < INTEGERS; i++) {
      numbers.addLongs(random.nextLong() >> (3 * i)).addInts(random.nextInt() >> i);
    }
    long nanoseconds = 1_700_000_000_000_000_000L;
    int measurements = size.applyAsInt(MEASUREMENTS);
    for (int i = 0; i < measurements; i++) {
      nanoseconds += random.nextInt(1_000_000_000);
      numbers.addMeasurements(
          Measurement.newBuilder()
              .setNanoseconds(nanoseconds)
              .setChannel(random.nextInt(16))
              .setValue(seventeenDigits(random, 1e6))
              .setUncertainty(seventeenDigits(random, 1e-6)));
    }
    return numbers.build();
  }

  private static void edges(Numbers.Builder numbers) {
    numbers
        .setLargest(Double.MAX_VALUE)
        .setSmallestNormal(Double.MIN_NORMAL)
        .setSmallest(Double.MIN_VALUE)
        .setNegativeZero(-0.0)
        .setLargestLong(Long.MAX_VALUE)
        .setSmallestLong(Long.MIN_VALUE)
        .setBeyondDouble(BEYOND_DOUBLE)
        .setLargestInt(Integer.MAX_VALUE)
        .setSmallestInt(Integer.MIN_VALUE)
        .addLongs(BEYOND_DOUBLE - 1)
        .addLongs(-BEYOND_DOUBLE)
        .addLongs(1L << 32)
        .addLongs(0)
        .addInts(0)
        .addInts(-1);
  }

  private static double seventeenDigits(Random random, double magnitude) {
    double value = 0;
    while (digits(value) != 17) {
      value = random.nextGaussian() * magnitude;
    }
    return value;
  }

  private static long digits(double value) {
    String text = NumberOutput.toString(value, true);
    String fraction = text.indexOf('E') < 0 ? text : text.substring(0, text.indexOf('E'));
    return fraction.replaceFirst("^-?0\\.0*", "").chars().filter(Character::isDigit).count();
  }
}

package dev.wirebench.fresh;

import dev.wirebench.fresh.Leaves.Leaf;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;

/** Values that no codec has seen: equal to one of a payload's but for one leaf. */
public final class FreshValues {
  /** Leaves that change in a value that is to be unlike all others. */
  private static final int MANY = 6;

  /** The most that numbers change by: they keep about as many digits. */
  private static final int SMALL = 64;

  /** Letters below take one byte in UTF-8, and so do those that take their place. */
  private static final int ASCII = 128;

  private static final String MODELS = "dev.wirebench.models.";

  private final Random random;

  /** Fixes which leaves change. */
  public FreshValues(long seed) {
    this.random = new Random(seed);
  }

  /** Says whether it is a class of a payload, by its name. */
  public static boolean isModel(Class<?> type) {
    return type != null && type.getName().startsWith(MODELS);
  }

  /** A deep copy of a value, one leaf of which is another. */
  public Object like(Object model) {
    return change(copy(model));
  }

  /** A deep copy of a value, some leaves of which are others: hardly ever the same twice. */
  public Object unlike(Object model) {
    return change(copy(model), MANY);
  }

  /** A deep copy of a bean. */
  public static Object copy(Object model) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(model);
      }
      return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("it was there when the value was read", e);
    }
  }

  /**
   * Changes one leaf of a value: in place, but for records, of which there is a new one then.
   *
   * @throws IllegalArgumentException if it has none
   */
  public Object change(Object value) {
    return change(value, 1);
  }

  /** Changes several leaves of a value. */
  private Object change(Object value, int times) {
    Object[] whole = {value};
    List<Leaf> leaves = changeable(whole);
    if (leaves.isEmpty()) {
      throw new IllegalArgumentException("nothing in it can change: " + value);
    }
    for (int i = 0; i < times; i++) {
      Leaf leaf = leaves.get(random.nextInt(leaves.size()));
      leaf.set().accept(other(leaf.value()));
    }
    return whole[0];
  }

  /**
   * A deep copy of a value, with letters behind one of its texts.
   *
   * @param more how many
   * @return empty if the value holds no text
   */
  public Optional<Object> longer(Object model, int more) {
    Object[] whole = {copy(model)};
    return changeable(whole).stream()
        .filter(leaf -> leaf.value() instanceof String)
        .findFirst()
        .map(
            leaf -> {
              leaf.set().accept(leaf.value() + "x".repeat(more));
              return whole[0];
            });
  }

  /** The leaves that can have another value. */
  private static List<Leaf> changeable(Object[] whole) {
    return Leaves.of(whole[0], other -> whole[0] = other).all().stream()
        .filter(leaf -> hasOther(leaf.value()))
        .toList();
  }

  /**
   * Says whether {@link #other} finds another value. It does not ask for one, because large values
   * have a million leaves, and few of them are changed.
   */
  static boolean hasOther(Object value) {
    if (value instanceof String text) {
      return text.chars().anyMatch(letter -> letter < ASCII);
    }
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getEnumConstants().length > 1;
    }
    return value instanceof byte[] bytes
        ? bytes.length > 0
        : value instanceof Number
            || value instanceof Boolean
            || value instanceof UUID
            || value instanceof Temporal
            || value instanceof Duration;
  }

  /** Something of the same type and, of a text, of the same length; the same if there is none. */
  Object other(Object value) {
    if (value instanceof String text) {
      return other(text);
    }
    if (value instanceof Integer number) {
      return number ^ 1 + random.nextInt(SMALL);
    }
    if (value instanceof Long number) {
      return number ^ 1 + random.nextInt(SMALL);
    }
    if (value instanceof Double number) {
      // Halves of it have no more digits in binary, and few more in decimal.
      return Double.isFinite(number) && number != 0 ? number / (2 << random.nextInt(2)) : 1.0;
    }
    if (value instanceof Float number) {
      return Float.isFinite(number) && number != 0 ? number / (2 << random.nextInt(2)) : 1f;
    }
    if (value instanceof Boolean bool) {
      return !bool;
    }
    if (value instanceof BigDecimal number) {
      return new BigDecimal(other(number.unscaledValue()), number.scale());
    }
    if (value instanceof BigInteger number) {
      return other(number);
    }
    if (value instanceof UUID id) {
      long least = id.getLeastSignificantBits() ^ 1 + random.nextInt(SMALL);
      return new UUID(id.getMostSignificantBits(), least);
    }
    if (value instanceof LocalDate date) {
      return date.plusDays(1 + random.nextInt(SMALL));
    }
    if (value instanceof LocalDateTime time) {
      return time.plusSeconds(1 + random.nextInt(SMALL));
    }
    if (value instanceof OffsetDateTime time) {
      return time.plusSeconds(1 + random.nextInt(SMALL));
    }
    if (value instanceof Duration duration) {
      return duration.plusSeconds(1 + random.nextInt(SMALL));
    }
    if (value instanceof Instant instant) {
      int seconds = 1 + random.nextInt(SMALL);
      return instant.getEpochSecond() > SMALL
          ? instant.minusSeconds(seconds)
          : instant.plusSeconds(seconds);
    }
    if (value instanceof Enum<?> constant) {
      Object[] all = constant.getDeclaringClass().getEnumConstants();
      return all[(constant.ordinal() + 1) % all.length];
    }
    if (value instanceof byte[] bytes && bytes.length > 0) {
      byte[] others = bytes.clone();
      others[random.nextInt(bytes.length)] ^= (byte) (1 + random.nextInt(SMALL));
      return others;
    }
    return value;
  }

  private BigInteger other(BigInteger number) {
    return number.xor(BigInteger.valueOf(1 + random.nextInt(SMALL)));
  }

  private String other(String text) {
    int[] places = IntStream.range(0, text.length()).filter(i -> text.charAt(i) < ASCII).toArray();
    if (places.length == 0) {
      return text;
    }
    int place = places[random.nextInt(places.length)];
    char letter = (char) ('a' + random.nextInt(25));
    char other = letter < text.charAt(place) ? letter : (char) (letter + 1);
    return text.substring(0, place) + other + text.substring(place + 1);
  }
}

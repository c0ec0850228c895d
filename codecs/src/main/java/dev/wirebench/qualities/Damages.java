package dev.wirebench.qualities;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages messages; the same ones for the same seed. */
final class Damages {
  static final String TRUNCATED = "truncated";
  static final String FLIPPED = "bit-flipped";
  static final String INFLATED = "length-inflated";
  static final String NESTED = "deeply-nested";
  static final String REPEATED = "repeated";

  private static final int TRUNCATIONS = 60;
  private static final int FLIPS = 150;
  private static final int INFLATIONS = 60;
  private static final int REPETITIONS = 20;

  /**
   * The number of cuts near the end of a message, where formats notice least that bytes are
   * missing.
   */
  private static final int AT_THE_END = 20;

  /** The number of a document's numbers that are inflated, each in every way. */
  private static final int MOST_NUMBERS = 10;

  /** The formats that write numbers as digits. */
  private static final Set<String> TEXTS = Set.of("JSON", "YAML");

  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  /** 2³¹−1 as lengths are written: as varint, doubled for its sign, big and little endian. */
  private static final List<String> LENGTHS =
      List.of("ffffffff07", "feffffff0f", "7fffffff", "ffffff7f", "ffffffff0f", "ffffffff");

  /** The length 2³¹−1 after the byte that says, in a format, which kind of value it belongs to. */
  private static final Map<String, List<String>> HEADED =
      Map.of(
          "CBOR",
          List.of("5a7fffffff", "7a7fffffff", "9a7fffffff", "ba7fffffff", "9b00000000ffffffff"),
          "MessagePack",
          List.of("c67fffffff", "db7fffffff", "dd7fffffff", "df7fffffff"),
          "JSONB (fastjson2)",
          List.of("a4487fffffff", "79487fffffff", "91487fffffff", "7a487fffffff"),
          "Smile",
          List.of("fd07ffffffbf", "e807ffffffbf"));

  private final long seed;
  private final List<byte[]> messages;
  private final String format;

  /**
   * @param messages some of a payload, as the codec reads them
   * @param format label of their format
   */
  Damages(long seed, List<byte[]> messages, String format) {
    this.seed = seed;
    this.messages = messages;
    this.format = format;
  }

  List<DamagedMessage> of(String caseId) {
    Random random = new Random(seed + caseId.hashCode());
    return switch (caseId) {
      case TRUNCATED -> truncated();
      case FLIPPED -> flipped(random);
      case INFLATED -> inflated(random);
      case REPEATED -> repeated(random);
      default -> List.of();
    };
  }

  /** Evenly spread over a message, and all near its end; of short ones, of the next as well. */
  private List<DamagedMessage> truncated() {
    List<DamagedMessage> damages = new ArrayList<>();
    for (int value = 0; value < messages.size() && damages.size() < TRUNCATIONS; value++) {
      byte[] whole = messages.get(value);
      // Rounded up: else those at the end would be more than there is room for.
      int step = 1 + (whole.length - 1) / (TRUNCATIONS - AT_THE_END);
      for (int length = 0; length < whole.length && damages.size() < TRUNCATIONS; length++) {
        if (length % step == 0 || whole.length - length <= AT_THE_END) {
          String what = "the first " + length + " of " + whole.length + " bytes";
          damages.add(new DamagedMessage(TRUNCATED, what, head(whole, length), value));
        }
      }
    }
    return damages;
  }

  private List<DamagedMessage> flipped(Random random) {
    List<DamagedMessage> damages = new ArrayList<>();
    for (int i = 0; i < FLIPS; i++) {
      int value = random.nextInt(messages.size());
      byte[] bytes = messages.get(value).clone();
      int at = random.nextInt(bytes.length);
      // A single bit in most of them.
      int mask = i % 4 == 3 ? 1 + random.nextInt(255) : 1 << random.nextInt(8);
      bytes[at] ^= (byte) mask;
      String what =
          String.format(
              Locale.ROOT,
              "byte %d of %d is %02x rather than %02x",
              at,
              bytes.length,
              bytes[at],
              (byte) (bytes[at] ^ mask));
      damages.add(new DamagedMessage(FLIPPED, what, bytes, value));
    }
    return damages;
  }

  private List<DamagedMessage> inflated(Random random) {
    List<DamagedMessage> damages = new ArrayList<>();
    if (TEXTS.contains(format)) {
      damages.addAll(numbers());
    }
    List<String> lengths = new ArrayList<>(LENGTHS);
    lengths.addAll(HEADED.getOrDefault(format, List.of()));
    for (int i = 0; damages.size() < INFLATIONS; i++) {
      int value = random.nextInt(messages.size());
      byte[] whole = messages.get(value);
      // All of a short message's places have their turn.
      int at = (i * Math.max(1, whole.length / INFLATIONS) + random.nextInt(3)) % whole.length;
      byte[] length = HexFormat.of().parseHex(lengths.get(i % lengths.size()));
      // In the place of a byte, which may have been a length, or of as many as this one has.
      int replaced = i / lengths.size() % 2 == 0 ? 1 : Math.min(length.length, whole.length - at);
      String what =
          String.format(
              Locale.ROOT,
              "%d bytes from byte %d of %d are %s",
              replaced,
              at,
              whole.length,
              HexFormat.of().formatHex(length));
      damages.add(new DamagedMessage(INFLATED, what, replaced(whole, at, replaced, length), value));
    }
    return damages;
  }

  private List<DamagedMessage> numbers() {
    List<DamagedMessage> damages = new ArrayList<>();
    byte[] whole = messages.get(0);
    Matcher number = NUMBER.matcher(new String(whole, StandardCharsets.ISO_8859_1));
    for (int found = 0; found < MOST_NUMBERS && number.find(); found++) {
      int length = number.end() - number.start();
      Map<String, String> instead =
          Map.of(
              "has 100,000 digits", "9".repeat(100_000),
              "is 1e1000000000", "1e1000000000",
              "is 1e-1000000000", "1e-1000000000");
      for (String what : instead.keySet().stream().sorted().toList()) {
        byte[] bytes =
            replaced(
                whole,
                number.start(),
                length,
                instead.get(what).getBytes(StandardCharsets.ISO_8859_1));
        String place = "the number at byte " + number.start() + " " + what;
        damages.add(new DamagedMessage(INFLATED, place, bytes, 0));
      }
    }
    return damages;
  }

  private List<DamagedMessage> repeated(Random random) {
    List<DamagedMessage> damages = new ArrayList<>();
    byte[] whole = messages.get(0);
    for (int times : new int[] {2, 3, 100}) {
      String what = "the message " + times + " times";
      damages.add(new DamagedMessage(REPEATED, what, times(whole, times), 0));
    }
    int[] times = {2, 10, 1000};
    while (damages.size() < REPETITIONS) {
      int value = random.nextInt(messages.size());
      byte[] message = messages.get(value);
      int from = random.nextInt(message.length);
      int to = from + 1 + random.nextInt(Math.min(64, message.length - from));
      int many = times[damages.size() % times.length];
      byte[] slice = Arrays.copyOfRange(message, from, to);
      String what =
          String.format(
              Locale.ROOT, "bytes %d to %d of %d, %d times", from, to, message.length, many);
      damages.add(
          new DamagedMessage(
              REPEATED, what, replaced(message, from, slice.length, times(slice, many)), value));
    }
    return damages;
  }

  private static byte[] head(byte[] whole, int length) {
    return Arrays.copyOf(whole, length);
  }

  private static byte[] times(byte[] bytes, int times) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < times; i++) {
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  private static byte[] replaced(byte[] whole, int at, int length, byte[] instead) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(whole, 0, at);
    out.writeBytes(instead);
    out.write(whole, at + length, whole.length - at - length);
    return out.toByteArray();
  }
}

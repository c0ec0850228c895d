package dev.wirebench.report.decision;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Scenarios as the scripts take them, drawn from a seed: sensible and absurd ones. */
public final class RandomScenarios {
  private static final List<String> CODECS = List.of("", "jackson", "gson", "kryo", "protobuf");

  private final SplittableRandom random;

  private RandomScenarios(long seed) {
    random = new SplittableRandom(seed);
  }

  /** JSON texts. */
  public static List<String> of(int count, long seed) {
    RandomScenarios scenarios = new RandomScenarios(seed);
    return IntStream.range(0, count).mapToObj(i -> scenarios.next()).toList();
  }

  private String next() {
    boolean isStored = random.nextInt(3) == 0;
    return """
        {"title":"","payload":"order-event","medium":"bytes","jdk":"","today":"%s",
        "rate":%s,"peak":%s,"reads":%s,"cores":%s,"link":%s,"utilisation":%s,
        "pricePerGB":%s,"pricePerGBMonth":%s,"pricePerCoreMonth":%s,"retention":%s,
        "compression":["none"],"paysFrom":%s,"paysFromPrice":%s,
        "weights":{"cpu":%s,"network":%s,"allocation":%s,"storage":%s},
        "must":{"formats":%s,"readable":%s,"otherLanguages":%s,"evolution":%s,
        "schemaStep":%s,"generatedCode":true,"licences":[],"jars":null,"releasedWithin":null,
        "untrustedInput":%s,"oneInstance":%s,"ownClass":%s}}
        """
        .formatted(
            CODECS.get(random.nextInt(CODECS.size())),
            log(1, 1e8),
            1 + random.nextInt(5),
            random.nextInt(4) == 0 ? 0 : log(0.1, 50),
            random.nextInt(5) == 0 ? null : 1 + random.nextInt(64),
            random.nextInt(2) == 0 ? null : log(1e6, 1e11),
            0.3 + 0.1 * random.nextInt(7),
            random.nextInt(2) == 0 ? null : random.nextDouble(),
            isStored ? random.nextDouble() : null,
            random.nextInt(3) == 0 ? 50 * random.nextDouble() : null,
            isStored ? log(3600, 1e8) : null,
            0.01 * (1 + random.nextInt(20)),
            isStored && random.nextBoolean() ? log(1, 1e6) : null,
            1 + random.nextInt(3),
            random.nextInt(3),
            random.nextInt(2),
            isStored ? random.nextInt(3) : 0,
            random.nextInt(5) == 0 ? "[\"JSON\"]" : "[]",
            rarely(),
            rarely(),
            rarely(),
            !rarely(),
            rarely(),
            rarely(),
            !rarely());
  }

  private boolean rarely() {
    return random.nextInt(5) == 0;
  }

  private double log(double low, double high) {
    return low * Math.pow(high / low, random.nextDouble());
  }
}

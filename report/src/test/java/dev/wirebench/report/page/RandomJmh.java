package dev.wirebench.report.page;

import dev.wirebench.report.JmhFixture;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.DoubleStream;

/**
 * Files of JMH as other projects could have them: classes, methods, parameters, modes and units.
 */
final class RandomJmh {
  private static final List<String> CLASSES =
      List.of(
          "org.example.Json",
          "org.example.Xml",
          "org.other.Json",
          "Plain",
          "org.example.SmallJson",
          "org.example.LargeJson",
          "dev.wirebench.jmh.Bytes");
  private static final List<String> METHODS =
      List.of(
          "encodeGson",
          "decodeGson",
          "encodeJackson",
          "decodeJackson",
          "write",
          "read",
          "toJson",
          "fromJson",
          "jsonToPojo",
          "gsonTo",
          "gsonFrom",
          "roundTrip",
          "write_and_read",
          "measure",
          "sort2",
          "parseXML",
          "readSmall",
          "readLarge",
          "write10",
          "write1000",
          "encode64kbGson");
  private static final List<String> PARAMETERS =
      List.of("size", "library", "codec", "payload", "operation", "mode", "threads");
  private static final List<String> MACHINES =
      List.of("", "OpenJDK 64-Bit Server VM", "Eclipse OpenJ9 VM", "Zing");
  private static final List<String> BUILDS = List.of("", "21.0.4+7", "21.0.4+7-LTS", "b1");
  private static final List<String> PATHS = List.of("", "/a/jdk/bin/java", "/b/jdk/bin/java", "x");
  private static final List<String> WORDS =
      List.of("10", "64k", "1e6", "eager", "lazy", "a,b", "jackson", "");

  private final Random random;
  private final JmhFixture fixture = new JmhFixture();

  private RandomJmh(long seed) {
    this.random = new Random(seed);
  }

  static Path write(Path folder, long seed) {
    RandomJmh file = new RandomJmh(seed);
    file.fill(List.of(file.one(CLASSES), file.one(CLASSES)));
    return file.fixture.write(folder.resolve("random-" + seed + ".json"));
  }

  /** Files of one class each, which have most methods and all else in common. */
  static Path[] ofOneClassEach(Path folder, long seed, int files) {
    Path[] written = new Path[files];
    for (int i = 0; i < files; i++) {
      RandomJmh file = new RandomJmh(seed);
      file.fill(List.of(CLASSES.get((int) ((seed + i) % CLASSES.size()))));
      if (i > 0 && seed % 3 == 0) {
        file.fixture.entries().remove(0);
      }
      written[i] = file.fixture.write(folder.resolve("class-" + seed + "-" + i + ".json"));
    }
    return written;
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private void fill(List<String> classes) {
    int forks = 1 + random.nextInt(7);
    String mode = one(List.of("avgt", "thrpt", "ss"));
    List<String> units =
        mode.equals("thrpt") ? List.of("ops/s", "ops/ms") : List.of("ns/op", "us/op");
    List<String> parameters = PARAMETERS.stream().filter(name -> random.nextInt(4) == 0).toList();
    int entries = 2 + random.nextInt(12);
    boolean hasMachines = random.nextBoolean();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < entries; i++) {
      String benchmark = one(classes) + "." + one(METHODS);
      List<String> values = parameters.stream().map(name -> one(WORDS)).toList();
      int threads = 1 + random.nextInt(2);
      // A file has each cell once.
      if (seen.add(benchmark + values + threads)) {
        fixture.entry(benchmark, mode, one(units), scores(forks)).threads(threads);
        if (hasMachines) {
          fixture.vm(one(MACHINES), one(BUILDS), one(PATHS));
        }
        for (int p = 0; p < parameters.size(); p++) {
          fixture.param(parameters.get(p), values.get(p));
        }
      }
    }
  }

  private double[] scores(int forks) {
    double level = Math.exp(10 * random.nextDouble());
    boolean isSplit = random.nextInt(5) == 0;
    boolean isBroken = random.nextInt(10) == 0;
    return DoubleStream.generate(
            () ->
                isBroken && random.nextInt(3) == 0
                    ? 0
                    : level
                        * (1 + 0.1 * random.nextDouble())
                        * (isSplit && random.nextBoolean() ? 2 : 1))
        .limit(forks)
        .toArray();
  }
}

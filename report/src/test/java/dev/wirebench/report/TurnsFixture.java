package dev.wirebench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Lets the forks of a {@link RunFixture} take turns: all rows of a table in one heat for each
 * block, or dealt out to several of which each has the baseline. Floors stay as they are.
 */
public final class TurnsFixture {
  private static final String BASELINE = "jackson";
  private static final int ROUND_MILLIS = 1000;
  private static final int SLICE_MILLIS = 100;

  private final RunFixture fixture;
  private final int rounds;
  private final int parts;
  private final Slices slices;
  private final ArrayNode heats;

  /** What a slice takes, as a multiple of the mean of its fork; 1 for a machine that is quiet. */
  public interface Slices {
    /**
     * @param codec null for the work that belongs to nobody
     */
    double factor(String codec, int heat, int round);
  }

  private TurnsFixture(RunFixture fixture, int rounds, int parts, Slices slices) {
    this.fixture = fixture;
    this.rounds = rounds;
    this.parts = parts;
    this.slices = slices;
    this.heats = fixture.run().putArray("heats");
  }

  /** Slices that vary by about 0.5 %, each for itself. */
  public static Slices quiet() {
    SplittableRandom random = new SplittableRandom(7);
    return (codec, heat, round) -> 1 + 0.005 * (random.nextDouble() + random.nextDouble() - 1);
  }

  /** What happens to all, on top of what is quiet: every third round takes so much more. */
  public static Slices bursts(double slowdown) {
    Slices quiet = quiet();
    return (codec, heat, round) ->
        quiet.factor(codec, heat, round) * (round % 3 == 0 ? slowdown : 1);
  }

  /**
   * Call it when all cells are there.
   *
   * @param parts heats of each table and block
   */
  public static RunFixture byTurns(RunFixture fixture, int rounds, int parts, Slices slices) {
    fixture.run().put("schemaVersion", 4);
    fixture.run().withObject("/plan").put("interleave", "turns");
    TurnsFixture turns = new TurnsFixture(fixture, rounds, parts, slices);
    Map<String, List<Integer>> tables = new LinkedHashMap<>();
    ArrayNode cells = fixture.run().withArray("cells");
    for (int i = 0; i < cells.size(); i++) {
      JsonNode params = cells.get(i).get("params");
      if (params.has("codec")) {
        tables
            .computeIfAbsent(
                cells.get(i).get("benchmark").asText() + params.get("payload").asText(),
                key -> new ArrayList<>())
            .add(i);
      }
    }
    turns.turn(tables.values());
    return fixture;
  }

  private record Old(JsonNode fork, double mean) {}

  /** The forks as they were, by cell and block; what they are written to is emptied. */
  private final Map<Integer, List<Old>> old = new LinkedHashMap<>();

  private void turn(Iterable<List<Integer>> tables) {
    int blocks = fixture.run().get("plan").get("blocks").asInt();
    tables.forEach(table -> table.forEach(this::take));
    for (int block = 0; block < blocks; block++) {
      for (List<Integer> table : tables) {
        for (int part = 0; part < parts; part++) {
          heat(table, block, part);
        }
      }
    }
  }

  private void take(int cell) {
    ArrayNode raw = raw(cell);
    JsonNode forks = fixture.run().get("cells").get(cell).get("forks");
    List<Old> found = new ArrayList<>();
    for (int i = 0; i < forks.size(); i++) {
      double sum = 0;
      for (JsonNode score : raw.get(i)) {
        sum += score.asDouble();
      }
      found.add(new Old(forks.get(i), sum / raw.get(i).size()));
    }
    old.put(cell, found);
    raw.removeAll();
    ((ObjectNode) fixture.run().get("cells").get(cell)).putArray("forks");
  }

  private ArrayNode raw(int cell) {
    return (ArrayNode) fixture.jmh().get(cell).get("primaryMetric").get("rawData");
  }

  private void heat(List<Integer> table, int block, int part) {
    int number = heats.size();
    ObjectNode heat = heats.addObject();
    heat.put("number", number).put("block", block).put("leftOut", 0);
    ArrayNode reference = heat.putArray("referenceNanos");
    for (int round = 0; round < rounds; round++) {
      reference.add(2e7 * slices.factor(null, number, round));
    }
    int place = 0;
    for (int i = 0; i < table.size(); i++) {
      int cell = table.get(i);
      String codec = fixture.run().get("cells").get(cell).at("/params/codec").asText();
      boolean isEverywhere = codec.startsWith(BASELINE);
      if (isEverywhere || (i + block) % parts == part) {
        fork(cell, codec, old.get(cell).get(block), number, place++);
      }
    }
  }

  private void fork(int cell, String codec, Old was, int heat, int place) {
    ObjectNode fork = was.fork().deepCopy();
    fork.put("heat", heat).put("order", place);
    ArrayNode begin = fork.putArray("beginMillis");
    ArrayNode waiting = fork.putArray("waitingMicros");
    ArrayNode scores = raw(cell).addArray();
    for (int round = 0; round < rounds; round++) {
      begin.add(round * ROUND_MILLIS + (place + round) % 7 * SLICE_MILLIS);
      waiting.add(round % 10 == 0 ? 10_000 : 0);
      scores.add(was.mean() * slices.factor(codec, heat, round));
    }
    ((ArrayNode) fixture.run().get("cells").get(cell).get("forks")).add(fork);
    for (JsonNode metric : fixture.jmh().get(cell).get("secondaryMetrics")) {
      ArrayNode values = (ArrayNode) metric.get("rawData");
      if (values.size() < raw(cell).size()) {
        values.add(values.get(0).deepCopy());
      }
    }
  }
}

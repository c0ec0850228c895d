package dev.wirebench.report.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.TurnsFixture;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs of any number of codecs and payloads for the page, with floors, sizes and exclusions. */
public final class SampleRun {
  private static final List<String> FORMATS =
      List.of("JSON", "Protobuf", "Kryo", "CBOR", "Smile", "Avro", "MessagePack", "Ion", "FST");

  private SampleRun() {}

  /** As many codecs as asked for; every fifth has a long name. */
  public static List<String> codecs(int count) {
    List<String> codecs = new ArrayList<>(List.of("jackson", "protobuf", "kryo", "gson"));
    for (int i = codecs.size(); i < count; i++) {
      codecs.add(
          i % 5 == 0
              ? "library-with-a-rather-long-name-and-configuration-number-" + i
              : "codec-" + i);
    }
    return codecs.subList(0, count);
  }

  /**
   * A folder with {@code jmh.json} and {@code run.json}; operations serialize and deserialize. A
   * codec whose name ends in {@code -study} is a study row.
   *
   * @return the folder
   */
  public static Path write(Path folder, List<String> codecs, List<String> payloads, int blocks) {
    return run(codecs, payloads, blocks).write(folder);
  }

  /** The same, of 20 rounds; the machine was slow in every third. */
  public static Path byTurns(Path folder, List<String> codecs, List<String> payloads, int blocks) {
    return TurnsFixture.byTurns(run(codecs, payloads, blocks), 20, 1, TurnsFixture.bursts(1.4))
        .write(folder);
  }

  private static RunFixture run(List<String> codecs, List<String> payloads, int blocks) {
    RunFixture run = RunFixture.of(blocks);
    for (String codec : codecs) {
      run.codec(codec, FORMATS.get(codecs.indexOf(codec) % FORMATS.size()), codec);
      if (codec.endsWith("-study")) {
        run.studyRow(codec, "Nobody should.");
      }
    }
    for (int payload = 0; payload < payloads.size(); payload++) {
      payload(run, codecs, payloads.get(payload), 1 + payload);
    }
    run.floor(16, 3).floor(4096, 60);
    run.run().withArray("exclusions").addObject().put("codec", "absent").put("reason", "Cannot.");
    inRandomOrder(run, blocks);
    return run;
  }

  private static void payload(RunFixture run, List<String> codecs, String payload, int size) {
    run.run().withObject("/documentBytes").put(payload, 300 * size);
    for (int codec = 0; codec < codecs.size(); codec++) {
      int raw = 300 * size / (1 + codec % FORMATS.size());
      run.size(codecs.get(codec), payload, raw, raw * 2 / 3 + 20);
      double nanos = 200.0 * size * (1 + 0.4 * (codec * 7 % 11));
      run.cell(codecs.get(codec), payload, "serialize", nanos);
      run.cell(codecs.get(codec), payload, "deserialize", 1.4 * nanos);
    }
  }

  /** The places of a block's forks are shuffled; here by multiples of a prime. */
  private static void inRandomOrder(RunFixture run, int blocks) {
    int place = 0;
    for (JsonNode cell : run.run().get("cells")) {
      for (int block = 0; block < blocks; block++) {
        ObjectNode fork = (ObjectNode) cell.get("forks").get(block);
        fork.put("order", (place * 7919 + block * 31) % 10_007);
        fork.put("drifting", block == 1 && place % 6 == 0);
      }
      place++;
    }
  }
}

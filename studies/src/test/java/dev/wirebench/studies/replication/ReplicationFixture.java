package dev.wirebench.studies.replication;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The folder of a replication that never was. */
public final class ReplicationFixture {
  public static final List<String> LIBRARIES =
      List.of("jackson-kotlin", "gson-kotlin", "kotlinx-json");

  private static final long HEAP = 100_000_000;

  private final Path folder;
  private final StudyProtocol protocol;
  private final Random random = new Random(7);

  /**
   * @param folder that is made
   */
  public ReplicationFixture(Path folder, List<String> payloads, int runs) {
    this(folder, payloads, runs, "0.1");
  }

  /**
   * @param load of the machine before
   */
  public ReplicationFixture(Path folder, List<String> payloads, int runs, String load) {
    this.folder = folder;
    this.protocol = new StudyProtocol(LIBRARIES, StudyProtocol.TASKS, payloads, 5, runs, 10);
    Session session =
        new Session(
            "2026-01-02T03:04:05Z",
            Map.of("cpus", "2", "cpu", "a <cpu>", "jdk", "17", Session.LOAD, load),
            List.of("-Xmx2g"),
            Map.of("gson-kotlin", "2.15.0"));
    try {
      Files.createDirectories(folder);
      new ObjectMapper()
          .writeValue(
              folder.resolve(ReplicationFile.NAME).toFile(),
              new ReplicationFile("wirebench of a test", protocol, List.of(session)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public StudyProtocol protocol() {
    return protocol;
  }

  /**
   * A log whose times vary by 1 %, and whose heap grows by about as many bytes a run.
   *
   * @param nanos of a run
   * @param cpu percent, the same in all runs
   */
  public ReplicationFixture log(LoggedCell cell, double nanos, double bytes, double cpu) {
    List<String> lines = new ArrayList<>(List.of(Log.HEADER));
    for (int run = 1; run <= protocol.runs(); run++) {
      lines.add(line(cell, run, vary(nanos), vary(bytes), cpu, bytes < 0 ? 1 : 0));
    }
    write(cell, lines);
    return this;
  }

  /** All cells alike. */
  public ReplicationFixture logs(double nanos, double bytes, double cpu) {
    protocol.cells().forEach(cell -> log(cell, nanos, bytes, cpu));
    return this;
  }

  private long vary(double number) {
    return Math.round(number * (1 + random.nextGaussian() / 100));
  }

  String line(LoggedCell cell, int run, long nanos, long bytes, double cpu, int collections) {
    return String.join(
        ",",
        Instant.EPOCH.plusSeconds(run).toString(),
        cell.library(),
        cell.task(),
        cell.payload(),
        Integer.toString(run),
        Integer.toString(protocol.repetitions()),
        Long.toString(nanos),
        Long.toString(bytes),
        Double.toString(cpu),
        Long.toString(HEAP),
        Long.toString(HEAP + bytes),
        Integer.toString(collections));
  }

  void write(LoggedCell cell, List<String> lines) {
    try {
      Files.write(folder.resolve(cell.fileName()), lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

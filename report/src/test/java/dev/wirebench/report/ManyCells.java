package dev.wirebench.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.management.OperatingSystemMXBean;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.exporters.Exporters;
import dev.wirebench.report.findings.Finding;
import dev.wirebench.report.findings.Findings;
import dev.wirebench.report.input.Source;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Times a report on a run of many cells: a recorded measurement, no test. Arguments: an empty
 * folder, and the number of cells (by default 10,000, of 10 forks of 5 iterations).
 *
 * <pre>java -Xmx1g -cp … dev.wirebench.report.ManyCells /tmp/many 10000</pre>
 */
public final class ManyCells {
  private static final int FORKS = 10;
  private static final int CODECS = 40;

  private ManyCells() {}

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    int cells = args.length > 1 ? Integer.parseInt(args[1]) : 10_000;
    if (!Files.exists(folder.resolve("jmh.json"))) {
      make(folder, cells);
    }
    System.out.printf("jmh.json has %,d bytes%n", Files.size(folder.resolve("jmh.json")));
    Clock clock = new Clock();
    List<Source> sources = Sources.read(List.of(folder));
    clock.lap("read");
    Report report = Analysis.of(sources, Settings.DEFAULT);
    clock.lap("analyse");
    List<Finding> findings = Findings.of(report);
    clock.lap("find");
    Exporters.write(report, findings, folder.resolve("out"), List.of());
    clock.lap("export");
    System.out.printf("%d tables, %d findings%n", report.tables().size(), findings.size());
  }

  /** Time on the wall, and of all processors together. */
  private static final class Clock {
    private final OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private long wall = System.nanoTime();
    private long cpu = system.getProcessCpuTime();

    void lap(String step) {
      long nowWall = System.nanoTime();
      long nowCpu = system.getProcessCpuTime();
      System.out.printf(
          "%-8s %6.2f s, %6.2f s of CPU%n", step, (nowWall - wall) / 1e9, (nowCpu - cpu) / 1e9);
      wall = nowWall;
      cpu = nowCpu;
    }
  }

  private static void make(Path folder, int cells) {
    RunFixture fixture = RunFixture.of(FORKS);
    for (int codec = 0; codec < CODECS; codec++) {
      String id = codec == 0 ? "jackson" : "codec-" + codec;
      fixture.codec(id, codec % 4 == 0 ? "JSON" : "Format " + codec % 4, "artifact-" + codec);
    }
    for (int cell = 0; cell < cells; cell++) {
      int codec = cell % CODECS;
      String id = codec == 0 ? "jackson" : "codec-" + codec;
      int table = cell / CODECS;
      String operation = table % 2 == 0 ? "serialize" : "deserialize";
      String payload = "payload-" + table / 2;
      fixture.cell(id, payload, operation, 100 * (1 + codec));
      if (table % 2 == 0) {
        fixture.size(id, payload, 200 + codec % 4, 150);
      }
    }
    fixture.jmh().forEach(entry -> profiled((ObjectNode) entry));
    fixture.write(folder);
  }

  /** What JMH writes of every metric, and what its profiler of the collector measures. */
  private static void profiled(ObjectNode entry) {
    ObjectNode secondary = (ObjectNode) entry.get("secondaryMetrics");
    for (String name : List.of("gc.alloc.rate", "gc.count", "gc.time")) {
      ObjectNode metric = secondary.putObject(name).put("score", 1.5).put("scoreUnit", "MB/sec");
      ArrayNode raw = metric.putArray("rawData");
      for (int fork = 0; fork < FORKS; fork++) {
        raw.addArray().add(1234.5678901).add(1234.5678902).add(12345.678).add(123.456).add(1.5);
      }
    }
    secondary.forEach(metric -> percentiles((ObjectNode) metric));
    percentiles((ObjectNode) entry.get("primaryMetric"));
  }

  private static void percentiles(ObjectNode metric) {
    metric.putArray("scoreConfidence").add(1234.5678).add(2345.6789);
    ObjectNode percentiles = metric.putObject("scorePercentiles");
    for (String p :
        List.of(
            "0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0")) {
      percentiles.put(p, 1234.56789012345);
    }
  }
}

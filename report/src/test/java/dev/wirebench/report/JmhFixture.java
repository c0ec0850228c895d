package dev.wirebench.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntFunction;

/** Makes a JMH JSON file of another project. */
public final class JmhFixture {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ArrayNode entries = JSON.createArrayNode();

  /** The list that the file will hold, to be changed at will. */
  public ArrayNode entries() {
    return entries;
  }

  /** An entry with one iteration for each fork. */
  public JmhFixture entry(String benchmark, String mode, String unit, double... forks) {
    ObjectNode entry = entries.addObject();
    entry.put("benchmark", benchmark).put("mode", mode).put("threads", 1);
    entry.put("forks", forks.length).put("jdkVersion", "21.0.4");
    ObjectNode primary = entry.putObject("primaryMetric");
    primary.put("score", 1).put("scoreUnit", unit);
    ArrayNode raw = primary.putArray("rawData");
    for (double fork : forks) {
      raw.addArray().add(fork);
    }
    return this;
  }

  /** Gives the last entry a parameter. */
  public JmhFixture param(String name, String value) {
    ObjectNode entry = (ObjectNode) entries.get(entries.size() - 1);
    ObjectNode params =
        entry.has("params") ? (ObjectNode) entry.get("params") : entry.putObject("params");
    params.put(name, value);
    return this;
  }

  /** Gives the last entry so many parameters, {@code p0} and so on. */
  public JmhFixture params(int count, IntFunction<String> value) {
    for (int i = 0; i < count; i++) {
      param("p" + i, value.apply(i));
    }
    return this;
  }

  /** Gives the last entry a number of threads. */
  public JmhFixture threads(int count) {
    ((ObjectNode) entries.get(entries.size() - 1)).put("threads", count);
    return this;
  }

  /** Gives all entries a JDK. */
  public JmhFixture jdk(String version) {
    entries.forEach(entry -> ((ObjectNode) entry).put("jdkVersion", version));
    return this;
  }

  /** Gives the last entry a virtual machine. */
  public JmhFixture vm(String name, String version, String path) {
    ObjectNode entry = (ObjectNode) entries.get(entries.size() - 1);
    entry.put("vmName", name).put("vmVersion", version).put("jvm", path);
    return this;
  }

  public Path write(Path file) {
    try {
      JSON.writeValue(file.toFile(), entries);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Report report(Path folder) {
    return report(folder, Settings.DEFAULT);
  }

  public Report report(Path folder, Settings settings) {
    return Analysis.of(Sources.read(List.of(write(folder.resolve("foreign.json")))), settings);
  }
}

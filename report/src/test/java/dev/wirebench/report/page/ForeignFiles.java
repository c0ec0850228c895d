package dev.wirebench.report.page;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JMH JSON files of other projects' shapes. */
public final class ForeignFiles {
  /** Each would break a page that forgot one escape. */
  public static final List<String> HOSTILE =
      List.of(
          "</script><script>globalThis.broken=1</script>",
          "<img src=x onerror=\"globalThis.broken=1\">",
          "<!--<script>",
          "\"quoted\" 'twice' & more",
          "line\u2028separator\u2029and\u0000control\u001b",
          "\u202eright to left",
          "unpaired\ud800surrogate",
          "{{script}} ${7*7} {a|rich}",
          "__proto__",
          "日本語 Ω ü 👩\u200d🚀",
          "]]>&lt;b&gt;",
          "x".repeat(300));

  /** With escapes even an unpaired surrogate can be in a file. */
  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private ForeignFiles() {}

  /** Throughput in ops/s over a numeric parameter, three forks. */
  public static Path throughput(Path folder) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (int size : List.of(10, 100, 1000, 10000)) {
      for (String method : List.of("arrayList", "linkedList", "arrayDeque")) {
        double score = 1e8 / size / method.length();
        entries.add(
            entry(
                "org.example.Lists." + method,
                "thrpt",
                Map.of("size", String.valueOf(size)),
                metric(forks(score, 3), "ops/s"),
                Map.of()));
      }
    }
    return write(folder, "throughput.json", entries);
  }

  /** Average time, no parameters, one fork, two classes. */
  public static Path plain(Path folder) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (String name : List.of("Json.write", "Json.read", "Xml.write", "Xml.read")) {
      entries.add(
          entry(
              "org.example." + name,
              "avgt",
              Map.of(),
              metric(forks(10.0 * name.length(), 1), "us/op"),
              Map.of()));
    }
    return write(folder, "plain.json", entries);
  }

  /** Several modes, six forks, two parameters of words. */
  public static Path modes(Path folder) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (String mode : List.of("avgt", "ss")) {
      for (String strategy : List.of("eager", "lazy", "none")) {
        for (String cache : List.of("cold", "warm")) {
          Map<String, String> params = new LinkedHashMap<>();
          params.put("strategy", strategy);
          params.put("cache", cache);
          double score = strategy.length() * cache.length() * (mode.equals("ss") ? 3.0 : 1.0);
          entries.add(
              entry(
                  "org.example.Load.run",
                  mode,
                  params,
                  metric(forks(score, 6), "ms/op"),
                  Map.of()));
        }
      }
    }
    return write(folder, "modes.json", entries);
  }

  /** Names that try to leave their place, as parameters and as rows. */
  public static Path hostile(Path folder) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (String payload : HOSTILE) {
      for (String codec : HOSTILE) {
        Map<String, String> params = new LinkedHashMap<>();
        params.put("codec", codec);
        params.put("payload", payload);
        entries.add(
            entry(
                "org.example.Any.run",
                "avgt",
                params,
                metric(forks(codec.length() + 5.0, 5), "ns/op"),
                Map.of()));
      }
    }
    return write(folder, "hostile.json", entries);
  }

  private static Map<String, Object> entry(
      String benchmark,
      String mode,
      Map<String, String> params,
      Map<String, Object> primary,
      Map<String, Object> secondary) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("jmhVersion", "1.37");
    entry.put("benchmark", benchmark);
    entry.put("mode", mode);
    entry.put("threads", 1);
    entry.put("jdkVersion", "17.0.15");
    entry.put("vmName", "OpenJDK 64-Bit Server VM");
    entry.put("vmVersion", "17.0.15+6");
    entry.put("measurementIterations", 3);
    entry.put("measurementTime", "1 s");
    if (!params.isEmpty()) {
      entry.put("params", params);
    }
    entry.put("primaryMetric", primary);
    entry.put("secondaryMetrics", secondary);
    return entry;
  }

  private static Map<String, Object> metric(List<List<Double>> raw, String unit) {
    Map<String, Object> metric = new LinkedHashMap<>();
    metric.put("score", raw.get(0).get(0));
    metric.put("scoreError", "NaN");
    metric.put("scoreUnit", unit);
    metric.put("rawData", raw);
    return metric;
  }

  private static List<List<Double>> forks(double score, int count) {
    List<List<Double>> forks = new ArrayList<>();
    for (int fork = 0; fork < count; fork++) {
      double mean = score * (1 + 0.01 * ((fork * 5) % 7 - 3));
      forks.add(List.of(mean, mean * 1.002, mean * 0.998));
    }
    return forks;
  }

  private static Path write(Path folder, String name, List<Map<String, Object>> entries) {
    Path file = folder.resolve(name);
    try {
      JSON.writeValue(file.toFile(), entries);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }
}

package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a {@code run.json} says besides the cells. Lists and maps are empty, and strings empty,
 * where it says nothing.
 *
 * @param started ISO 8601
 * @param stopped ISO 8601
 * @param environment the machine, as text by name
 * @param noise null if the machine was not probed
 * @param libraries file names of the jars
 * @param documentBytes length in bytes of each payload's JSON document
 */
public record RunInfo(
    int schemaVersion,
    Plan plan,
    String started,
    String stopped,
    Map<String, String> environment,
    Noise noise,
    List<CodecInfo> codecs,
    List<String> libraries,
    Map<String, Double> documentBytes,
    List<SizeRow> sizes,
    List<Exclusion> exclusions,
    List<HugeMethods> hugeMethods,
    List<Failure> failures) {
  public RunInfo {
    plan = plan == null ? Plan.EMPTY : plan;
    started = text(started);
    stopped = text(stopped);
    environment = map(environment);
    codecs = list(codecs);
    libraries = list(libraries);
    documentBytes = map(documentBytes);
    sizes = list(sizes);
    exclusions = list(exclusions);
    hugeMethods = list(hugeMethods);
    failures = list(failures);
  }

  /** What was asked for. Seed and blocks are null, texts empty, where the run does not say. */
  public record Plan(
      String suite,
      Long seed,
      List<String> payloads,
      List<String> codecs,
      List<String> operations,
      List<String> media,
      String baseline,
      Integer blocks,
      String warmup,
      Map<String, String> longerWarmup,
      String measurement,
      List<String> plain,
      List<Integer> floors,
      List<Jdk> jdks) {
    static final Plan EMPTY =
        new Plan(
            null, null, null, null, null, null, null, null, null, null, null, null, null, null);

    public Plan {
      suite = text(suite);
      payloads = list(payloads);
      codecs = list(codecs);
      operations = list(operations);
      media = list(media);
      baseline = text(baseline);
      warmup = text(warmup);
      longerWarmup = map(longerWarmup);
      measurement = text(measurement);
      plain = list(plain);
      floors = list(floors);
      jdks = list(jdks);
    }
  }

  /** A virtual machine of the plan; the label is that of the cells. */
  public record Jdk(String label, int feature, String vm, List<String> flags) {
    public Jdk {
      label = text(label);
      vm = text(vm);
      flags = list(flags);
    }
  }

  /**
   * The probe before the run.
   *
   * @param verdict green, amber or red
   * @param cv coefficient of variation of fixed pieces of work, 0.01 for 1 %
   * @param steal share of processor time that the hypervisor gave to others, 0 to 1
   */
  public record Noise(String verdict, double cv, double steal) {
    public Noise {
      verdict = text(verdict);
    }

    /** What is not in the file is NaN, not 0. */
    @JsonCreator
    static Noise of(
        @JsonProperty("verdict") String verdict,
        @JsonProperty("cv") Double cv,
        @JsonProperty("steal") Double steal) {
      return new Noise(verdict, cv == null ? Double.NaN : cv, steal == null ? Double.NaN : steal);
    }
  }

  /** Bytes on the wire of a codec's messages. */
  public record SizeRow(String codec, String payload, String medium, SizeLists bytes) {
    public SizeRow {
      codec = text(codec);
      payload = text(payload);
      medium = text(medium);
    }
  }

  /** In bytes, one number for each value of the payload. */
  public record SizeLists(List<Integer> raw, List<Integer> gzip, List<Integer> zstd) {
    public SizeLists {
      raw = list(raw);
      gzip = list(gzip);
      zstd = list(zstd);
    }
  }

  /** Why a codec has no row; texts are empty where the reason holds for all. */
  public record Exclusion(
      String codec, String payload, String medium, String jdk, String operation, String reason) {
    public Exclusion {
      codec = text(codec);
      payload = text(payload);
      medium = text(medium);
      jdk = text(jdk);
      operation = text(operation);
      reason = text(reason);
    }
  }

  /**
   * Hot methods that HotSpot does not compile because they are too large.
   *
   * @param methods by operation, as {@code class::method (N bytes)}
   */
  public record HugeMethods(
      String codec, String payload, String medium, String jdk, Map<String, List<String>> methods) {
    public HugeMethods {
      codec = text(codec);
      payload = text(payload);
      medium = text(medium);
      jdk = text(jdk);
      methods = map(methods);
    }
  }

  /**
   * A fork without a result.
   *
   * @param block from 0
   * @param output the last lines that it printed
   */
  public record Failure(int block, FailedCell cell, String reason, List<String> output) {
    public Failure {
      cell = cell == null ? new FailedCell(null, null, null) : cell;
      reason = text(reason);
      output = list(output);
    }
  }

  /** Which cell a failed fork belonged to. */
  public record FailedCell(String benchmark, Map<String, String> params, String jdk) {
    public FailedCell {
      benchmark = text(benchmark);
      params = map(params);
      jdk = text(jdk);
    }
  }

  /** The codec of this id, if the run describes it. */
  public Optional<CodecInfo> codec(String id) {
    return codecs.stream().filter(codec -> codec.id().equals(id)).findFirst();
  }

  private static String text(String value) {
    return value == null ? "" : value;
  }

  private static <T> List<T> list(List<T> values) {
    return values == null ? List.of() : values;
  }

  private static <V> Map<String, V> map(Map<String, V> values) {
    return values == null ? Map.of() : values;
  }
}

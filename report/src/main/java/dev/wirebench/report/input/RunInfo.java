package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of a {@code run.json} besides the benchmarks. Lists and maps are empty, and strings
 * empty, where it says nothing.
 *
 * @param provenance of the file and of the journal that it was made from
 * @param scope empty if the run had no budget
 * @param started ISO 8601
 * @param stopped ISO 8601
 * @param clockSets how far the machine's clock was set meanwhile
 * @param environment the machine, as text by name
 * @param noise null if the machine was not probed
 * @param libraries file names of the jars
 * @param documentBytes length in bytes of each payload's JSON documents, on average; in runs with
 *     eight values of one length, of each
 * @param imported payloads whose values are a user's own
 * @param left cells that needed no more forks, as their ratio was known precisely enough
 * @param heats forks that lived at the same time; empty if they ran one after another
 */
public record RunInfo(
    int schemaVersion,
    Provenance provenance,
    Plan plan,
    Scope scope,
    String started,
    String stopped,
    List<ClockSet> clockSets,
    Map<String, String> environment,
    Noise noise,
    List<CodecInfo> codecs,
    List<String> libraries,
    Map<String, Double> documentBytes,
    List<String> imported,
    List<SizeRow> sizes,
    List<Exclusion> exclusions,
    List<HugeMethods> hugeMethods,
    List<Defects> defects,
    List<Failure> failures,
    List<NamedCell> left,
    List<Heat> heats) {
  /** The newest form of the file, which is written and understood. */
  public static final int SCHEMA_VERSION = 7;

  public RunInfo {
    provenance = provenance == null ? new Provenance(null, null, null) : provenance;
    plan = plan == null ? Plan.EMPTY : plan;
    scope = scope == null ? Scope.EMPTY : scope;
    started = Absent.text(started);
    stopped = Absent.text(stopped);
    clockSets = Absent.list(clockSets);
    environment = Absent.map(environment);
    codecs = Absent.list(codecs);
    libraries = Absent.list(libraries);
    documentBytes = Absent.map(documentBytes);
    imported = Absent.list(imported);
    sizes = Absent.list(sizes);
    exclusions = Absent.list(exclusions);
    hugeMethods = Absent.list(hugeMethods);
    defects = Absent.list(defects);
    failures = Absent.list(failures);
    left = Absent.list(left);
    heats = Absent.list(heats);
  }

  /**
   * The origin of the run's file, and how far its record can be believed.
   *
   * @param madeBy the program that made the file; empty if it does not say
   * @param linked whether each line of the journal vouches for those before it
   * @param repairs after each of which lines of the journal were missing
   */
  public record Provenance(String madeBy, Boolean linked, List<Repair> repairs) {
    public Provenance {
      madeBy = Absent.text(madeBy);
      linked = linked != null && linked;
      repairs = Absent.list(repairs);
    }

    /** The program that made the file, if it says so and was another than this one. */
    public Optional<String> madeByAnother() {
      return Optional.of(madeBy).filter(name -> !name.isEmpty() && !name.equals(Program.TEXT));
    }
  }

  /**
   * Lines of the journal were left out by hand.
   *
   * @param time ISO 8601
   */
  public record Repair(String time, List<Dropped> dropped) {
    public Repair {
      time = Absent.text(time);
      dropped = Absent.list(dropped);
    }

    /**
     * One of the lines.
     *
     * @param line its number, from 1
     * @param what it said, as far as that could be read
     */
    public record Dropped(int line, String what) {
      public Dropped {
        what = Absent.text(what);
      }
    }
  }

  /**
   * The machine's clock was set while the run was measured.
   *
   * @param time ISO 8601, by the clock of the records, which nobody sets
   * @param setByMillis forward if positive, back if negative
   */
  public record ClockSet(String time, long setByMillis) {
    public ClockSet {
      time = Absent.text(time);
    }
  }

  /**
   * Forks that lived at the same time and measured by turns.
   *
   * @param number by which they name it
   * @param leftOut rounds that do not count, since the machine was disturbed
   * @param referenceNanos how long the same work took around each round that counts, in order;
   *     empty if that was not measured
   * @param throttled processors that a quota withheld in each round, in order; empty if that was
   *     not measured
   */
  public record Heat(
      int number, int block, int leftOut, double[] referenceNanos, double[] throttled) {
    public Heat {
      referenceNanos = referenceNanos == null ? new double[0] : referenceNanos;
      throttled = throttled == null ? new double[0] : throttled;
    }
  }

  /** A cell by its JMH name, parameters and JDK; empty where the run does not say. */
  public record NamedCell(String benchmark, Map<String, String> params, String jdk) {
    public NamedCell {
      benchmark = Absent.text(benchmark);
      params = Absent.map(params);
      jdk = Absent.text(jdk);
    }

    /** Says whether it is this program. */
    public boolean is(MeasuredCell cell) {
      return benchmark.equals(cell.benchmark())
          && params.equals(cell.params())
          && jdk.equals(cell.jvm().label());
    }
  }

  /**
   * The request. Numbers are null, texts empty, where the run does not say.
   *
   * @param profile empty if blocks, warm-up and measurement were given in another way
   * @param mostBlocks after which a cell ends that is not precise; as {@code blocks} where no cell
   *     leaves
   * @param precision half-width of a ratio's interval, as a share, at which its cell leaves
   * @param budgetMillis null if the run had as much time as it took
   * @param spends whether all of the budget was to be spent where that helps; else the suite has it
   * @param shard as in {@code 1/3}; empty if the plan was measured as a whole
   * @param interleave in which order forks measured: {@code turns} or {@code blocks}
   * @param warmingUp how many forks warmed up at the same time
   * @param pinned whether forks that took turns measured on one CPU, where the system let them
   * @param showFields whether reasons may name fields of payloads that are a user's own
   * @param releases the jars of codecs whose library is of another release than the build's
   */
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
      List<Jdk> jdks,
      String profile,
      Integer mostBlocks,
      Double precision,
      Long budgetMillis,
      Boolean spends,
      String shard,
      String interleave,
      Integer warmingUp,
      Boolean pinned,
      Boolean showFields,
      List<ReleasedJars> releases) {
    /** One fork after another. */
    private static final String BLOCKS = "blocks";

    static final Plan EMPTY =
        new Plan(
            null, null, null, null, null, null, null, null, null, null, null, null, null, null,
            null, null, null, null, null, null, null, null, null, null, null);

    public Plan {
      suite = Absent.text(suite);
      payloads = Absent.list(payloads);
      codecs = Absent.list(codecs);
      operations = Absent.list(operations);
      media = Absent.list(media);
      baseline = Absent.text(baseline);
      warmup = Absent.text(warmup);
      longerWarmup = Absent.map(longerWarmup);
      measurement = Absent.text(measurement);
      plain = Absent.list(plain);
      floors = Absent.list(floors);
      jdks = Absent.list(jdks);
      profile = Absent.text(profile);
      spends = spends == null || spends;
      shard = Absent.text(shard);
      // Older runs know nothing else.
      interleave = interleave == null ? BLOCKS : interleave;
      warmingUp = warmingUp == null ? 1 : warmingUp;
      pinned = pinned != null && pinned;
      showFields = showFields != null && showFields;
      releases = Absent.list(releases);
    }

    /** The jars of a codec of another release; empty if it has the build's. */
    public Optional<ReleasedJars> release(String codec) {
      return releases.stream().filter(release -> release.name().equals(codec)).findFirst();
    }

    public boolean isByTurns() {
      return !interleave.equals(BLOCKS);
    }

    /** Says whether benchmarks stop when they are precise. */
    public boolean stopsEarly() {
      return blocks != null && mostBlocks != null && mostBlocks > blocks;
    }
  }

  /**
   * Tables and codecs of the plan that its budget pays for.
   *
   * @param leftOutCodecs which are not among the plan's
   * @param millisForAll what the others would have taken too; null if the run does not say
   */
  public record Scope(
      List<ScopedTable> tables,
      List<ScopedTable> leftOut,
      List<String> leftOutCodecs,
      Long millisForAll) {
    static final Scope EMPTY = new Scope(null, null, null, null);

    public Scope {
      tables = Absent.list(tables);
      leftOut = Absent.list(leftOut);
      leftOutCodecs = Absent.list(leftOutCodecs);
    }
  }

  /** A table by its labels. */
  public record ScopedTable(String payload, String medium, String operation, String jdk) {
    public ScopedTable {
      payload = Absent.text(payload);
      medium = Absent.text(medium);
      operation = Absent.text(operation);
      jdk = Absent.text(jdk);
    }
  }

  /**
   * A virtual machine of the plan. The last three are in what its forks differ from those of the
   * JDK as it is: at most one of them is there.
   *
   * @param label that of the cells: its version, and behind a comma in what forks differ
   * @param archive of classes; empty for what a JVM does untold
   * @param collector of garbage; empty for that of all runs
   * @param threads that call an operation at the same time
   */
  public record Jdk(
      String label,
      int feature,
      String vm,
      List<String> flags,
      String archive,
      String collector,
      Integer threads) {
    public Jdk {
      label = Absent.text(label);
      vm = Absent.text(vm);
      flags = Absent.list(flags);
      archive = Absent.text(archive);
      collector = Absent.text(collector);
      threads = threads == null ? 1 : threads;
    }

    /** The label without what forks differ in. */
    public String version() {
      return label.split(",", 2)[0];
    }
  }

  /**
   * The probe before the run.
   *
   * @param verdict null if it is not known
   * @param cv coefficient of variation of fixed pieces of work, 0.01 for 1 %
   * @param steal share of processor time that the hypervisor gave to others, 0 to 1
   */
  public record Noise(NoiseLevel verdict, double cv, double steal) {
    /** Reads the probe; numbers that the file lacks are NaN, not 0. */
    @JsonCreator
    static Noise of(
        @JsonProperty("verdict") String verdict,
        @JsonProperty("cv") Double cv,
        @JsonProperty("steal") Double steal) {
      return new Noise(
          NoiseLevel.labelled(verdict).orElse(null),
          cv == null ? Double.NaN : cv,
          steal == null ? Double.NaN : steal);
    }

    /** The level's label; empty if it is not known. */
    public String label() {
      return verdict == null ? "" : verdict.label();
    }
  }

  /**
   * Bytes on the wire of a codec's messages.
   *
   * @param compressed the same of what they are compressed to, by the name of the compression; only
   *     of the first ones where the others serve to train it
   */
  public record SizeRow(
      String codec,
      String payload,
      String medium,
      SizeLists bytes,
      Map<String, List<Integer>> compressed) {
    public SizeRow {
      compressed = Absent.map(compressed);
      codec = Absent.text(codec);
      payload = Absent.text(payload);
      medium = Absent.text(medium);
    }
  }

  /** The sizes in bytes, one for each value of the payload. */
  public record SizeLists(List<Integer> raw, List<Integer> gzip, List<Integer> zstd) {
    public SizeLists {
      raw = Absent.list(raw);
      gzip = Absent.list(gzip);
      zstd = Absent.list(zstd);
    }
  }

  /** The reason why a codec has no results; texts are empty where it holds for all. */
  public record Exclusion(
      String codec, String payload, String medium, String jdk, String operation, String reason) {
    public Exclusion {
      codec = Absent.text(codec);
      payload = Absent.text(payload);
      medium = Absent.text(medium);
      jdk = Absent.text(jdk);
      operation = Absent.text(operation);
      reason = Absent.text(reason);
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
      codec = Absent.text(codec);
      payload = Absent.text(payload);
      medium = Absent.text(medium);
      jdk = Absent.text(jdk);
      methods = Absent.map(methods);
    }
  }

  /** The defect that a measured codec is marked for: it reads what it should refuse. */
  public record Defects(
      String codec, String payload, String medium, String jdk, List<String> sentences) {
    public Defects {
      codec = Absent.text(codec);
      payload = Absent.text(payload);
      medium = Absent.text(medium);
      jdk = Absent.text(jdk);
      sentences = Absent.list(sentences);
    }
  }

  /**
   * A fork without a result.
   *
   * @param block from 0
   * @param output the last lines that it printed
   */
  public record Failure(int block, NamedCell cell, String reason, List<String> output) {
    public Failure {
      cell = cell == null ? new NamedCell(null, null, null) : cell;
      reason = Absent.text(reason);
      output = Absent.list(output);
    }
  }

  /** The codec of this id, if the run describes it. */
  public Optional<CodecInfo> codec(String id) {
    return codecs.stream().filter(codec -> codec.id().equals(id)).findFirst();
  }
}

package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.report.input.RunInfo.ScopedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The request: the plan of a run, as its {@code run.json} repeats it. The file has the fields of
 * all groups side by side. Numbers are null, texts empty, where it does not say.
 */
public record RunPlan(
    @JsonUnwrapped Request request,
    @JsonUnwrapped Order order,
    @JsonUnwrapped Selection selection,
    @JsonUnwrapped Extras extras,
    @JsonUnwrapped Comparison comparison,
    @JsonUnwrapped Effort effort,
    @JsonUnwrapped Limits limits,
    @JsonUnwrapped Jvms jvms) {
  static final RunPlan EMPTY = RunFile.empty(RunPlan.class);

  /**
   * The beginning of the plan.
   *
   * @param schemaVersion of {@code plan.json}
   * @param seed of the order of forks, and of the values
   * @param values the digests of the documents that were drawn from the seed, by the payload's
   *     schema; without those of the build
   */
  public record Request(
      int schemaVersion,
      String suite,
      Long seed,
      @JsonInclude(Include.NON_EMPTY) Map<String, String> values) {}

  /**
   * The order of forks.
   *
   * @param interleave {@code turns} or {@code blocks}; empty in older runs, which know only blocks
   * @param memoryMegabytes that forks may take together
   * @param warmingUp how many forks warm up at the same time
   * @param pinned whether forks that took turns measured on one CPU, where the system let them
   * @param byTurns whether forks took turns
   */
  public record Order(
      String interleave,
      Integer memoryMegabytes,
      Integer warmingUp,
      Boolean pinned,
      Boolean byTurns) {
    /** Says whether forks took turns, also where an older file has no field for it. */
    public boolean takesTurns() {
      return interleave.equals("turns");
    }

    /** The number of forks that warmed up at the same time: one, unless the file says more. */
    public int forksWarmingUp() {
      return warmingUp == null ? 1 : warmingUp;
    }

    /** Says whether forks that took turns measured on one CPU, where the system let them. */
    public boolean pins() {
      return Boolean.TRUE.equals(pinned);
    }
  }

  /** The benchmarks. */
  public record Selection(
      List<String> payloads, List<String> codecs, List<String> operations, List<String> media) {}

  /**
   * The measurements besides, and the part of all that is measured.
   *
   * @param plain codecs that are also called without the interface of codecs
   * @param floors sizes in bytes of arrays whose copies are measured
   * @param large payloads whose forks get a larger heap
   * @param core the tables that verdicts are wanted of first
   * @param shard as in {@code 1/3}; empty if the plan was measured as a whole
   */
  public record Extras(
      List<String> plain,
      List<Integer> floors,
      List<String> large,
      List<ScopedTable> core,
      String shard) {}

  /**
   * The codec that others are compared with, and how closely.
   *
   * @param variants further names of codecs, each measured by itself
   * @param precision half-width of a ratio's interval, as a share, at which its cell leaves
   */
  public record Comparison(String baseline, List<String> variants, Double precision) {}

  /**
   * The time that is spent on each cell.
   *
   * @param profile empty if blocks, warm-up and measurement were given in another way
   * @param blocks after which a cell may leave
   * @param mostBlocks after which a cell ends that is not precise; as {@code blocks} where no cell
   *     leaves
   * @param longerWarmup by payload
   * @param warmupByNeed whether benchmarks warm up as long as trial forks show, and longer once
   *     they drift; else all warm up for the times above
   */
  public record Effort(
      String profile,
      Integer blocks,
      Integer mostBlocks,
      String warmup,
      Map<String, String> longerWarmup,
      String measurement,
      @JsonProperty("extendWarmup") Boolean warmupByNeed) {
    /** Says whether trial forks show how long benchmarks warm up. */
    public boolean warmsUpByNeed() {
      return Boolean.TRUE.equals(warmupByNeed);
    }

    /** Says whether benchmarks stop when they are precise. */
    public boolean stopsEarly() {
      return blocks != null && mostBlocks != null && mostBlocks > blocks;
    }
  }

  /**
   * The most time that the run and its forks may take.
   *
   * @param budgetMillis null if the run had as much time as it took
   * @param spends whether all of the budget was to be spent where that helps; else the suite has it
   * @param forkTimeoutMillis after which a fork was ended; null if that follows from its iterations
   */
  public record Limits(Long budgetMillis, Boolean spends, Long forkTimeoutMillis) {
    /** Says whether all of the budget was to be spent, as it was in files that do not say. */
    public boolean spendsAll() {
      return !Boolean.FALSE.equals(spends);
    }
  }

  /**
   * The virtual machines, and what is on their class path beside what was built here.
   *
   * @param heaps of forks in megabytes, by the size of their payload
   * @param plugins jars with codecs and payloads from outside
   * @param releases the jars of codecs whose library is of another release than the build's
   * @param showFields whether reasons may name fields of payloads that are a user's own
   */
  public record Jvms(
      List<Jdk> jdks,
      Map<String, Integer> heaps,
      List<String> plugins,
      @JsonInclude(Include.NON_EMPTY) List<ReleasedJars> releases,
      @JsonInclude(Include.NON_NULL) Boolean showFields) {
    /** Says whether reasons may name fields of payloads that are a user's own. */
    public boolean namesFields() {
      return Boolean.TRUE.equals(showFields);
    }

    /** The jars of a codec of another release; empty if it has the build's. */
    public Optional<ReleasedJars> release(String codec) {
      return releases.stream().filter(release -> release.name().equals(codec)).findFirst();
    }
  }

  /**
   * A virtual machine of the plan.
   *
   * @param label that of the cells: its version, and behind a comma in what forks differ
   * @param home its folder
   * @param difference of its forks from those of the JDK as it is
   */
  public record Jdk(
      String label,
      String home,
      int feature,
      String vm,
      List<String> flags,
      @JsonUnwrapped JvmDifference difference) {
    /** The label without what forks differ in. */
    public String version() {
      return label.split(",", 2)[0];
    }
  }

  /**
   * The one thing in which forks differ from those of a JDK as it is; at most one is there.
   *
   * @param archive of classes; empty for the JVM's default
   * @param collector of garbage; empty for that of all runs
   * @param threads that call an operation at the same time; null for one
   * @param mixed payloads whose types are called in the same JVM, too; none if one type is alone
   */
  @JsonInclude(Include.NON_NULL)
  public record JvmDifference(
      String archive,
      String collector,
      Integer threads,
      @JsonInclude(Include.NON_EMPTY) List<String> mixed) {}
}

package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.wirebench.base.Program;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of a {@code run.json} besides its benchmarks. The file has the fields of most groups
 * side by side. {@link RunFile} says what stands for a field that a file lacks.
 *
 * @param scope null if the run had no budget
 */
@JsonInclude(Include.NON_NULL)
public record RunInfo(
    @JsonUnwrapped Origin origin,
    RunPlan plan,
    Scope scope,
    @JsonUnwrapped Course course,
    @JsonUnwrapped MachineFacts machine,
    @JsonUnwrapped Subjects subjects,
    @JsonUnwrapped Problems problems,
    @JsonUnwrapped Sampling sampling) {
  /** The newest form of the file, which is written and understood. */
  public static final int SCHEMA_VERSION = 7;

  public RunInfo {
    plan = plan == null ? RunPlan.EMPTY : plan;
  }

  /**
   * The origin of the file.
   *
   * @param schemaVersion of the file; 0 if it does not say
   * @param derivedFrom the files that this one can be made from again
   */
  public record Origin(int schemaVersion, List<String> derivedFrom, Provenance provenance) {
    public Origin {
      provenance = provenance == null ? new Provenance("", false, List.of()) : provenance;
    }
  }

  /**
   * The program that made the file, and how far its record can be believed.
   *
   * @param madeBy empty if the file does not say
   * @param linked whether each line of the journal vouches for those before it
   * @param repairs after each of which lines of the journal were missing
   */
  public record Provenance(String madeBy, boolean linked, List<Repair> repairs) {
    /** The program that made the file, if it says so and was another than this one. */
    public Optional<String> madeByAnother() {
      return Optional.of(madeBy).filter(name -> !name.isEmpty() && !name.equals(Program.TEXT));
    }
  }

  /**
   * Lines of the journal were left out by hand.
   *
   * @param time ISO 8601
   * @param before name of the file that holds the journal as it was
   * @param digest SHA-256 of that file
   */
  public record Repair(String time, List<Dropped> dropped, String before, String digest) {
    /**
     * One of the lines.
     *
     * @param line its number, from 1
     * @param what it said, as far as that could be read
     */
    public record Dropped(int line, String what) {}
  }

  /**
   * Tables and codecs of the plan that its budget pays for.
   *
   * @param indicative tables that are measured as far as time allows
   * @param floors sizes in bytes of arrays whose copies these need
   * @param leftOutCodecs which are not among the plan's
   * @param millisForAll what the others would have taken too; null if the run does not say
   */
  public record Scope(
      List<ScopedTable> tables,
      List<ScopedTable> indicative,
      List<Integer> floors,
      List<ScopedTable> leftOut,
      @JsonInclude(Include.NON_EMPTY) List<String> leftOutCodecs,
      Long millisForAll) {}

  /** A table by its labels. */
  public record ScopedTable(String payload, String medium, String operation, String jdk) {}

  /**
   * The times of the run.
   *
   * @param started ISO 8601
   * @param stopped ISO 8601
   * @param resumed when the run was taken up again, ISO 8601
   * @param clockSets how far the machine's clock was set meanwhile
   * @param secondsInForks time that passed inside forks, of that from start to stop
   * @param spent what the time was spent on; null if the run's journal does not say
   */
  public record Course(
      String started,
      String stopped,
      List<String> resumed,
      @JsonInclude(Include.NON_EMPTY) List<ClockSet> clockSets,
      double secondsInForks,
      @JsonInclude(Include.NON_NULL) TimeSpent spent) {}

  /**
   * The machine's clock was set while the run was measured.
   *
   * @param time ISO 8601, by the clock of the records, which nobody sets
   * @param setByMillis forward if positive, back if negative
   */
  public record ClockSet(String time, long setByMillis) {}

  /**
   * The machine that measured.
   *
   * @param environment text by name
   * @param noise null if the machine was not probed
   */
  @JsonInclude(Include.NON_NULL)
  public record MachineFacts(Map<String, String> environment, Noise noise) {}

  /**
   * The probe before the run.
   *
   * @param verdict null if it is not known
   * @param cv coefficient of variation of fixed pieces of work, 0.01 for 1 %; NaN if not known
   * @param steal share of processor time that the hypervisor gave to others, 0 to 1; null if not
   *     known
   */
  public record Noise(NoiseLevel verdict, Double cv, Double steal) {
    public Noise {
      cv = cv == null ? Double.NaN : cv;
    }

    /** The level's label; empty if it is not known. */
    public String label() {
      return verdict == null ? "" : verdict.label();
    }
  }

  /**
   * The programs and data that were measured.
   *
   * @param libraries file names of the jars
   * @param documentBytes length in bytes of each payload's JSON documents, on average
   * @param imported payloads whose values are a user's own
   */
  public record Subjects(
      List<CodecInfo> codecs,
      List<String> libraries,
      Map<String, Integer> documentBytes,
      @JsonInclude(Include.NON_EMPTY) List<String> imported,
      List<SizeRow> sizes) {}

  /**
   * Bytes on the wire of a codec's messages.
   *
   * @param compressed the same of what they are compressed to, by the name of the compression; only
   *     of the first ones where the others serve to train it
   */
  @JsonInclude(Include.NON_EMPTY)
  public record SizeRow(
      String codec,
      String payload,
      String medium,
      SizeLists bytes,
      Map<String, List<Integer>> compressed) {}

  /** The sizes in bytes, one for each value of the payload. */
  public record SizeLists(List<Integer> raw, List<Integer> gzip, List<Integer> zstd) {}

  /** The codecs and benchmarks that lack results, or have some that deserve a warning. */
  public record Problems(
      List<Exclusion> exclusions,
      List<HugeMethods> hugeMethods,
      List<Defects> defects,
      List<Failure> failures) {}

  /** The reason why a codec has no results; texts are empty where it holds for all. */
  public record Exclusion(
      String codec, String payload, String medium, String jdk, String operation, String reason) {}

  /**
   * Hot methods that HotSpot does not compile because they are too large.
   *
   * @param methods by operation, as {@code class::method (N bytes)}
   */
  public record HugeMethods(
      String codec, String payload, String medium, String jdk, Map<String, List<String>> methods) {}

  /** The defect that a measured codec is marked for: it reads what it should refuse. */
  public record Defects(
      String codec, String payload, String medium, String jdk, List<String> sentences) {}

  /**
   * A fork without a result.
   *
   * @param block from 0
   * @param output the last lines that it printed
   */
  public record Failure(int block, NamedCell cell, String reason, List<String> output) {
    public Failure {
      cell = cell == null ? new NamedCell("", Map.of(), "") : cell;
    }
  }

  /** A cell by its JMH name, parameters and JDK; empty where the file does not say. */
  public record NamedCell(String benchmark, Map<String, String> params, String jdk) {
    /** Says whether it is this program. */
    public boolean is(MeasuredCell cell) {
      return benchmark.equals(cell.benchmark())
          && params.equals(cell.params())
          && jdk.equals(cell.jvm().label());
    }
  }

  /**
   * The order in which forks measured, and what it amounts to.
   *
   * @param noiseFloor differences between identical configurations
   * @param left cells that needed no more forks, as their ratio was known precisely enough
   * @param heats forks that lived at the same time; empty if they ran one after another
   */
  public record Sampling(
      List<ControlRatio> noiseFloor,
      List<NamedCell> left,
      @JsonInclude(Include.NON_EMPTY) List<Heat> heats) {}

  /**
   * An A/A control against the configuration that it repeats. The true ratio is 1.
   *
   * @param name of the control
   * @param low of the ratio's 95 % interval, paired by block; null for a single block
   * @param high of the same interval
   */
  public record ControlRatio(
      String name,
      String benchmark,
      String payload,
      String jdk,
      double ratio,
      Double low,
      Double high,
      int blocks) {}

  /**
   * Forks that lived at the same time and measured by turns.
   *
   * @param number by which they name it
   * @param cpu on which all of them measured; null if each was where the system put it
   * @param leftOut rounds that do not count, since the machine was disturbed
   * @param referenceNanos how long the same work took around each round that counts, in order;
   *     empty if that was not measured
   * @param throttled processors that a quota withheld in each round, in order; empty if that was
   *     not measured
   */
  public record Heat(
      int number,
      int block,
      @JsonInclude(Include.NON_NULL) Integer cpu,
      int leftOut,
      double[] referenceNanos,
      @JsonInclude(Include.NON_EMPTY) double[] throttled) {}

  /** The codec of this id, if the run describes it. */
  public Optional<CodecInfo> codec(String id) {
    return subjects.codecs().stream().filter(codec -> codec.id().equals(id)).findFirst();
  }
}

package dev.wirebench.plan;

import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.jmh.Variant;
import java.time.Duration;
import java.util.List;

/** Makes a plan from a suite and from what a user asks for instead. */
public final class PlanBuilder {
  private final String suiteName;
  private final Suite suite;
  private final List<Jdk> jdks;
  private long seed = System.currentTimeMillis();
  private List<String> payloads;
  private List<String> codecs;
  private List<Operation> operations;
  private List<Medium> media;
  private List<String> variants;
  private Effort effort;
  private double precision = Comparison.PRECISION;
  private Duration budget;
  private List<String> plugins = List.of();
  private Duration forkTimeout;
  private Shard shard;

  public PlanBuilder(String suiteName, Suite suite, List<Jdk> jdks) {
    this.suiteName = suiteName;
    this.suite = suite;
    this.jdks = jdks;
    this.payloads = suite.payloads();
    this.codecs = suite.codecs();
    this.operations = suite.operations();
    this.media = suite.media();
  }

  /** Fixes the order within the blocks. Without it, the seed comes from the clock. */
  public PlanBuilder seed(long number) {
    this.seed = number;
    return this;
  }

  public PlanBuilder payloads(List<String> ids) {
    this.payloads = ids;
    return this;
  }

  public PlanBuilder codecs(List<String> ids) {
    this.codecs = ids;
    return this;
  }

  public PlanBuilder operations(List<Operation> chosen) {
    this.operations = chosen;
    return this;
  }

  public PlanBuilder media(List<Medium> chosen) {
    this.media = chosen;
    return this;
  }

  /** The names of variants that are measured instead of the one control. */
  public PlanBuilder variants(List<String> names) {
    this.variants = names;
    return this;
  }

  public PlanBuilder effort(Effort chosen) {
    this.effort = chosen;
    return this;
  }

  /**
   * @param share half-width of a ratio's interval at which its cell may leave, for instance 0.03
   */
  public PlanBuilder precision(double share) {
    this.precision = share;
    return this;
  }

  public PlanBuilder budget(Duration time) {
    this.budget = time;
    return this;
  }

  /** Jars with codecs from outside, absolute paths. */
  public PlanBuilder plugins(List<String> jars) {
    this.plugins = jars;
    return this;
  }

  public PlanBuilder forkTimeout(Duration time) {
    this.forkTimeout = time;
    return this;
  }

  public PlanBuilder shard(Shard part) {
    this.shard = part;
    return this;
  }

  public Plan build() {
    List<String> further = variants != null ? variants : List.of(Variant.control(controlled()));
    return new Plan(
        Plan.SCHEMA_VERSION,
        suiteName,
        seed,
        new Selection(
            payloads, codecs, operations, media, suite.plain(), suite.floors(), shard, null),
        new Comparison(suite.baseline(), further, precision),
        effort != null ? effort : suite.effort(payloads),
        new Limits(millis(budget), millis(forkTimeout)),
        new Machines(jdks, plugins));
  }

  private static Long millis(Duration time) {
    return time == null ? null : time.toMillis();
  }

  /** The codec that runs twice: the one that all others are compared with, if it is there. */
  private String controlled() {
    return codecs.contains(suite.baseline()) ? suite.baseline() : codecs.get(0);
  }
}

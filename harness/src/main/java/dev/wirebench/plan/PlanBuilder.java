package dev.wirebench.plan;

import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Medium;
import dev.wirebench.codec.Operation;
import dev.wirebench.fork.Variant;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.Release;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes a plan from a suite and from what a user asks for instead. */
public final class PlanBuilder {
  private static final int LARGE_DOCUMENT = 64 * 1024;

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
  private double precision = PlannedComparison.PRECISION;
  private Duration budget;
  private boolean spends;
  private List<String> plugins = List.of();
  private List<Release> releases = List.of();
  private boolean showFields;
  private Duration forkTimeout;
  private Shard shard;
  private Predicate<PlannedTable> core;
  private Interleaving interleaving = Interleaving.BLOCKS;
  private Heaps heaps = Heaps.of(List.of());
  private final Map<String, Integer> longest = new HashMap<>();

  public PlanBuilder(String suiteName, Suite suite, List<Jdk> jdks) {
    this.suiteName = suiteName;
    this.suite = suite;
    this.jdks = jdks;
    this.payloads = suite.payloads();
    this.codecs = suite.codecs();
    this.operations = suite.operations();
    this.media = suite.media();
    this.core = suite.core() == null ? null : suite.core()::holds;
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

  /** The run may take this long, and spends it where that makes results more precise. */
  public PlanBuilder budget(Duration time) {
    this.budget = time;
    this.spends = true;
    return this;
  }

  /** The run takes no longer, and no longer than its effort asks for. */
  public PlanBuilder atMost(Duration time) {
    this.budget = time;
    this.spends = false;
    return this;
  }

  /** Jars with codecs from outside, absolute paths. */
  public PlanBuilder plugins(List<String> jars) {
    this.plugins = jars;
    return this;
  }

  /** The rows among the codecs that have other releases of their libraries. */
  public PlanBuilder releases(List<Release> resolved) {
    this.releases = resolved;
    return this;
  }

  /** Names fields of payloads that are a user's own. */
  public PlanBuilder showFields(boolean shows) {
    this.showFields = shows;
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

  /** The tables that verdicts are wanted of first, instead of the suite's. */
  public PlanBuilder core(Predicate<PlannedTable> tables) {
    this.core = tables;
    return this;
  }

  /** One after another unless this says otherwise. */
  public PlanBuilder interleaving(Interleaving chosen) {
    this.interleaving = chosen;
    return this;
  }

  /**
   * @param flags of the forks, the user's own: a heap among them is every fork's
   */
  public PlanBuilder jvmArgs(List<String> flags) {
    this.heaps = Heaps.of(flags);
    return this;
  }

  /**
   * Says whether the forks must run sequentially. Some operations are done only once by a JVM, or
   * need all processors or long iterations. Some forks start with archives that an earlier fork has
   * made, or have threads or a collector of their own.
   */
  public boolean isOneByOne() {
    return operations.stream().anyMatch(operation -> operation.protocol().isSequential())
        || jdks.stream().anyMatch(Jdk::isOneByOne);
  }

  /**
   * Says whether forks can be interleaved here: baseline, control and one codec live at the same
   * time.
   */
  public boolean fits(Interleaving chosen) {
    return !isOneByOne()
        && chosen.fits(large().isEmpty() ? heaps().small() : heaps().large(), jdks.size());
  }

  /** The payloads with long documents, or with long inputs where these differ. */
  private List<String> large() {
    return payloads.stream().filter(id -> documentBytes(id) >= LARGE_DOCUMENT).toList();
  }

  private Heaps heaps() {
    return heaps.holding(largestDocument());
  }

  private int largestDocument() {
    return payloads.stream().mapToInt(this::documentBytes).max().orElse(0);
  }

  private int documentBytes(String id) {
    return longest.computeIfAbsent(id, PlanBuilder::longest);
  }

  private static int longest(String id) {
    Payload<?> payload = Payload.load(id);
    return Stream.concat(payload.documents().stream(), payload.inputs().stream())
        .mapToInt(document -> document.length)
        .max()
        .orElseThrow();
  }

  public Plan build() {
    List<String> further = variants != null ? variants : List.of(Variant.control(controlled()));
    Plan plan =
        new Plan(
            suiteName,
            new Draw(seed, Map.of()),
            interleaving,
            new Selection(
                payloads,
                codecs,
                operations,
                media,
                suite.matrix().plain(),
                FloorSizes.upTo(suite.matrix().floors(), largestDocument()),
                large(),
                new TableChoice(List.of(), shard, null)),
            new PlannedComparison(baseline(), further, precision),
            effort != null ? effort : suite.effort(interleaving.interleave(), payloads),
            new Limits(millis(budget), budget == null ? null : spends, millis(forkTimeout)),
            new Machines(jdks, heaps(), plugins, releases, showFields ? Boolean.TRUE : null));
    return core == null ? plan : plan.withCore(core);
  }

  private static Long millis(Duration time) {
    return time == null ? null : time.toMillis();
  }

  /** Releases are compared with each other, unless the suite's baseline is there. */
  private String baseline() {
    return codecs.stream().anyMatch(Codecs::isRelease) || suite.baseline() == null
        ? controlled()
        : suite.baseline();
  }

  /** The codec that runs twice: the one that all others are compared with, if it is there. */
  private String controlled() {
    return codecs.contains(suite.baseline()) ? suite.baseline() : codecs.get(0);
  }
}

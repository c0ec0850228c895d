package dev.wirebench.campaign;

import dev.wirebench.plan.Effort;
import dev.wirebench.plan.Interleave;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.Profiles;
import dev.wirebench.plan.Profiles.Profile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The efforts that a plan with a budget may spend on each benchmark, the highest first. Repetitions
 * come first, since fewer than five give no verdicts; then warm-up, whose bias no number of
 * repetitions averages out; then measurement.
 */
final class Efforts {
  /** Below this, warm-up bias outweighs what five blocks can tell. */
  private static final int SHORTEST_WARMUP_FOR_VERDICTS = 5;

  /** The usual warm-up, in seconds, of which the longest by need is twice as much. */
  private static final int SHORTEST_USUAL = 3;

  private static final long SECOND = 1000;

  /** The iterations by which interleaved measurements are shortened at a time. */
  private static final int STEP = 5;

  /** The measurement of what gives no verdicts: a longer one would cost a table. */
  private static final Iterations INDICATIVE = new Iterations(2, SECOND);

  private final Profiles profiles = Profiles.read();
  private final Profile quick = profiles.profiles().get(Profiles.QUICK);
  private final Profile standard = profiles.profiles().get(Profiles.DEFAULT);
  private final Plan plan;

  Efforts(Plan plan) {
    this.plan = plan;
  }

  /** All of them; the last is spent even if there is no time for it. */
  List<Effort> all() {
    List<Effort> all = new ArrayList<>();
    // More than verdicts need is not spent while there are tables without.
    if (plan.limits().spends() && plan.selection().tables().indicative().isEmpty()) {
      all.add(profile(Profiles.RIGOROUS));
    }
    all.addAll(byNeed());
    all.addAll(shortened());
    all.addAll(alike());
    for (int blocks : new int[] {quick.blocks(), 2, 1}) {
      all.addAll(warmups(blocks, seconds(quick.warmup())));
    }
    return all;
  }

  /**
   * The efforts that are enough for verdicts. Where benchmarks warm up by need, that is tried
   * first: the same warm-up for all costs most of them time, and is too short for some.
   */
  List<Effort> verdicts() {
    List<Effort> all = byNeed();
    all.addAll(alike());
    return all;
  }

  /** The efforts that the plan asks for, and those with shorter measurements. */
  private List<Effort> byNeed() {
    List<Effort> all = new ArrayList<>();
    Effort asked = asked();
    all.add(asked);
    int usual = seconds(standard.warmup());
    if (plan.interleaving().isByTurns()) {
      all.add(effort(standard.blocks(), usual, standard.slices()).byNeed(asked.warmupByNeed()));
    }
    if (asked.warmupByNeed()) {
      shorter(measurement(standard.blocks()))
          .forEach(measured -> all.add(effort(standard.blocks(), usual, measured).byNeed(true)));
    }
    all.removeIf(effort -> effort.blocks() < standard.blocks());
    return all;
  }

  private Effort asked() {
    return plan.limits().spends() ? profile(Profiles.DEFAULT) : plan.effort();
  }

  /**
   * Warm-ups by need of which the longest are cut. Benchmarks that need less keep what they need;
   * with the same warm-up for all, they would lose it, too.
   */
  private List<Effort> shortened() {
    List<Effort> all = new ArrayList<>();
    if (asked().warmupByNeed()) {
      for (int usual = seconds(standard.warmup()) - 1; usual >= SHORTEST_USUAL; usual--) {
        all.add(effort(standard.blocks(), usual, measurement(standard.blocks())).byNeed(true));
      }
    }
    return all;
  }

  /** Warm-ups that are equal for all benchmarks, the longest first. */
  private List<Effort> alike() {
    return warmups(standard.blocks(), SHORTEST_WARMUP_FOR_VERDICTS);
  }

  /**
   * The effort as it is reckoned with before trial forks have shown how long benchmarks warm up:
   * half the usual warm-up is more than most need.
   */
  static Effort expected(Effort effort) {
    if (!effort.warmupByNeed() || !effort.shown().isEmpty()) {
      return effort;
    }
    Map<String, Iterations> longer = new LinkedHashMap<>();
    effort.longerWarmup().forEach((payload, warmup) -> longer.put(payload, half(warmup)));
    return effort.withWarmup(half(effort.warmup()), longer);
  }

  private static Iterations half(Iterations warmup) {
    return new Iterations((warmup.count() + 1) / 2, warmup.millis());
  }

  /** The least that is worth its time: as many blocks as {@code quick} has, and its warm-up. */
  Effort least() {
    return effort(quick.blocks(), seconds(quick.warmup()), measurement(quick.blocks()));
  }

  /** Measurements between the usual one and the shortest that gives verdicts, the longest first. */
  private List<Iterations> shorter(Iterations shortest) {
    List<Iterations> all = new ArrayList<>();
    if (plan.interleaving().isByTurns()) {
      for (int count = standard.slices().count() - STEP; count > shortest.count(); count -= STEP) {
        all.add(new Iterations(count, shortest.millis()));
      }
    }
    all.add(shortest);
    return all;
  }

  private Effort profile(String name) {
    return profiles.effort(name, interleave(), payloads());
  }

  /** Efforts with every warm-up from that of the default profile down, in seconds. */
  private List<Effort> warmups(int blocks, int shortest) {
    List<Effort> efforts = new ArrayList<>();
    for (int warmup = seconds(standard.warmup()); warmup >= shortest; warmup--) {
      efforts.add(effort(blocks, warmup, measurement(blocks)));
    }
    return efforts;
  }

  private Effort effort(int blocks, int warmupSeconds, Iterations measurement) {
    Iterations warmup = new Iterations(warmupSeconds, SECOND);
    double share = Math.max(quick.share(), Profiles.share(standard, warmup));
    return Effort.fixed(
        blocks, warmup, profiles.longerWarmup(warmup, share, payloads()), measurement);
  }

  /**
   * The measured iterations. In interleaved runs, half of the usual ones are enough before warm-up
   * is shortened: most of what ratios vary by lies between groups, and no number of iterations
   * averages out what a short warm-up leaves.
   */
  private Iterations measurement(int blocks) {
    if (plan.interleaving().isByTurns()) {
      Iterations usual = standard.slices();
      return blocks < standard.blocks()
          ? quick.slices()
          : new Iterations(usual.count() / 2, usual.millis());
    }
    return blocks < standard.blocks() ? INDICATIVE : quick.measurement();
  }

  private Interleave interleave() {
    return plan.interleaving().interleave();
  }

  private Collection<String> payloads() {
    return plan.selection().payloads();
  }

  private static int seconds(Iterations iterations) {
    return (int) (iterations.totalMillis() / SECOND);
  }
}

package dev.wirebench.load;

import dev.wirebench.load.Service.Asked;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadLine.Part;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadSummary;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.load.RateSearch;
import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * Puts the services of each payload under load, interleaved in a random order: until their code is
 * warm, then repetition after repetition to find their highest rates, and at last as many
 * repetitions at a common rate that follows from these. Recorded repetitions are not measured
 * again.
 */
public final class LoadRun {
  /** Turns in which the highest rate of a service is searched for the first time. */
  private static final int SEARCH_TURNS = 5;

  /** The same in a repetition. */
  private static final int RATE_TURNS = 4;

  /** How many more a search gets at most that has not come to its end. */
  private static final int MOST_FURTHER_TURNS = 6;

  /** At a rate of fewer, a turn may have none, and tells nothing of 99 of 100. */
  private static final double FEWEST_REQUESTS = 10;

  /** Turns of a service at the common rate, in a repetition. */
  private static final int COMMON_TURNS = 2;

  private static final int REPETITION_TURNS = RATE_TURNS + COMMON_TURNS;

  /** How often a turn that was disturbed is measured again at most. */
  private static final int MOST_AGAIN = 2;

  /** With fewer, nothing has an interval. */
  private static final int FEWEST_REPETITIONS = 2;

  /** What a turn takes besides: connections, what is drained, what is recorded. */
  private static final double SECONDS_BESIDES = 0.4;

  private static final double SECONDS_TO_START = 10;
  private static final double NANOS = 1e9;

  /** How far repetitions begin from what was found before, so that they try other rates. */
  private static final double SPREAD = Math.log(1.15);

  /** Who looks on. */
  public interface Listener {
    /** A line is on disk. */
    void recorded(LoadLine line);

    /** A turn has failed, and is about to be recorded; may not return. */
    void failing();
  }

  private final LoadStart plan;
  private final LoadSession session;
  private final List<LoadLine> before;
  private final LoadJournal journal;
  private final Service.Starter starter;
  private final Listener listener;
  private final LongSupplier nanoTime;

  /** All that is recorded, this session included. */
  private final List<LoadLine> lines;

  /**
   * @param session that measures now
   * @param before what is recorded of this load, without this session
   */
  public LoadRun(
      LoadStart plan,
      LoadSession session,
      List<LoadLine> before,
      LoadJournal journal,
      Service.Starter starter,
      Listener listener) {
    this(plan, session, before, journal, starter, listener, System::nanoTime);
  }

  LoadRun(
      LoadStart plan,
      LoadSession session,
      List<LoadLine> before,
      LoadJournal journal,
      Service.Starter starter,
      Listener listener,
      LongSupplier nanoTime) {
    this.plan = plan;
    this.session = session;
    this.before = before;
    this.journal = journal;
    this.starter = starter;
    this.listener = listener;
    this.nanoTime = nanoTime;
    this.lines = new ArrayList<>(before);
  }

  /** The least that a budget must pay for: two repetitions of each payload, in seconds. */
  public static double leastSeconds(LoadStart plan) {
    double turns = SEARCH_TURNS + FEWEST_REPETITIONS * REPETITION_TURNS;
    double codec = plan.warmupSeconds() + turns * (plan.turnSeconds() + SECONDS_BESIDES);
    return plan.payloads().size() * (SECONDS_TO_START + plan.codecs().size() * codec);
  }

  /** Measures what is missing. */
  public void run() {
    if (before.isEmpty()) {
      record(LoadLine.of(plan));
    }
    record(LoadLine.of(session));
    double left =
        plan.budgetSeconds() == null ? Double.POSITIVE_INFINITY : plan.budgetSeconds() - spent();
    long begin = nanoTime.getAsLong();
    for (int i = 0; i < plan.payloads().size(); i++) {
      double now = left - (nanoTime.getAsLong() - begin) / NANOS;
      new OfPayload(plan.payloads().get(i), now / (plan.payloads().size() - i)).measure();
    }
  }

  /** What the turns of earlier sessions took, in seconds. */
  private double spent() {
    return before.stream()
        .map(LoadLine::turn)
        .filter(Objects::nonNull)
        .mapToDouble(turn -> turn.seconds() + SECONDS_BESIDES)
        .sum();
  }

  private void record(LoadLine line) {
    journal.append(line);
    lines.add(line);
    listener.recorded(line);
  }

  /** The state of one payload. */
  private final class OfPayload {
    private final String payload;
    private final long end;
    private final Map<String, Service> services = new LinkedHashMap<>();
    private final Map<String, Double> saturation = new LinkedHashMap<>();

    /** By codec, the highest rates that were found in each search or repetition. */
    private final Map<String, List<Double>> rates = new LinkedHashMap<>();

    private final Map<String, Double> held = new LinkedHashMap<>();

    OfPayload(String payload, double seconds) {
      this.payload = payload;
      this.end =
          Double.isInfinite(seconds)
              ? Long.MAX_VALUE
              : nanoTime.getAsLong() + (long) (seconds * NANOS);
    }

    void measure() {
      int rated = done(Part.RATES);
      int compared = done(Part.COMMON);
      boolean hasCommon = commonBefore() != null;
      if (compared >= plan.repetitions() || hasCommon && compared >= rated) {
        return;
      }
      try {
        start();
        warmUp();
        search(rated > 0);
        int first = rated + 1;
        while (!hasCommon && rated < plan.repetitions() && isTimeForRates(rated + 1, first)) {
          rated++;
          rates(rated);
        }
        Double common = common();
        first = compared + 1;
        while (common != null && compared < rated && isTimeForCommon(compared + 1, first)) {
          compared++;
          atCommonRate(compared, common, rated);
        }
      } finally {
        services.values().forEach(Service::close);
      }
    }

    private int done(Part part) {
      return before.stream()
          .map(LoadLine::repetition)
          .filter(line -> line != null && line.payload().equals(payload) && line.ends(part))
          .mapToInt(LoadLine.Repetition::number)
          .max()
          .orElse(0);
    }

    /** One at least, so that going on always gets further. */
    private boolean isTimeForRates(int number, int first) {
      return !services.isEmpty()
          && (number == first || isTimeFor(services.size() * RATE_TURNS + reservedAfter(number)));
    }

    private boolean isTimeForCommon(int number, int first) {
      return !services.isEmpty() && (number == first || isTimeFor(services.size() * COMMON_TURNS));
    }

    /**
     * Turns that are needed after the rates of a repetition are found: those of the fewest
     * repetitions, and all at the common rate.
     */
    private int reservedAfter(int number) {
      int fewest = Math.min(FEWEST_REPETITIONS, plan.repetitions());
      int turns =
          Math.max(0, fewest - number) * RATE_TURNS + Math.max(fewest, number) * COMMON_TURNS;
      return services.size() * turns;
    }

    /** Whether the budget pays for so many turns. */
    private boolean isTimeFor(int turns) {
      double seconds = turns * (plan.turnSeconds() + SECONDS_BESIDES);
      return end == Long.MAX_VALUE || end - nanoTime.getAsLong() > seconds * NANOS;
    }

    private void start() {
      for (Service service : starter.start(payload, plan.codecs(), session.number())) {
        LoadServer facts = service.facts();
        record(LoadLine.of(facts));
        if (facts.failure() == null) {
          services.put(facts.codec(), service);
        } else {
          service.close();
        }
      }
    }

    private void warmUp() {
      double left = plan.warmupSeconds();
      for (int round = 0; left > 0; round++) {
        double seconds = Math.min(left, plan.turnSeconds());
        for (String codec : order(Purpose.WARM_UP, 0, round)) {
          LoadTurn turn = turn(codec, Purpose.WARM_UP, 0, round, null, seconds);
          saturation.put(codec, turn.achieved());
        }
        left -= seconds;
      }
    }

    /**
     * Finds where the highest rates are.
     *
     * @param isKnown whether an earlier session found it
     */
    private void search(boolean isKnown) {
      Map<String, RateSearch> searches = new LinkedHashMap<>();
      services
          .keySet()
          .forEach(codec -> searches.put(codec, RateSearch.first(saturation.get(codec))));
      if (isKnown) {
        turnsBefore(Purpose.SEARCH)
            .filter(turn -> searches.containsKey(turn.codec()))
            .forEach(turn -> searches.get(turn.codec()).add(turn.offered(), turn.held()));
      } else {
        rounds(searches, Purpose.SEARCH, 0, SEARCH_TURNS, reservedAfter(0));
      }
      searches.forEach(
          (codec, search) -> {
            // Where no turn told anything, the first repetition begins where the search did.
            double rate = Double.isNaN(search.estimate()) ? search.next() : search.estimate();
            found(codec, rate);
            held.put(codec, Double.isNaN(search.held()) ? rate : search.held());
          });
      if (isKnown) {
        turnsBefore(Purpose.RATE).forEach(this::foundBefore);
      }
    }

    private Stream<LoadTurn> turnsBefore(Purpose purpose) {
      return before.stream()
          .map(LoadLine::turn)
          .filter(turn -> turn != null && turn.payload().equals(payload))
          .filter(turn -> turn.purpose() == purpose && turn.failure() == null);
    }

    /** A repetition that is not whole says where the rate lies, too. */
    private void foundBefore(LoadTurn turn) {
      if (Boolean.TRUE.equals(turn.held()) && services.containsKey(turn.codec())) {
        found(turn.codec(), turn.offered());
      }
    }

    private void found(String codec, double rate) {
      if (!Double.isNaN(rate)) {
        rates.computeIfAbsent(codec, key -> new ArrayList<>()).add(rate);
      }
    }

    private Double commonBefore() {
      return before.stream()
          .map(LoadLine::common)
          .filter(line -> line != null && line.payload().equals(payload))
          .map(LoadLine.Common::rate)
          .findFirst()
          .orElse(null);
    }

    /** Null if there is no service left to find it for. */
    private Double common() {
      if (commonBefore() != null) {
        return commonBefore();
      }
      services.keySet().removeIf(codec -> !rates.containsKey(codec));
      if (services.isEmpty()) {
        return null;
      }
      double lowest = services.keySet().stream().mapToDouble(this::highest).min().orElseThrow();
      double rate = PayloadLoad.COMMON_SHARE * lowest;
      record(LoadLine.of(new LoadLine.Common(payload, rate)));
      return rate;
    }

    /** The highest rate of all repetitions; where no search came to its end, one that was held. */
    private double highest(String codec) {
      Estimate found = LoadSummary.highest(payload, codec, lines);
      return found == null ? held.get(codec) : found.value();
    }

    private void rates(int number) {
      Map<String, RateSearch> searches = new LinkedHashMap<>();
      Random random = random(Purpose.RATE, number, 0);
      services
          .keySet()
          .forEach(
              codec ->
                  searches.put(
                      codec,
                      RateSearch.again(
                          mean(rates.get(codec))
                              * Math.exp((random.nextDouble() - 1 / 2.0) * SPREAD))));
      int reserved = reservedAfter(number);
      List<LoadTurn> turns = rounds(searches, Purpose.RATE, number, RATE_TURNS, reserved);
      List<LoadTurn> counted = again(turns, Purpose.RATE, number, reserved);
      services
          .keySet()
          .forEach(
              codec -> found(codec, LoadSummary.search(LoadSummary.of(codec, counted)).estimate()));
      end(number, Part.RATES);
    }

    private void atCommonRate(int number, double rate, int repetitions) {
      List<LoadTurn> turns = new ArrayList<>();
      for (Purpose purpose : List.of(Purpose.COMMON, Purpose.SAMPLED)) {
        for (String codec : order(purpose, number, 0)) {
          turns.add(turn(codec, purpose, number, 0, rate, plan.turnSeconds()));
        }
      }
      int reserved = (repetitions - number) * COMMON_TURNS * services.size();
      again(turns, Purpose.COMMON, number, reserved);
      end(number, Part.COMMON);
    }

    private void end(int number, Part part) {
      record(LoadLine.of(new LoadLine.Repetition(payload, number, session.number(), part)));
    }

    /**
     * Measures once more what was disturbed, in a new order, as long as the budget leaves time for
     * it.
     *
     * @param reserved turns for which the budget must be left then
     * @return the turns that count
     */
    private List<LoadTurn> again(List<LoadTurn> turns, Purpose purpose, int number, int reserved) {
      List<LoadTurn> all = new ArrayList<>(turns);
      for (int time = 1; time <= MOST_AGAIN; time++) {
        List<LoadTurn> disturbed =
            new ArrayList<>(
                LoadSummary.lastOfRounds(all).stream().filter(LoadTurn::isDisturbed).toList());
        Collections.shuffle(disturbed, random(purpose, number, RATE_TURNS * time));
        for (LoadTurn turn : disturbed) {
          if (isTimeFor(1 + reserved) && services.containsKey(turn.codec())) {
            all.add(
                turn(
                    turn.codec(),
                    turn.purpose(),
                    number,
                    turn.round(),
                    turn.offered(),
                    plan.turnSeconds()));
          }
        }
      }
      return LoadSummary.lastOfRounds(all);
    }

    /** Of all that was found, since one search may have met a disturbance. */
    private static double mean(List<Double> found) {
      return Math.exp(found.stream().mapToDouble(Math::log).average().orElseThrow());
    }

    /**
     * So many turns of all, and further ones of those whose searches have not come to their end.
     *
     * @param reserved turns for which the budget must be left then
     */
    private List<LoadTurn> rounds(
        Map<String, RateSearch> searches,
        Purpose purpose,
        int repetition,
        int turns,
        int reserved) {
      List<LoadTurn> all = new ArrayList<>();
      double lowest = FEWEST_REQUESTS / plan.turnSeconds();
      for (int round = 0; round < turns + MOST_FURTHER_TURNS; round++) {
        for (String codec : order(purpose, repetition, round)) {
          RateSearch search = searches.get(codec);
          boolean goesOn = !search.isClosed() && search.next() >= lowest;
          if (round < turns || goesOn && isTimeFor(1 + reserved)) {
            double rate = Math.max(lowest, search.next());
            LoadTurn turn = turn(codec, purpose, repetition, round, rate, plan.turnSeconds());
            search.add(rate, turn.held());
            all.add(turn);
          }
        }
      }
      return all;
    }

    /** A service that fails is ended, and costs the others nothing. */
    private LoadTurn turn(
        String codec, Purpose purpose, int repetition, int round, Double rate, double seconds) {
      long seed = random(purpose, repetition, round).nextLong();
      LoadTurn turn =
          services.get(codec).turn(new Asked(purpose, repetition, round, rate, seconds, seed));
      if (turn.failure() != null) {
        listener.failing();
        services.remove(codec).close();
      }
      record(LoadLine.of(turn));
      return turn;
    }

    /** All services, in an order that is drawn anew for each round. */
    private List<String> order(Purpose purpose, int repetition, int round) {
      List<String> order = new ArrayList<>(services.keySet());
      Random random = random(purpose, repetition, round);
      // The first number gives the arrivals, which are the same for all.
      random.nextLong();
      Collections.shuffle(order, random);
      return order;
    }

    private Random random(Purpose purpose, int repetition, int round) {
      return new Random(
          plan.seed()
              + 31L * Objects.hash(payload, purpose.name(), repetition, round, session.number()));
    }
  }
}

package dev.wirebench.load;

import static dev.wirebench.load.TurnBudget.COMMON_TURNS;
import static dev.wirebench.load.TurnBudget.RATE_TURNS;
import static dev.wirebench.load.TurnBudget.SEARCH_TURNS;

import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadLine.Part;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import dev.wirebench.report.load.LoadTurns;
import dev.wirebench.report.load.PayloadLoad;
import dev.wirebench.report.load.RateSearch;
import dev.wirebench.report.statistics.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Measures the services of one payload. */
final class PayloadRun {
  /** Turns that a search gets at most beyond the usual ones, if it has not come to its end. */
  private static final int MOST_FURTHER_TURNS = 6;

  /** A turn at a lower rate may have no request, and says nothing of 99 of 100. */
  private static final double FEWEST_REQUESTS = 10;

  /** Times at most that a turn is measured again because it was disturbed. */
  private static final int MOST_AGAIN = 2;

  /** Repetitions begin so far from the rate that was found before, so that they try others. */
  private static final double SPREAD = Math.log(1.15);

  private final String payload;
  private final LoadStart plan;
  private final LoadSession session;
  private final LoadLines lines;
  private final Service.Starter starter;
  private final TurnBudget budget;
  private final RunningServices services;
  private final Map<String, Double> saturation = new LinkedHashMap<>();

  /** The highest rates that were found in each search or repetition, by codec. */
  private final Map<String, List<Double>> rates = new LinkedHashMap<>();

  private final Map<String, Double> held = new LinkedHashMap<>();

  PayloadRun(
      String payload,
      LoadStart plan,
      LoadSession session,
      LoadLines lines,
      Service.Starter starter,
      TurnBudget budget) {
    this.payload = payload;
    this.plan = plan;
    this.session = session;
    this.lines = lines;
    this.starter = starter;
    this.budget = budget;
    this.services = new RunningServices(payload, plan, session.number(), lines);
  }

  /** Measures what is missing, as far as the budget pays for it. */
  void measure() {
    int repetitions = plan.settings().repetitions();
    int rated = lines.doneBefore(payload, Part.RATES);
    int compared = lines.doneBefore(payload, Part.COMMON);
    boolean hasCommon = lines.commonBefore(payload) != null;
    if (compared >= repetitions || hasCommon && compared >= rated) {
      return;
    }
    try (services) {
      services.start(starter);
      warmUp();
      search(rated > 0);
      int first = rated + 1;
      while (!hasCommon && rated < repetitions && isTimeForRates(rated + 1, first)) {
        rated++;
        rates(rated);
      }
      Double common = common();
      first = compared + 1;
      while (common != null && compared < rated && isTimeForCommon(compared + 1, first)) {
        compared++;
        atCommonRate(compared, common, rated);
      }
    }
  }

  /** The first is always measured, so that going on always gets further. */
  private boolean isTimeForRates(int number, int first) {
    return isTimeFor(number == first, RATE_TURNS + budget.reservedAfter(number));
  }

  private boolean isTimeForCommon(int number, int first) {
    return isTimeFor(number == first, COMMON_TURNS);
  }

  private boolean isTimeFor(boolean isFirst, int turns) {
    int count = services.codecs().size();
    return count > 0 && (isFirst || budget.pays(count * turns));
  }

  /** Turns of all services that are needed after the rates of a repetition are found. */
  private int reservedAfter(int number) {
    return services.codecs().size() * budget.reservedAfter(number);
  }

  private void warmUp() {
    double left = plan.settings().warmupSeconds();
    for (int round = 0; left > 0; round++) {
      double seconds = Math.min(left, plan.settings().turnSeconds());
      for (String codec : services.order(Purpose.WARM_UP, 0, round)) {
        saturation.put(codec, services.warmUp(codec, round, seconds).trips().achieved());
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
    for (String codec : services.codecs()) {
      searches.put(codec, RateSearch.first(saturation.get(codec)));
    }
    if (isKnown) {
      lines
          .turnsBefore(payload, Purpose.SEARCH)
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
      lines.turnsBefore(payload, Purpose.RATE).forEach(this::foundBefore);
    }
  }

  /** A repetition that is not whole says where the rate lies, too. */
  private void foundBefore(LoadTurn turn) {
    if (Boolean.TRUE.equals(turn.held()) && services.codecs().contains(turn.codec())) {
      found(turn.codec(), turn.offered());
    }
  }

  private void found(String codec, double rate) {
    if (!Double.isNaN(rate)) {
      rates.computeIfAbsent(codec, key -> new ArrayList<>()).add(rate);
    }
  }

  /** The rate at which latencies are compared; null if there is no service left to find it for. */
  private Double common() {
    Double before = lines.commonBefore(payload);
    if (before != null) {
      return before;
    }
    services.codecs().removeIf(codec -> !rates.containsKey(codec));
    if (services.codecs().isEmpty()) {
      return null;
    }
    double lowest = services.codecs().stream().mapToDouble(this::highest).min().orElseThrow();
    double rate = PayloadLoad.COMMON_SHARE * lowest;
    lines.add(LoadLine.of(new LoadLine.Common(payload, rate)));
    return rate;
  }

  /** The highest rate of all repetitions; where no search came to its end, one that was held. */
  private double highest(String codec) {
    Estimate found = LoadTurns.highest(payload, codec, lines.all());
    return found == null ? held.get(codec) : found.value();
  }

  private void rates(int number) {
    Map<String, RateSearch> searches = new LinkedHashMap<>();
    Random random = services.random(Purpose.RATE, number, 0);
    for (String codec : services.codecs()) {
      double spread = Math.exp((random.nextDouble() - 1 / 2.0) * SPREAD);
      searches.put(codec, RateSearch.again(mean(rates.get(codec)) * spread));
    }
    int reserved = reservedAfter(number);
    List<LoadTurn> turns = rounds(searches, Purpose.RATE, number, RATE_TURNS, reserved);
    LoadTurns counted = again(turns, Purpose.RATE, number, reserved);
    for (String codec : services.codecs()) {
      found(codec, counted.ofCodec(codec).search().estimate());
    }
    end(number, Part.RATES);
  }

  private void atCommonRate(int number, double rate, int repetitions) {
    List<LoadTurn> turns = new ArrayList<>();
    for (Purpose purpose : List.of(Purpose.COMMON, Purpose.SAMPLED)) {
      for (String codec : services.order(purpose, number, 0)) {
        turns.add(services.turn(codec, purpose, number, 0, rate));
      }
    }
    int reserved = (repetitions - number) * COMMON_TURNS * services.codecs().size();
    again(turns, Purpose.COMMON, number, reserved);
    end(number, Part.COMMON);
  }

  private void end(int number, Part part) {
    lines.add(LoadLine.of(new LoadLine.Repetition(payload, number, session.number(), part)));
  }

  /**
   * Measures once more what was disturbed, in a new order, as long as the budget leaves time for
   * it.
   *
   * @param reserved turns for which the budget must be left then
   * @return the turns that count
   */
  private LoadTurns again(List<LoadTurn> turns, Purpose purpose, int number, int reserved) {
    List<LoadTurn> all = new ArrayList<>(turns);
    for (int time = 1; time <= MOST_AGAIN; time++) {
      List<LoadTurn> disturbed = new ArrayList<>(new LoadTurns(all).lastOfRounds().list());
      disturbed.removeIf(turn -> !turn.isDisturbed());
      Collections.shuffle(disturbed, services.random(purpose, number, RATE_TURNS * time));
      for (LoadTurn turn : disturbed) {
        String codec = turn.codec();
        if (budget.pays(1 + reserved) && services.codecs().contains(codec)) {
          int round = turn.key().round();
          all.add(services.turn(codec, turn.purpose(), number, round, turn.offered()));
        }
      }
    }
    return new LoadTurns(all).lastOfRounds();
  }

  /** The mean of all that was found, since one search may have met a disturbance. */
  private static double mean(List<Double> found) {
    return Math.exp(found.stream().mapToDouble(Math::log).average().orElseThrow());
  }

  /**
   * Measures that many turns of all, and further ones of those whose searches have not come to
   * their end.
   *
   * @param reserved turns for which the budget must be left then
   */
  private List<LoadTurn> rounds(
      Map<String, RateSearch> searches, Purpose purpose, int repetition, int turns, int reserved) {
    List<LoadTurn> all = new ArrayList<>();
    double lowest = FEWEST_REQUESTS / plan.settings().turnSeconds();
    for (int round = 0; round < turns + MOST_FURTHER_TURNS; round++) {
      for (String codec : services.order(purpose, repetition, round)) {
        RateSearch search = searches.get(codec);
        boolean goesOn = !search.isClosed() && search.next() >= lowest;
        if (round < turns || goesOn && budget.pays(1 + reserved)) {
          double rate = Math.max(lowest, search.next());
          LoadTurn turn = services.turn(codec, purpose, repetition, round, rate);
          search.add(rate, turn.held());
          all.add(turn);
        }
      }
    }
    return all;
  }
}

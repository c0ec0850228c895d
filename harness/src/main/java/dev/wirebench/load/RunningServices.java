package dev.wirebench.load;

import dev.wirebench.load.Service.Asked;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadStart;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

/** The services of a payload that have started and not failed. */
final class RunningServices implements AutoCloseable {
  private final String payload;
  private final LoadStart plan;
  private final int session;
  private final LoadLines lines;
  private final Map<String, Service> services = new LinkedHashMap<>();

  RunningServices(String payload, LoadStart plan, int session, LoadLines lines) {
    this.payload = payload;
    this.plan = plan;
    this.session = session;
    this.lines = lines;
  }

  void start(Service.Starter starter) {
    for (Service service : starter.start(payload, plan.codecs(), session)) {
      LoadServer facts = service.facts();
      lines.add(LoadLine.of(facts));
      if (facts.failure() == null) {
        services.put(facts.codec(), service);
      } else {
        service.close();
      }
    }
  }

  /** Their codecs; one that is removed is put under load no more. */
  Set<String> codecs() {
    return services.keySet();
  }

  /**
   * Puts a service under load for as long as a turn takes.
   *
   * @param rate requests per second
   */
  LoadTurn turn(String codec, Purpose purpose, int repetition, int round, double rate) {
    return turn(codec, purpose, repetition, round, rate, plan.settings().turnSeconds());
  }

  /** Lets a service answer as fast as it can. */
  LoadTurn warmUp(String codec, int round, double seconds) {
    return turn(codec, Purpose.WARM_UP, 0, round, null, seconds);
  }

  /** A service that fails is ended, and costs the others nothing. */
  private LoadTurn turn(
      String codec, Purpose purpose, int repetition, int round, Double rate, double seconds) {
    long seed = random(purpose, repetition, round).nextLong();
    LoadTurn turn =
        services.get(codec).turn(new Asked(purpose, repetition, round, rate, seconds, seed));
    if (turn.failure() != null) {
      lines.failing();
      services.remove(codec).close();
    }
    lines.add(LoadLine.of(turn));
    return turn;
  }

  /** All codecs, in an order that is drawn anew for each round. */
  List<String> order(Purpose purpose, int repetition, int round) {
    List<String> order = new ArrayList<>(codecs());
    Random random = random(purpose, repetition, round);
    // The first number gives the arrivals, which are the same for all.
    random.nextLong();
    Collections.shuffle(order, random);
    return order;
  }

  Random random(Purpose purpose, int repetition, int round) {
    return new Random(
        plan.seed() + 31L * Objects.hash(payload, purpose.name(), repetition, round, session));
  }

  @Override
  public void close() {
    services.values().forEach(Service::close);
  }
}

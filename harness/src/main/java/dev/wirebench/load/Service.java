package dev.wirebench.load;

import dev.wirebench.report.load.LoadServer;
import dev.wirebench.report.load.LoadTurn;
import dev.wirebench.report.load.LoadTurn.Purpose;
import java.util.List;

/** A codec in a service, for one payload, that can be put under load. */
interface Service extends AutoCloseable {
  /**
   * A turn that is asked for.
   *
   * @param round which of its purpose's turns it is, from 0
   * @param rate requests per second; null for one after the other
   * @param seconds for which requests become due
   * @param seed of their times
   */
  record Asked(Purpose purpose, int repetition, int round, Double rate, double seconds, long seed) {
    LoadTurn.Key key(String payload, String codec, int session) {
      return new LoadTurn.Key(payload, codec, purpose, repetition, round, session);
    }
  }

  /** The facts that are recorded of it; with a failure if it cannot be put under load. */
  LoadServer facts();

  /** Measures one turn. What goes wrong is in what it returns. */
  LoadTurn turn(Asked asked);

  @Override
  void close();

  /** Starts the services of a payload. */
  interface Starter {
    /**
     * @param session that starts it
     */
    List<Service> start(String payload, List<String> codecs, int session);
  }
}

package dev.wirebench.load;

import dev.wirebench.base.ShutdownHook;
import dev.wirebench.machine.Affinity;
import dev.wirebench.report.load.LoadLine;
import dev.wirebench.report.load.LoadSession;
import dev.wirebench.report.load.LoadStart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A session of a load, which a signal ends. */
public final class LoadMeasurement {
  private LoadMeasurement() {}

  /**
   * Measures what is missing in a folder.
   *
   * @param before what is recorded there; empty for a new one
   * @param starter of the session's servers
   * @param shown takes each line that is on disk
   * @param stopped is called when a signal has ended it: all servers are ended then, and nothing
   *     more is recorded, not even the turn under way
   */
  public static void measure(
      LoadStart plan,
      List<LoadLine> before,
      Path folder,
      Function<LoadSession, ServedCodecs> starter,
      Consumer<LoadLine> shown,
      Runnable stopped) {
    Cpus cpus = Cpus.bind(Affinity.ofThisMachine());
    int number = (int) before.stream().filter(line -> line.session() != null).count();
    LoadSession session =
        new LoadSession(number, Instant.now().toString(), cpus.servers(), cpus.generator());
    try (LoadJournal journal =
            before.isEmpty() ? LoadJournal.create(folder) : LoadJournal.resume(folder);
        ServedCodecs servers = starter.apply(session);
        ShutdownHook ending =
            new ShutdownHook(
                () -> {
                  stop(journal, servers);
                  stopped.run();
                })) {
      LoadRun.Listener listener =
          new LoadRun.Listener() {
            @Override
            public void recorded(LoadLine line) {
              shown.accept(line);
            }

            @Override
            public void failing() {
              ending.awaitSignal();
            }
          };
      new LoadRun(plan, session, before, journal, servers, listener).run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void stop(LoadJournal journal, ServedCodecs servers) {
    try {
      journal.close();
    } catch (IOException e) {
      // What is on disk stays there.
    } finally {
      servers.close();
    }
  }
}

package dev.wirebench.registry;

import dev.wirebench.base.ChildResults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/**
 * Calls a main class in a JVM of its own. What it returns it writes by {@link ChildResults} to the
 * file that is its first argument: a library under test may print to standard output. It may return
 * several results, one after the other; those that were written stay when the next one ends it. It
 * does not outlive the process that calls it.
 */
public final class ChildJvm {
  /** Set-up of a large payload on a slow machine must never count as a hang. */
  public static final Duration PATIENCE = Duration.ofSeconds(180);

  private static final int SECRET_BYTES = 16;
  private static final SecureRandom RANDOM = new SecureRandom();

  private ChildJvm() {}

  /** The child gave no result; the message says why, in one line. */
  static final class Failed extends Exception {
    private static final long serialVersionUID = 1L;

    Failed(String message) {
      super(message);
    }
  }

  /**
   * The results that a child returned until it ended.
   *
   * @param results in the order in which they were written; fewer than expected if it failed
   * @param failure why it failed, in one line; null if it did not
   * @param ending how it ended
   */
  public record Outcome(List<Object> results, String failure, Ending ending) {}

  /** The ways in which a child ends. */
  public enum Ending {
    /** It returned all that was expected, or failed of itself. */
    ITSELF,
    /** It wrote nothing for too long. */
    HUNG,
    /**
     * A signal ended it that no program sends itself: that of somebody, of the system, or of the
     * kernel that wants memory.
     */
    KILLED
  }

  /**
   * Calls a main class that returns one result.
   *
   * @param jvm how it is started
   * @param args of the main class, behind the file for its result
   * @throws Failed if it crashes, throws, hangs, or ends without a result
   */
  public static Object call(JvmLauncher jvm, String classPath, Class<?> main, List<String> args)
      throws Failed {
    Outcome outcome = call(jvm, classPath, main, args, 1, PATIENCE);
    if (outcome.failure() != null) {
      throw new Failed(outcome.failure());
    }
    return outcome.results().get(0);
  }

  /**
   * Calls a main class that returns several results.
   *
   * @param expected how many results it writes unless it fails
   * @param patience a child that writes nothing for so long hangs; it is noticed after twice that
   *     time at most
   */
  public static Outcome call(
      JvmLauncher jvm,
      String classPath,
      Class<?> main,
      List<String> args,
      int expected,
      Duration patience) {
    TemporaryFolder folder = new TemporaryFolder();
    Path file = folder.resolve("result.ser");
    Path output = folder.resolve("output.log");
    List<String> all = new ArrayList<>(List.of(main.getName(), file.toString()));
    all.addAll(args);
    List<String> command = jvm.command(classPath, ChildMain.class.getName(), all);
    try (RunningJvm child =
        RunningJvm.start(
            folder,
            command,
            process -> process.redirectErrorStream(true).redirectOutput(output.toFile()))) {
      String secret = tell(child);
      End end = await(child, file, patience);
      List<Object> results = ChildResults.read(file, secret);
      if (end == End.NORMAL && results.size() == expected) {
        return new Outcome(results, null, Ending.ITSELF);
      }
      // A child that fails behind its last result failed at that one.
      return new Outcome(
          results.subList(0, Math.min(results.size(), expected - 1)),
          end.reason(output),
          end.ending());
    } catch (ChildResults.Forged e) {
      return new Outcome(List.of(), "was not taken: " + e.getMessage(), Ending.ITSELF);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The end of a process: of itself, or because it hung, or was not waited for. */
  private record End(Integer exitCode, String otherwise) {
    static final End NORMAL = new End(0, null);

    /** SIGHUP, SIGINT, SIGKILL and SIGTERM; a JVM that crashes ends itself by another one. */
    private static final Set<Integer> FROM_OUTSIDE = Set.of(1, 2, 9, 15);

    /** Shells and Java add this to the number of a signal, for an exit code. */
    private static final int SIGNALLED = 128;

    Ending ending() {
      if (exitCode == null) {
        return Ending.HUNG;
      }
      return FROM_OUTSIDE.contains(exitCode - SIGNALLED) ? Ending.KILLED : Ending.ITSELF;
    }

    String reason(Path output) {
      if (otherwise != null) {
        return otherwise;
      }
      return ending() == Ending.KILLED
          ? "was ended from outside by signal " + (exitCode - SIGNALLED)
          : "ended with exit code " + exitCode + ": " + RunningJvm.lastWords(output);
    }
  }

  private static End await(RunningJvm child, Path result, Duration patience) throws IOException {
    try {
      Integer exitCode = child.await(patience);
      for (long written = 0; exitCode == null; exitCode = child.await(patience)) {
        long length = Files.exists(result) ? Files.size(result) : 0;
        if (length == written) {
          return new End(null, "took longer than " + patience.toSeconds() + " s");
        }
        written = length;
      }
      return exitCode == 0 ? End.NORMAL : new End(exitCode, null);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new End(null, "was interrupted");
    } finally {
      child.kill();
    }
  }

  /**
   * Tells the child the secret of its results. Whoever can read what it is told, or its memory, can
   * forge them: this keeps out a library that writes the file and ends the JVM.
   */
  private static String tell(RunningJvm child) {
    byte[] secret = new byte[SECRET_BYTES];
    RANDOM.nextBytes(secret);
    String told = HexFormat.of().formatHex(secret);
    try {
      child.tell(told);
    } catch (IOException ended) {
      // How it ended says why.
    }
    return told;
  }
}

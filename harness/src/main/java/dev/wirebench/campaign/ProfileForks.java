package dev.wirebench.campaign;

import dev.wirebench.base.Digests;
import dev.wirebench.fork.Variant;
import dev.wirebench.models.Payload;
import dev.wirebench.plan.Cell;
import dev.wirebench.plan.Iterations;
import dev.wirebench.plan.Plan;
import dev.wirebench.plan.PlannedTable;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.run.RunFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/**
 * One more fork of each row, once all is measured: Flight Recorder says what it does with its time.
 * Nothing that it measures is kept, and one that fails costs nothing else.
 */
final class ProfileForks {
  private static final String SETTINGS = "/dev/wirebench/profile.jfc";

  /** The usual iterations: long enough to compile everything, and for some hundred samples. */
  private static final Iterations USUAL = new Iterations(5, 1000);

  private static final Iterations SHORTEST = new Iterations(1, 1000);
  private static final int DIGITS = 8;

  /** The longest name of a file without digits and ending: file systems take 255 bytes. */
  private static final int MOST_CHARACTERS = 200;

  private final Plan plan;
  private final ForkLauncher launcher;
  private final RunFolder folder;

  ProfileForks(Plan plan, ForkLauncher launcher, RunFolder folder) {
    this.plan = plan;
    this.launcher = launcher;
    this.folder = folder;
  }

  /**
   * Profiles what has results and no profile yet.
   *
   * @param measured cells that have results
   */
  void run(List<Cell> measured, Interruption interruption, CampaignListener listener) {
    List<Cell> cells = new ArrayList<>(measured);
    cells.removeIf(cell -> !isProfiled(cell) || folder.profiles().has(name(cell)));
    for (int i = 0; i < cells.size(); i++) {
      interruption.stopHere();
      listener.profiling(cells.get(i), i, cells.size());
      Optional<String> failure = run(cells.get(i));
      if (failure.isPresent()) {
        // Its JVM may have been stopped from outside together with this one.
        interruption.awaitSignal();
        listener.profileFailed(cells.get(i), failure.get());
      }
    }
  }

  /** A row of a table, and no repetition of one. A call that a JVM makes once has no samples. */
  private static boolean isProfiled(Cell cell) {
    return PlannedTable.of(cell).isPresent()
        && !cell.isCold()
        && cell.name().equals(cell.name().map(Variant::codec));
  }

  /** Profiles one benchmark. Returns the reason if there is no profile. */
  @SuppressWarnings("try") // The class path is set, not used.
  private Optional<String> run(Cell cell) {
    Iterations usual = plan.effort().warmup(cell);
    Iterations warmup = usual.totalMillis() > USUAL.totalMillis() ? USUAL : usual;
    Iterations recorded = plan.timesMeanSomething() ? USUAL : SHORTEST;
    ForkOutput output = ForkOutput.of(cell);
    long patience =
        plan.timeoutMillis(new Iterations(1, warmup.totalMillis() + recorded.totalMillis()));
    try (TemporaryFolder temporary = new TemporaryFolder();
        Watchdog watchdog = new Watchdog(patience)) {
      Path recording = temporary.resolve("recording.jfr");
      try {
        List<String> flags = new ArrayList<>(flags(temporary.resolve("profile.jfc"), recording));
        flags.addAll(launcher.archived(cell));
        try (ForkLauncher.Opening opening = launcher.open(cell)) {
          launcher.run(cell, warmup, recorded, output, Optional.empty(), flags);
        }
        folder
            .profiles()
            .write(
                name(cell),
                StackRecording.read(
                    recording, cell, hidesFields(cell), Duration.ofMillis(recorded.totalMillis())));
        return Optional.empty();
      } catch (RunnerException | RuntimeException | IOException e) {
        return Optional.of(
            watchdog
                .reason()
                .or(output::cause)
                .orElse(String.valueOf(e.getMessage()).lines().findFirst().orElse("").strip()));
      }
    }
  }

  private boolean hidesFields(Cell cell) {
    return cell.payload().filter(Payload::isImported).isPresent() && !plan.machines().namesFields();
  }

  /** The flags that its JVM is started with. Samples know the method of every instruction. */
  private static List<String> flags(Path settings, Path recording) throws IOException {
    try (InputStream in = ProfileForks.class.getResourceAsStream(SETTINGS)) {
      Files.copy(in, settings);
    }
    return List.of(
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:+DebugNonSafepoints",
        "-XX:FlightRecorderOptions=stackdepth=512",
        "-XX:StartFlightRecording=settings="
            + settings
            + ",filename="
            + recording
            + ",dumponexit=true");
  }

  /**
   * The name of the benchmark's file without an ending: a label, and a digest, since labels may
   * look alike.
   */
  static String name(Cell cell) {
    String words = cell.label() + " " + cell.jdk();
    String digest =
        Digests.sha256(
            (cell.benchmark() + cell.params() + cell.jdk()).getBytes(StandardCharsets.UTF_8));
    String plain = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain.substring(0, Math.min(plain.length(), MOST_CHARACTERS))
        + "-"
        + digest.substring(0, DIGITS);
  }
}

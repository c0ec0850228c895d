package dev.wirebench.studies.replicator;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Program;
import dev.wirebench.base.Shell;
import dev.wirebench.base.WholeFile;
import dev.wirebench.data.Json;
import dev.wirebench.machine.Environment;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import dev.wirebench.run.CutShort;
import dev.wirebench.run.RunFolder;
import dev.wirebench.studies.replication.LoggedCell;
import dev.wirebench.studies.replication.Replication;
import dev.wirebench.studies.replication.ReplicationFile;
import dev.wirebench.studies.replication.Session;
import dev.wirebench.studies.replication.StudyProtocol;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Carries out the protocol of a study: one server measures all libraries, one cell after another.
 *
 * <p>A log is written line by line beside its place, and moved there with its last line: whatever
 * has its name is complete, and is not measured again when a replication is resumed.
 */
public final class Replicator {
  /** The libraries of the study, as codecs on Kotlin's data classes. */
  public static final List<String> LIBRARIES =
      List.of("jackson-kotlin", "gson-kotlin", "kotlinx-json");

  private static final String OUTPUT = "server.log";

  private final Path folder;
  private final ReplicationFile file;

  private Replicator(Path folder, ReplicationFile file) {
    this.folder = folder;
    this.file = file;
  }

  /** Hears of each cell. */
  public interface Progress {
    /**
     * @param number of the cell, from 1 on
     * @param of how many there are
     */
    void measuring(LoggedCell cell, int number, int of);
  }

  /**
   * Makes a new folder.
   *
   * @throws BadInput if it exists or cannot be made
   */
  public static Replicator create(Path folder, StudyProtocol protocol) {
    RunFolder.create(folder);
    Replicator replicator =
        new Replicator(folder, new ReplicationFile(Program.TEXT, protocol, List.of()));
    try {
      replicator.note(replicator.file);
      return replicator;
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be written (" + e + "): name another one.", e);
    }
  }

  /**
   * Goes on where an earlier one has ended.
   *
   * @throws BadInput if the folder is not a replication's
   */
  public static Replicator resume(Path folder) {
    return new Replicator(folder, ReplicationFile.read(folder));
  }

  /** Says whether there is nothing left to be measured. */
  public boolean isComplete() {
    return file.protocol().cells().stream().allMatch(this::isComplete);
  }

  /**
   * Measures what is not complete.
   *
   * @throws BadInput if there are no servers beside this program, or a library cannot do a task
   * @throws CutShort if the server fails, or a log cannot be written
   */
  public void run(Progress progress) {
    List<LoggedCell> cells = file.protocol().cells();
    CodecRegistry registry = CodecRegistry.read(List.of());
    // Always all of the study's, whichever are measured: a class path is part of what is measured.
    List<CodecFacts> codecs =
        LIBRARIES.stream().map(id -> registry.find(id).orElseThrow()).toList();
    String classPath = ServerClassPath.of(codecs, file.protocol().payloads());
    JvmLauncher jvm = JvmLauncher.current(List.of());
    try {
      note(file.with(session(jvm, codecs)));
      try (Server server = Server.start(jvm, classPath, folder.resolve(OUTPUT))) {
        for (int i = 0; i < cells.size(); i++) {
          if (!isComplete(cells.get(i))) {
            progress.measuring(cells.get(i), i + 1, cells.size());
            measure(cells.get(i), server);
          }
        }
      }
    } catch (ServerFailed e) {
      throw new CutShort("The server " + e.getMessage() + remedy(), e);
    } catch (IOException e) {
      throw new CutShort("The log cannot be written (" + e.getMessage() + ")" + remedy(), e);
    }
  }

  private String remedy() {
    return "; what was measured until here is intact: continue with "
        + Shell.line("replicate", "--resume", folder)
        + ".";
  }

  private boolean isComplete(LoggedCell cell) {
    return Replication.isComplete(folder, cell);
  }

  private static Session session(JvmLauncher jvm, List<CodecFacts> codecs) {
    Map<String, String> versions = new LinkedHashMap<>();
    codecs.forEach(codec -> versions.put(codec.id(), codec.version()));
    Map<String, String> environment = new LinkedHashMap<>(Environment.read());
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    environment.put(Session.LOAD, String.format(Locale.ROOT, "%.1f", load));
    return new Session(Instant.now().toString(), environment, jvm.flags(), versions);
  }

  private void note(ReplicationFile noted) throws IOException {
    WholeFile.write(folder.resolve(ReplicationFile.NAME), Json.INDENTED.writeValueAsBytes(noted));
  }

  private void measure(LoggedCell cell, Server server) throws ServerFailed, IOException {
    Path log = folder.resolve(cell.fileName());
    Path part = WholeFile.part(log);
    try (BufferedWriter out = Files.newBufferedWriter(part)) {
      server.measure(
          cell,
          file.protocol(),
          line -> {
            out.write(line);
            out.write('\n');
            out.flush();
          });
    }
    WholeFile.moveIntoPlace(part, log);
  }
}

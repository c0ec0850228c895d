package dev.wirebench.reports;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Shell;
import dev.wirebench.registry.TemporaryFolder;
import dev.wirebench.report.exporters.Exporters;
import dev.wirebench.report.exporters.SvgCharts;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Compares the report in the folder of a run with the one that its journal gives. */
public final class RecordedReport {
  private RecordedReport() {}

  /**
   * Sentences about its files that the journal does not give.
   *
   * @param folder of a run, or a merged one, whose record is sound
   */
  public static List<String> differences(Path folder) {
    List<String> names =
        Exporters.texts().stream()
            .filter(name -> Files.isRegularFile(folder.resolve(name)))
            .sorted()
            .toList();
    if (names.isEmpty()) {
      return List.of();
    }
    try (TemporaryFolder temporary = new TemporaryFolder()) {
      Path made = temporary.resolve("report");
      nameCharts(folder.resolve(SvgCharts.FOLDER), made.resolve(SvgCharts.FOLDER));
      Reports.Analysed analysed = Reports.analyse(List.of(folder), Settings.DEFAULT);
      Exporters.writeTexts(analysed.report(), analysed.findings(), made, names);
      List<String> differences = new ArrayList<>();
      for (String name : names) {
        if (Files.mismatch(folder.resolve(name), made.resolve(name)) >= 0) {
          differences.add(sentence(folder, folder.resolve(name)));
        }
      }
      return differences;
    } catch (IOException e) {
      throw new BadInput(
          "The report in '"
              + folder
              + "' cannot be compared with the journal ("
              + e
              + "): make room for temporary files, or name a folder for them with"
              + " -Djava.io.tmpdir.",
          e);
    }
  }

  /** The summary shows the charts that are there, by name. */
  private static void nameCharts(Path charts, Path names) throws IOException {
    Files.createDirectories(names);
    if (Files.isDirectory(charts)) {
      try (Stream<Path> files = Files.list(charts)) {
        for (Path file : files.toList()) {
          Files.createFile(names.resolve(file.getFileName().toString()));
        }
      }
    }
  }

  private static String sentence(Path folder, Path file) {
    return "'"
        + file
        + "' is not the report that the journal gives: it was changed, another build made it, or it"
        + " was made with options or when the folder had another name; "
        + Shell.line("report", folder)
        + " writes it again.";
  }
}

package dev.wirebench.report.exporters;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.ProfileFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.ProfileComparison;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.page.PageData;
import dev.wirebench.report.page.Scripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ScriptableObject;

/** Where the time goes, in the summary, in the page, and drawn. */
class ProfilesTest {
  @TempDir Path folder;

  @Test
  void theSummaryLaysTwoRowsBesideEachOther() throws IOException {
    Report report = ProfileFixture.report(folder);
    Exporters.write(report, List.of(), folder, List.of(), List.of());
    assertThat(Files.readString(folder.resolve("summary.md")))
        .contains(
            "## Where the time goes",
            "[jackson](profiles/jackson.html) (10 samples)",
            "| lib.Old.copy | 30 % | 0 % | 30 % | 0 % |",
            "| lib.New.\\<fast\\> | 0 % | 60 % | 0 % | 60 % |",
            "| byte\\[\\] | 75 % | 90 % |",
            "| lib.Old.copy | runs in the interpreter | - |");
  }

  @Test
  void eachRowHasAFlameGraph() throws IOException {
    Exporters.write(ProfileFixture.report(folder), List.of(), folder, List.of(), List.of());
    String graph = Files.readString(folder.resolve("profiles/gson.html"));
    assertThat(graph).contains("serialize", "gson", "lib/New.", "fast");
    assertThat(folder.resolve("profiles/jackson.html")).isRegularFile();
    try (Stream<Path> files = Files.list(folder.resolve("profiles"))) {
      assertThat(files).hasSize(3).anyMatch(file -> file.toString().endsWith("--difference.html"));
    }
  }

  @Test
  void withoutProfilesNothingIsSaid() throws IOException {
    Report report = RunFixture.usual(5).report(folder);
    Exporters.write(report, List.of(), folder, List.of(), List.of());
    assertThat(Files.readString(folder.resolve("summary.md"))).doesNotContain("Where the time");
    assertThat(folder.resolve("profiles")).doesNotExist();
  }

  /** The page compares whichever rows its reader chooses, so that it does so itself. */
  @Test
  void thePageFindsTheSameMethods() {
    Report report = ProfileFixture.report(folder);
    ProfileComparison pair = report.profiles().get(0).pair().orElseThrow();
    String inJava =
        pair.methods().stream()
            .map(
                method ->
                    String.format(
                        Locale.ROOT,
                        "%s %.3f %.3f",
                        method.name(),
                        method.selfGain(),
                        method.totalGain()))
            .collect(Collectors.joining("\n"));
    assertThat(inJava).contains("lib.Old.copy -0.300 -0.300");
    assertThat(onThePage(report)).isEqualTo(inJava);
  }

  private static String onThePage(Report report) {
    try (Context context = Context.enter()) {
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInterpretedMode(true);
      ScriptableObject scope = context.initSafeStandardObjects();
      String scripts =
          Scripts.pictures()
              + "\nwirebench.dom = {};\n"
              + Scripts.resource("view/profiles.js")
              + "\nlet all = "
              + PageData.of(report, List.of())
              + ".profiles[0];\n"
              + "const row = name => all.rows.find(one => one.name === name);"
              + "wirebench.profiles.methods(row('jackson'), row('gson')).map(one =>"
              + " all.names[one.name] + ' ' + one.self.toFixed(3) + ' ' + one.total.toFixed(3))"
              + ".join('\\n')";
      return Context.toString(context.evaluateString(scope, scripts, "test", 1, null));
    }
  }
}

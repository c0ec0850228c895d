package dev.wirebench.report.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.report.ProfileFixture;
import dev.wirebench.report.RunFixture;
import dev.wirebench.report.analysis.ProfileComparison.Allocated;
import dev.wirebench.report.analysis.ProfileComparison.Method;
import dev.wirebench.report.analysis.ProfileComparison.TooLarge;
import dev.wirebench.report.analysis.RowProfile.Shares;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileComparisonTest {
  @TempDir Path folder;

  private ProfileComparison pair() {
    List<TableProfiles> tables = ProfileFixture.report(folder).profiles();
    assertThat(tables).hasSize(1);
    assertThat(tables.get(0).table().key().title()).contains("serialize");
    return tables.get(0).pair().orElseThrow();
  }

  /** It stands first, though it is in the middle of the table. */
  @Test
  void theBaselineIsTheFirst() {
    ProfileComparison pair = pair();
    assertThat(pair.first().row()).isEqualTo("jackson");
    assertThat(pair.first().samples()).isEqualTo(10);
    assertThat(pair.second().row()).isEqualTo("gson");
    assertThat(pair.second().samples()).isEqualTo(20);
  }

  /** In a method that calls itself, a sample counts once. */
  @Test
  void methodsGainAndLoseShares() {
    assertThat(pair().methods())
        .containsExactly(
            new Method("lib.New.<fast>", Shares.NONE, new Shares(0.6, 0.6)),
            new Method("lib.Old.copy", new Shares(0.3, 0.3), Shares.NONE),
            new Method("lib.Writer.escape", new Shares(0.4, 0.4), new Shares(0.2, 0.2)),
            new Method("lib.Writer.write", new Shares(0.2, 0.9), new Shares(0.1, 0.9)));
    assertThat(pair().first().methods())
        .containsEntry("lib.Writer.write", new Shares(0.2, 0.9))
        .containsEntry("dev.wirebench.jmh.Bytes.serialize", new Shares(0.1, 0));
  }

  @Test
  void classesAreSharesOfAllThatIsAllocated() {
    assertThat(pair().allocated())
        .containsExactly(
            new Allocated("byte[]", 0.75, 0.9),
            new Allocated("lib.Buffer", 0.25, 0),
            new Allocated("java.lang.String", 0, 0.1));
  }

  /** What both leave out explains nothing; nor does what is interpreted now and then. */
  @Test
  void whatOnlyOneLeavesOutOfCompiledCodeIsTold() {
    assertThat(pair().tooLarge())
        .containsExactly(new TooLarge("lib.Old.copy", "runs in the interpreter", ""));
  }

  @Test
  void oneRowIsComparedWithNone() {
    Path run = RunFixture.usual(5).write(folder.resolve("one"));
    ProfileFixture.write(run, ProfileFixture.after());
    Report report = RunFixture.usual(5).report(run);
    assertThat(report.profiles()).hasSize(1);
    assertThat(report.profiles().get(0).pair()).isEmpty();
  }
}

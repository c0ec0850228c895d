package dev.wirebench.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirebench.report.analysis.Analysis;
import dev.wirebench.report.analysis.Report;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Profile.Stack;
import dev.wirebench.report.input.Profile.TooLarge;
import dev.wirebench.report.input.RunInfo.NamedCell;
import dev.wirebench.report.input.Sources;
import dev.wirebench.report.verdicts.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A run whose rows have profiles that are easy to count by hand. */
public final class ProfileFixture {
  private static final String OPERATION = "dev.wirebench.jmh.Bytes.serialize";
  private static final List<String> FRAMES =
      List.of(OPERATION, "lib.Writer.write", "lib.Writer.escape", "lib.Old.copy", "lib.New.<fast>");

  private ProfileFixture() {}

  /** Ten samples, of which half are in a method that calls itself. */
  public static Profile before() {
    return profile(
        "jackson",
        List.of(
            new Stack(1, List.of(0)),
            new Stack(2, List.of(0, 1)),
            new Stack(3, List.of(0, 1, 3)),
            new Stack(4, List.of(0, 1, 2, 1, 2))),
        Map.of("byte[]", 300L, "lib.Buffer", 100L),
        Map.of("lib.Old.copy", 3L, "lib.Writer.escape", 1L),
        List.of(new TooLarge("lib.Writer.write", "not inlined: hot method too big")));
  }

  /** Twenty samples, without what copied. */
  public static Profile after() {
    return profile(
        "gson",
        List.of(
            new Stack(2, List.of(0)),
            new Stack(2, List.of(0, 1)),
            new Stack(12, List.of(0, 1, 4)),
            new Stack(4, List.of(0, 1, 2))),
        Map.of("byte[]", 900L, "java.lang.String", 100L),
        Map.of(),
        List.of(new TooLarge("lib.Writer.write", "not inlined: hot method too big")));
  }

  private static Profile profile(
      String codec,
      List<Stack> stacks,
      Map<String, Long> allocated,
      Map<String, Long> interpreted,
      List<TooLarge> tooLarge) {
    return new Profile(
        Profile.SCHEMA_VERSION,
        new NamedCell(OPERATION, Map.of("codec", codec, "payload", "order-event"), RunFixture.JDK),
        FRAMES,
        stacks,
        allocated,
        interpreted,
        tooLarge);
  }

  /** Adds profiles to the folder of a run. */
  public static void write(Path run, Profile... profiles) {
    try {
      Path folder = Files.createDirectories(run.resolve(Profile.FOLDER));
      for (Profile profile : profiles) {
        new ObjectMapper()
            .writeValue(
                folder.resolve(profile.cell().params().get("codec") + ".json").toFile(), profile);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A run of four codecs, two of which have profiles. */
  public static Report report(Path folder) {
    Path run = RunFixture.usual(5).write(folder.resolve("run"));
    write(run, before(), after());
    return Analysis.of(Sources.read(List.of(run)), Settings.DEFAULT);
  }
}

package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What YOUR-DATA shows is what the program prints. It shows a run of eight minutes; here the same
 * command is rehearsed, and carried out in a few seconds, and together they must print every line,
 * but for numbers that time decides.
 */
@Tag("slow")
class DocumentedOutputIT {
  private static final Path PAGE = CheckoutCopy.ROOT.resolve("docs/YOUR-DATA.md");
  private static final Path FEED = Path.of("src", "test", "own-data", "feed.json");

  /** What becomes of a row's name and of the sizes that no time decides. */
  private static final Pattern ROW =
      Pattern.compile("(\\S+(?: \\*)?) +[\\d,.]+ .*? ([\\d,]+) +[\\d,]+ +[\\d,]+");

  private static final List<String> SHORT =
      List.of(
          "--blocks",
          "5",
          "--warmup",
          "1x10ms",
          "--measurement",
          "1x10ms",
          "--interleave",
          "blocks",
          "--no-probe",
          "--force",
          "--wait");

  /** Said of a run that had the time that the page tells of. */
  private static final List<String> OF_THE_LONG_RUN =
      List.of("budget     spent in block", "fastjson2 takes the least time:");

  @TempDir private Path folder;

  @Test
  void everyLineOfTheTranscriptIsPrinted() throws Exception {
    List<String> transcript = transcript();
    assertThat(transcript.get(0)).startsWith("$ java -jar benchmarks/target/benchmarks.jar run ");
    List<String> words = List.of(transcript.get(0).split(" "));
    List<String> asked = words.subList(words.indexOf("run"), words.size());
    Files.copy(FEED, folder.resolve("feed.json"));
    JarRunner jar =
        new JarRunner(folder, Map.of("XDG_CACHE_HOME", folder.resolve("cache").toString()));
    Result rehearsed = jar.run(with(asked, List.of("--dry-run", "--force", "--wait")));
    assertThat(rehearsed.exitCode()).as(rehearsed.end()).isZero();
    Result run = jar.run(with(without(asked, "--budget"), SHORT));
    assertThat(run.exitCode()).as(run.end()).isZero();
    List<String> printed = new ArrayList<>(rehearsed.output().lines().toList());
    printed.addAll(run.output().lines().toList());
    List<String> skeletons = printed.stream().map(DocumentedOutputIT::skeleton).toList();
    for (String line : transcript.subList(1, transcript.size())) {
      if (!line.isBlank()
          && !line.startsWith("  (")
          && OF_THE_LONG_RUN.stream().noneMatch(line::startsWith)) {
        assertThat(skeletons).as(line).contains(skeleton(line));
      }
    }
  }

  /** The text block of the page that shows a command and what it prints. */
  private static List<String> transcript() throws IOException {
    String page = Files.readString(PAGE);
    int start = page.indexOf("```text\n$ ") + "```text\n".length();
    return page.substring(start, page.indexOf("```", start)).lines().toList();
  }

  private static String[] with(List<String> words, List<String> more) {
    List<String> all = new ArrayList<>(words);
    all.addAll(more);
    return all.toArray(new String[0]);
  }

  private static List<String> without(List<String> words, String option) {
    List<String> rest = new ArrayList<>(words);
    int at = rest.indexOf(option);
    rest.subList(at, at + 2).clear();
    return rest;
  }

  /** A line without what differs from run to run: a row keeps its name and the size of value 0. */
  private static String skeleton(String line) {
    var row = ROW.matcher(line);
    if (row.matches()) {
      return row.group(1) + " " + row.group(2);
    }
    return line.strip()
        .replaceAll("(noise +)(green|amber|red)", "$1colour")
        .replaceAll("\\d+ (h|min|s)( \\d+ (min|s))?", "TIME")
        .replaceAll("\\d\\d:\\d\\d", "CLOCK")
        .replaceAll("seed \\d+", "seed N")
        .replaceAll("(ns|us|ms)/op", "UNIT/op")
        .replaceAll("\\d+\\.\\d %", "N %")
        .replaceAll(" {2,}", " ");
  }
}

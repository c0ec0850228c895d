package dev.wirebench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What {@code docs/ARCHITECTURE.md} names is there. */
class ArchitecturePageTest {
  private static final Path CHECKOUT = Path.of("..");
  private static final Path PAGE = CHECKOUT.resolve("docs/ARCHITECTURE.md");

  /** A class, alone or behind its package: {@code `Journal`}, {@code results/StopRule}. */
  private static final Pattern CLASS =
      Pattern.compile("`(?:[a-z]+/)?([A-Z][a-z]\\w+)`|(?<=[a-z]/)([A-Z][a-z]\\w+)");

  @Test
  void everyClassThatItNamesExists() throws IOException {
    Set<String> named = new TreeSet<>();
    Matcher matcher = CLASS.matcher(Files.readString(PAGE));
    while (matcher.find()) {
      named.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
    }
    assertThat(named).hasSizeGreaterThan(60);
    assertThat(sources()).containsAll(named);
  }

  private static Set<String> sources() {
    return SourceFiles.below(CHECKOUT).stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith(".java") || name.endsWith(".kt"))
        .map(name -> name.substring(0, name.lastIndexOf('.')))
        .collect(Collectors.toSet());
  }

  @Test
  void everyModuleAndRoomIsTold() throws IOException {
    String page = Files.readString(PAGE);
    String parent = Files.readString(CHECKOUT.resolve("pom.xml"));
    Matcher modules = Pattern.compile("<module>(.+)</module>").matcher(parent);
    while (modules.find()) {
      assertThat(page).contains("| `" + modules.group(1) + "/` |");
    }
    for (String rooms :
        Set.of(
            "codecs/src/main/java/dev/wirebench",
            "benchmarks/src/main/java/dev/wirebench",
            "harness/src/main/java/dev/wirebench",
            "studies/src/main/java/dev/wirebench/studies",
            "report/src/main/java/dev/wirebench/report")) {
      try (Stream<Path> folders = Files.list(CHECKOUT.resolve(rooms))) {
        assertThat(folders)
            .allSatisfy(room -> assertThat(page).contains("**`" + name(room) + "`**"));
      }
    }
  }

  private static Path name(Path room) {
    return room.getFileName();
  }
}

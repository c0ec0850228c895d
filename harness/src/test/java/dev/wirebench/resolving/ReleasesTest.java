package dev.wirebench.resolving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirebench.base.BadInput;
import dev.wirebench.base.Digests;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.Release;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Without the network: the repository is a folder. */
class ReleasesTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final CodecClassPath CLASS_PATH = CodecClassPath.of(List.of());

  @TempDir Path folder;
  private LocalRepository repository;

  @BeforeEach
  void publish() throws IOException {
    repository = new LocalRepository(folder.resolve("repository"));
    repository
        .library("org.example", "needed", "1.0")
        .gson("90.1.0")
        .gson("90.1.2")
        .gson("90.2.0", "org.example:needed:1.0")
        .gson("91.0.0-rc1");
    repository.writeSettings(folder.resolve("settings.xml"), folder.resolve("local"));
  }

  private Releases releases(boolean offline) {
    return new Releases(
        CODECS,
        CLASS_PATH,
        offline,
        () -> MavenSettings.read(folder, Optional.of(folder.resolve("local"))));
  }

  private List<Release> resolve(String name) {
    return releases(false).resolve(List.of(name)).get(name);
  }

  private void assertRefused(String name, String... words) {
    assertThatThrownBy(() -> resolve(name))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll(words)
        .message()
        .doesNotContain("\n");
  }

  @Test
  void aReleaseBringsWhatItsPomDeclaresAndNothingElse() {
    Release release = resolve("gson@90.2.0").get(0);
    assertThat(release.name()).isEqualTo("gson@90.2.0");
    assertThat(release.jars())
        .extracting(Release.Jar::artifact, Release.Jar::version)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("com.google.code.gson:gson", "90.2.0"),
            org.assertj.core.groups.Tuple.tuple("org.example:needed", "1.0"));
    assertThat(release.jars())
        .allSatisfy(jar -> assertThat(Digests.sha256(Path.of(jar.file()))).isEqualTo(jar.sha256()));
    CodecRegistry codecs = CODECS.with(List.of(release));
    CodecFacts facts = codecs.find("gson@90.2.0").orElseThrow();
    assertThat(facts.version()).isEqualTo("90.2.0");
    assertThat(facts.licence()).isEqualTo(CODECS.find("gson").orElseThrow().licence());
    List<String> jars =
        Arrays.stream(
                CLASS_PATH
                    .withReleases(List.of(release))
                    .of(facts, List.of())
                    .split(File.pathSeparator))
            .map(entry -> Path.of(entry).getFileName().toString())
            .toList();
    assertThat(jars)
        .contains("gson-90.2.0.jar", "needed-1.0.jar")
        .doesNotContain(LocalRepository.gson().getFileName().toString());
  }

  @Test
  void aRangeIsTheNewestPatchOfEachMinorRelease() {
    assertThat(resolve("gson@90.0..92"))
        .extracting(Release::name)
        .containsExactly("gson@90.1.2", "gson@90.2.0");
  }

  @Test
  void whatThereIsNotIsRefusedWithItsNeighbours() {
    assertRefused(
        "gson@90.1.1",
        "There is no com.google.code.gson:gson 90.1.1",
        "the nearest: 90.1.0, 90.1.2, 90.2.0");
    assertRefused("gson@93.0..94.0", "holds no stable release", "90.1.2, 90.2.0");
    assertRefused("gson@90.2.0..90.1.0", "holds no stable release");
    assertRefused("gson@1.0-SNAPSHOT", "is a snapshot");
  }

  @Test
  void offlineTakesWhatIsThereAlready() {
    assertThatThrownBy(() -> releases(true).resolve(List.of("gson@90.1.2")))
        .isInstanceOf(BadInput.class)
        .hasMessageContainingAll("gson@90.1.2 is not resolved offline", "leave --offline out");
    assertThatThrownBy(() -> releases(true).resolve(List.of("gson@90.0..91.0")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("leave --offline out");
    List<Release> online = resolve("gson@90.1.2");
    assertThat(releases(true).resolve(List.of("gson@90.1.2")).get("gson@90.1.2")).isEqualTo(online);
  }

  @Test
  void aRepositoryThatDoesNotAnswerIsNamed() throws IOException {
    LocalRepository.writeSettings(
        folder.resolve("settings.xml"), folder.resolve("local"), "http://localhost:1/maven");
    assertRefused("gson@90.1.2", "gson@90.1.2 is not resolved", "http://localhost:1/maven");
    assertRefused("gson@90.0..91.0", "http://localhost:1/maven", "does not say which versions");
  }

  @Test
  void damagedSettingsAreNamed() throws IOException {
    Files.writeString(folder.resolve("settings.xml"), "<settings><mirrors>");
    assertRefused("gson@90.1.2", folder.resolve("settings.xml").toString(), "cannot be read");
  }

  @Test
  void aBuildTakesThePlaceOfItsLibrary() throws IOException {
    Path main = Files.createDirectories(folder.resolve("main")).resolve("lib.jar");
    Path change = Files.createDirectories(folder.resolve("change")).resolve("lib.jar");
    Files.copy(LocalRepository.gson(), main);
    Map<String, byte[]> entries = LocalRepository.entries(LocalRepository.gson());
    entries.put("more.txt", new byte[1]);
    LocalRepository.jar(change, entries);
    List<String> names = List.of("gson@" + main, "gson@" + change);
    Map<String, List<Release>> resolved = releases(true).resolve(names);
    assertThat(resolved.values())
        .allSatisfy(
            rows ->
                assertThat(rows.get(0).jars())
                    .anySatisfy(
                        jar -> {
                          assertThat(jar.artifact()).isEqualTo("com.google.code.gson:gson");
                          assertThat(jar.file())
                              .endsWith("gson-lib.jar")
                              .doesNotStartWith(folder.toString());
                        }));
    assertThat(resolved.values().stream().map(rows -> rows.get(0).name()))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.startsWith("gson@") && name.endsWith("/lib.jar"));
    assertThat(resolve("gson@" + main).get(0).name()).isEqualTo("gson@lib.jar");
  }

  /** Leaves out what no file can be called in the locale of whoever builds. */
  private static List<String> ofFiles(List<String> names) {
    Charset ofFileNames = Charset.forName(System.getProperty("sun.jnu.encoding"));
    return names.stream().filter(name -> ofFileNames.newEncoder().canEncode(name)).toList();
  }

  /** The copy is what class paths, tables and terminals get to see. */
  @Test
  void aCopyHasAPlainNameWhateverTheJarIsCalled() throws IOException {
    List<String> signs =
        List.of("+", ",", ":", "@", "%p", "#", " ", "\u00fc", "\"'", "\n", "\u001b[31m", "\u202e");
    List<String> names = new ArrayList<>(ofFiles(signs));
    names.add("x".repeat(240));
    for (String name : names) {
      Path jar = folder.resolve(name + ".jar");
      Files.copy(LocalRepository.gson(), jar);
      Release release = resolve("gson@" + jar).get(0);
      assertThat(release.name()).matches("gson@[\\w.+/-]+\\.jar");
      assertThat(release.jars())
          .filteredOn(each -> each.artifact().equals("com.google.code.gson:gson"))
          .singleElement()
          .satisfies(
              each -> {
                Path copy = Path.of(each.file());
                assertThat(copy).hasSameBinaryContentAs(jar);
                assertThat(copy.getFileName().toString()).matches("gson-[\\w.+-]{1,100}\\.jar");
              });
    }
  }

  @Test
  void namesThatDifferInOddSignsAloneStayDifferent() throws IOException {
    List<String> names =
        ofFiles(List.of("\u00fc", "\u00f6", "#", ":", "_")).stream()
            .map(name -> "gson@" + folder.resolve(name + ".jar"))
            .toList();
    for (String name : names) {
      Files.copy(LocalRepository.gson(), Path.of(name.substring("gson@".length())));
    }
    assertThat(releases(true).resolve(names).values().stream().map(rows -> rows.get(0).name()))
        .hasSize(names.size())
        .hasSizeGreaterThanOrEqualTo(3)
        .doesNotHaveDuplicates();
  }

  @Test
  void aBuildOfSomethingElseIsRefused() throws IOException {
    Path other = LocalRepository.jar(folder.resolve("other.jar"), Map.of("A.class", new byte[1]));
    assertRefused("gson@" + other, "has no class of gson", "name a jar of that library");
    assertRefused("gson@" + folder.resolve("absent.jar"), "There is no jar");
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
    assertRefused("gson@" + text, "is no jar");
  }
}

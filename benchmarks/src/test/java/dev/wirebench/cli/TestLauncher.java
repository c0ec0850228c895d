package dev.wirebench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prepares every program that a test starts. Its home, its cache and its temporary files are those
 * of the JVM of the tests, which Maven puts below {@code target}; one that is given the user's own
 * is refused.
 */
public final class TestLauncher {
  private static final String HOME = "user.home";
  private static final String TEMPORARY = "java.io.tmpdir";

  private static final Path REAL_REPOSITORY = Path.of(property("wirebench.real.repository"));
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

  private static final TestLauncher USUAL = new TestLauncher(List.of(CHECKOUT));
  private static final TestLauncher WITH_REPOSITORY =
      new TestLauncher(List.of(CHECKOUT, REAL_REPOSITORY));

  private final Belongings belongings;

  /**
   * @param allowed folders that programs may be given, wherever they are
   */
  private TestLauncher(List<Path> allowed) {
    Path home = Path.of(property("wirebench.real.home"));
    this.belongings =
        new Belongings(
            List.of(home.resolve(".m2"), home.resolve(".cache"), REAL_REPOSITORY), allowed);
  }

  /** The launcher of all programs that have no need of artifacts. */
  public static TestLauncher usual() {
    return USUAL;
  }

  /** The launcher of Maven, which takes its plugins from the repository that has them. */
  static TestLauncher withRepository() {
    return WITH_REPOSITORY;
  }

  /**
   * A program that can be started; both its outputs are one.
   *
   * @param folder to work in
   * @param environment variables that are set besides those of the tests
   * @throws IllegalArgumentException if a word or a variable names what is the user's own
   */
  public ProcessBuilder prepare(
      Path folder, List<String> command, Map<String, String> environment) {
    command.forEach(belongings::refuse);
    environment.values().forEach(belongings::refuse);
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().putAll(environment);
    return builder;
  }

  /** A program of the JDK that runs the tests. */
  static String program(String name) {
    return Path.of(System.getProperty("java.home"), "bin", name).toString();
  }

  /** Flags of a JVM, which asks the system for its home and takes no notice of variables. */
  static List<String> flags() {
    return Stream.concat(
            Stream.of(HOME, TEMPORARY, "user.language", "user.country")
                .filter(name -> System.getProperty(name) != null)
                .map(name -> "-D" + name + "=" + System.getProperty(name)),
            Stream.of("-XX:-UsePerfData"))
        .toList();
  }

  /**
   * A folder that a script takes for the one of a JDK: its {@code java} is the one that runs the
   * tests, with {@link #flags} and one compiler, with which short programs end sooner.
   */
  static Path jdk() {
    try {
      Path bin = Files.createDirectories(Path.of(System.getProperty(HOME), "jdk", "bin"));
      List<String> command = new ArrayList<>(List.of(program("java"), "-XX:TieredStopAtLevel=1"));
      command.addAll(flags());
      String words =
          command.stream()
              .map(word -> "'" + word.replace("'", "'\\''") + "'")
              .collect(Collectors.joining(" "));
      Path java = Files.writeString(bin.resolve("java"), "#!/bin/sh\nexec " + words + " \"$@\"\n");
      Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
      return bin.getParent();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String property(String name) {
    String value = System.getProperty(name);
    if (value == null) {
      throw new IllegalStateException(name + " is not set: run the tests with Maven.");
    }
    return value;
  }

  /**
   * Folders of the user.
   *
   * @param folders no program may be given one of these, or what is below it
   * @param allowed but these, and what is below them
   */
  record Belongings(List<Path> folders, List<Path> allowed) {
    /**
     * @param text a word of a command, or the value of a variable
     * @throws IllegalArgumentException if it names one
     */
    void refuse(String text) {
      for (Path folder : folders) {
        if (names(text, folder)) {
          throw new IllegalArgumentException(
              "A test must not use '"
                  + folder
                  + "', which is the user's own, as '"
                  + text
                  + "' does: name a folder of the test instead.");
        }
      }
    }

    private boolean names(String text, Path folder) {
      int from = text.indexOf(folder.toString());
      while (from >= 0) {
        if (isAt(text, from, folder) && allowed.stream().noneMatch(isAt(text, from))) {
          return true;
        }
        from = text.indexOf(folder.toString(), from + 1);
      }
      return false;
    }

    private static Predicate<Path> isAt(String text, int from) {
      return folder -> isAt(text, from, folder);
    }

    /** Says whether it stands there with its whole name. */
    private static boolean isAt(String text, int from, Path folder) {
      int end = from + folder.toString().length();
      return text.startsWith(folder.toString(), from)
          && (end == text.length() || !Character.isJavaIdentifierPart(text.charAt(end)));
    }
  }
}

package dev.wirebench.base;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The program that reads, judges and shows. */
public final class Program {
  /**
   * Its name and version, as in {@code wirebench 0.1.0}: as a run's files name what made them. What
   * is not run from its jar says that.
   */
  public static final String TEXT = text(Program.class.getPackage().getImplementationVersion());

  /** True if the command was named by whoever started the program. */
  public static final boolean IS_NAMED = System.getProperty("wirebench.command") != null;

  /**
   * The command that starts the program, for commands that people are shown. Whoever starts it may
   * name another.
   */
  public static final String COMMAND =
      IS_NAMED
          ? Shell.quoted(System.getProperty("wirebench.command"))
          : "java -jar benchmarks/target/benchmarks.jar";

  private static final String NOT_AVAILABLE = "not available";
  private static final Properties BUILD = properties("commit.properties");

  /** The address of its source and releases; empty while it has none. */
  public static final String URL =
      properties("address.properties").getProperty("project.url", "").strip();

  /**
   * The commit that it was built from, 40 hexadecimal digits; {@code not available} if it was not
   * built in a checkout.
   */
  public static final String COMMIT = BUILD.getProperty("git.commit.id", NOT_AVAILABLE);

  /**
   * The text {@code true} if tracked files differed from that commit, else {@code false} or {@code
   * not available}.
   */
  public static final String DIRTY = BUILD.getProperty("git.dirty", NOT_AVAILABLE);

  private Program() {}

  /** A command line of this program that can be pasted. */
  public static String line(Object... words) {
    return COMMAND + " " + Shell.line(words);
  }

  /** Version and commit, as in {@code wirebench 0.1.0, commit 3fd55b6...}. */
  public static String version() {
    return TEXT
        + ", commit "
        + COMMIT
        + (Boolean.parseBoolean(DIRTY) ? " with changes that are not committed" : "");
  }

  /**
   * @param version from the jar's manifest; null without one
   */
  static String text(String version) {
    return "wirebench " + (version == null ? "(not from a jar)" : version);
  }

  /** Properties that the build has written; none where it has written no such file. */
  private static Properties properties(String file) {
    Properties properties = new Properties();
    try (InputStream in = Program.class.getResourceAsStream(file)) {
      if (in != null) {
        properties.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /** A sentence behind others that names the address; empty while there is none. */
  public static String source(String url) {
    return url.isEmpty() ? "" : " Source and releases: " + url + ".";
  }
}

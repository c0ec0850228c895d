package dev.wirebench.jmh;

import dev.wirebench.models.ArgumentFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.openjdk.jmh.Main;

/**
 * JMH's own command line. Its forks get the class path of this JVM, in an argument file if that is
 * long.
 */
public final class JmhMain {
  private static final String CLASS_PATH = "java.class.path";

  private JmhMain() {}

  /**
   * Runs JMH to its end.
   *
   * @param args a file that may be written, and what JMH is given
   */
  public static void main(String[] args) throws IOException {
    String classPath = System.getProperty(CLASS_PATH);
    System.setProperty(CLASS_PATH, ArgumentFile.word(classPath, () -> Path.of(args[0])));
    Main.main(Arrays.copyOfRange(args, 1, args.length));
  }
}

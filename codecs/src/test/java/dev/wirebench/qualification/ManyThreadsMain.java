package dev.wirebench.qualification;

import dev.wirebench.codec.Codecs;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;

/** Lets threads share codecs, one after the other, in a JVM that loads no library but theirs. */
final class ManyThreadsMain {
  /** Rounds that a slow machine makes as well as a fast one. */
  static final ManyThreads.Effort EFFORT = new ManyThreads.Effort(4, 100, Duration.ZERO);

  private ManyThreadsMain() {}

  /**
   * @param args the file to write, codecs
   */
  public static void main(String[] args) throws Exception {
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(Path.of(args[0])))) {
      for (int i = 1; i < args.length; i++) {
        out.writeObject(new ArrayList<>(ManyThreads.differences(Codecs.load(args[i]), EFFORT)));
        // The next one may end this JVM.
        out.flush();
      }
    }
  }
}

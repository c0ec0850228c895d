package dev.wirebench.registry;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The process that started this one, and holds the other end of its standard input. That ends when
 * the parent is gone, however it went.
 */
public final class Parent {
  private static boolean watched;

  private Parent() {}

  /** Ends this process when its parent is gone. Whoever asks for it again changes nothing. */
  public static synchronized void endWithIt() {
    if (watched) {
      return;
    }
    watched = true;
    Thread reader = new Thread(Parent::awaitEnd, "parent");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * Reads what the parent tells first, which is no argument: everybody can read those of a process.
   * It is empty if the parent is gone.
   */
  static String told() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = System.in.read(); c >= 0 && c != '\n'; c = System.in.read()) {
      line.append((char) c);
    }
    return line.toString();
  }

  private static void awaitEnd() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException gone) {
      // Nobody is there any more, either.
    }
    Runtime.getRuntime().halt(1);
  }
}

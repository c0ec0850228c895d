package dev.wirebench.campaign;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Sends what forks print to their own {@link ForkOutput}. JMH writes it to the standard streams of
 * this JVM, from threads that it starts in the thread that runs the fork: these inherit where to.
 */
final class ForkStreams implements AutoCloseable {
  private static final InheritableThreadLocal<PrintStream> CURRENT = new InheritableThreadLocal<>();

  private static boolean installed;

  private ForkStreams() {}

  /**
   * Until it is closed, what JMH prints in this thread, and in those that it starts, goes there.
   */
  static ForkStreams to(ForkOutput output) {
    install();
    CURRENT.set(output.stream());
    return new ForkStreams();
  }

  @Override
  public void close() {
    CURRENT.remove();
  }

  /** Other threads go on to print where they always did. */
  private static synchronized void install() {
    if (!installed) {
      System.setOut(new PrintStream(new Switch(System.out), true));
      System.setErr(new PrintStream(new Switch(System.err), true));
      installed = true;
    }
  }

  private static final class Switch extends OutputStream {
    private final PrintStream usual;

    Switch(PrintStream usual) {
      this.usual = usual;
    }

    private PrintStream current() {
      PrintStream fork = CURRENT.get();
      return fork == null ? usual : fork;
    }

    @Override
    public void write(int b) {
      current().write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
      current().write(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
      current().flush();
    }
  }
}

package dev.wirebench.console;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Optional;

/**
 * Standard output that remembers why it could not be written. A stream of the JDK keeps only that
 * something went wrong, and a program that ends then looks as if it had printed everything.
 */
public final class StandardOutput extends FilterOutputStream {
  /** The words of Linux and macOS for a pipe that its reader has closed. */
  private static final String READER_LEFT = "Broken pipe";

  private IOException failure;

  private StandardOutput(OutputStream out) {
    super(out);
  }

  /** Replaces {@link System#out} for the rest of the program. */
  public static StandardOutput install() {
    StandardOutput output = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    System.setOut(new PrintStream(new BufferedOutputStream(output), true, encoding()));
    return output;
  }

  /** The one that the JVM took for it: the property has another name before JDK 19. */
  private static Charset encoding() {
    String older = System.getProperty("sun.stdout.encoding", Charset.defaultCharset().name());
    return Charset.forName(System.getProperty("stdout.encoding", older));
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      failure = failure == null ? e : failure;
      throw e;
    }
  }

  /**
   * A sentence if something was lost; empty if all was written, or if the reader wanted no more, as
   * {@code head} does.
   */
  public Optional<String> loss() {
    System.out.flush();
    return Optional.ofNullable(failure)
        .map(IOException::getMessage)
        .filter(message -> !String.valueOf(message).contains(READER_LEFT))
        .map(
            message ->
                "The output cannot be written ("
                    + message
                    + "): print it to another file, or free some space.");
  }
}

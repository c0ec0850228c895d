package dev.wirebench.console;

import dev.wirebench.report.verdicts.Words;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * Passes on what a command prints, without what a terminal would obey: names of files and of
 * somebody's codecs may hold anything.
 */
public final class PrintableWriter extends FilterWriter {
  private PrintableWriter(Writer out) {
    super(out);
  }

  /** A printer in front of another one. */
  public static PrintWriter before(PrintWriter printer) {
    return new PrintWriter(new PrintableWriter(printer), true);
  }

  @Override
  public void write(int c) throws IOException {
    write(String.valueOf((char) c), 0, 1);
  }

  @Override
  public void write(char[] text, int offset, int length) throws IOException {
    write(new String(text, offset, length), 0, length);
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    out.write(Words.printableLines(text.substring(offset, offset + length)));
  }
}

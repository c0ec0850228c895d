package dev.wirebench.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Stream;

/** What a command did in this JVM, as told by the command line itself. */
record Executed(int exitCode, String out, String err) {

  /**
   * @param args put into words by their {@code toString}
   */
  static Executed of(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode =
        Main.commandLine()
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(Stream.of(args).map(Object::toString).toArray(String[]::new));
    return new Executed(exitCode, out.toString(), err.toString());
  }
}

package dev.wirebench.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class PrintableWriterTest {
  @Test
  void aTerminalGetsNothingThatItWouldObey() {
    StringWriter written = new StringWriter();
    PrintWriter printer = PrintableWriter.before(new PrintWriter(written));
    printer.print("The run is in \u001b[31mred\u202e\u2066\u009b, \u00fc \ud83d\ude00\r");
    printer.println('\b');
    printer.print("\ta\r\nb\n");
    printer.write(new char[] {'x', '\u0007', 'y'}, 1, 2);
    printer.flush();
    assertThat(written)
        .hasToString(
            "The run is in \uFFFD[31mred\uFFFD\uFFFD\uFFFD, \u00fc \ud83d\ude00\uFFFD"
                + "\uFFFD"
                + System.lineSeparator()
                + "\ta\r\nb\n\uFFFDy");
  }
}

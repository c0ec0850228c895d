package dev.wirebench.cli;

import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** The terminal that a command's words are read on, if it is one. */
final class Screen {
  private Screen() {}

  /**
   * The same that progress is shown on: by the provider that needs no native code, which newer JDKs
   * warn of; without signals, which would keep Ctrl-C from this JVM.
   *
   * @throws IllegalStateException if there is none
   */
  static Terminal terminal() throws IOException {
    return TerminalBuilder.builder().system(true).provider("exec").nativeSignals(false).build();
  }

  /** Characters of a line; of a file or a pipe, as many as there are. */
  static int width() {
    if (System.console() == null) {
      return Integer.MAX_VALUE;
    }
    try (Terminal terminal = terminal()) {
      int width = terminal.getSize().getColumns();
      return width > 0 ? width : Integer.MAX_VALUE;
    } catch (IOException | IllegalStateException none) {
      return Integer.MAX_VALUE;
    }
  }
}

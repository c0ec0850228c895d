package dev.wirebench.console;

import dev.wirebench.campaign.CampaignListener;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Status;

/** Shows a campaign as it goes: a panel on a terminal, plain lines anywhere else. */
public interface Display extends CampaignListener, AutoCloseable {

  /**
   * @param out where plain lines go
   * @param folder of the run, for the command that resumes it
   */
  static Display open(PrintWriter out, Path folder) {
    PlainProgress plain = new PlainProgress(out, folder);
    if (System.console() == null) {
      return plain;
    }
    try {
      // The provider that needs no native code, which newer JDKs warn of; without signals, which
      // would keep Ctrl-C from this JVM.
      Terminal terminal =
          TerminalBuilder.builder().system(true).provider("exec").nativeSignals(false).build();
      Status status = Status.getStatus(terminal);
      return status == null ? plain : new LivePanel(terminal, status, folder);
    } catch (IOException | IllegalStateException noTerminal) {
      return plain;
    }
  }

  @Override
  void close();
}

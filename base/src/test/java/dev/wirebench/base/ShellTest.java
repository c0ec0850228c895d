package dev.wirebench.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShellTest {
  @Test
  void aWordIsQuotedWhereAShellWouldReadItOtherwise() {
    assertThat(Shell.quoted("results/2026-11-28")).isEqualTo("results/2026-11-28");
    assertThat(Shell.quoted("my runs/run (1)")).isEqualTo("'my runs/run (1)'");
    assertThat(Shell.quoted("it's $HOME")).isEqualTo("'it'\\''s $HOME'");
    assertThat(Shell.quoted("")).isEqualTo("''");
  }

  /** A terminal would obey them, also in a command that only stands there to be pasted. */
  @Test
  void signsThatATerminalObeysAreWrittenAsNumbers() {
    assertThat(Shell.quoted("a\u001b[31m")).isEqualTo("$'a\\033[31m'");
    assertThat(Shell.quoted("it's\n\\x")).isEqualTo("$'it\\'s\\012\\\\x'");
    assertThat(Shell.quoted("x\u202ey")).isEqualTo("$'x\\342\\200\\256y'");
  }

  @Test
  void aLineCanBePasted() {
    assertThat(Shell.line("run", "--resume", Path.of("my runs/run (1)")))
        .isEqualTo("run --resume 'my runs/run (1)'");
  }
}

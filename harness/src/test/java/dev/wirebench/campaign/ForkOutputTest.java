package dev.wirebench.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForkOutputTest {
  private static final String PRINTED =
      """
      # Warmup Iteration   1:
      java.lang.IllegalStateException: cannot read 'Ada Lovelace'
      \tat org.example.Reader.read(Reader.java:7)
      <forked VM failed with exit code 1>
      """;

  private static ForkOutput after(boolean quotes) {
    ForkOutput output = new ForkOutput(quotes);
    output.print(PRINTED);
    return output;
  }

  @Test
  void tellsTheFirstExceptionAndTheLastLines() {
    ForkOutput output = after(true);
    assertThat(output.cause())
        .hasValue("java.lang.IllegalStateException: cannot read 'Ada Lovelace'");
    assertThat(output.lastLines()).hasSize(4);
  }

  @Test
  void quotesNothingOfAUsersOwn() {
    ForkOutput output = after(false);
    assertThat(output.cause()).hasValue("java.lang.IllegalStateException");
    assertThat(output.lastLines()).isEmpty();
  }

  @Test
  void withoutAnExceptionHowTheJvmEndedIsTheCause() {
    ForkOutput output = new ForkOutput(false);
    output.print(
        "# SIGSEGV (0xb) at pc=0x1, pid=2, tid=3\n<forked VM failed with exit code 134>\n");
    assertThat(output.cause()).hasValue("crashed: SIGSEGV (0xb) at pc=0x1, pid=2, tid=3");
  }
}

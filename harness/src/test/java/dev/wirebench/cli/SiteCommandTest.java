package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.plan.Suite;
import dev.wirebench.plan.Suites;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiteCommandTest {
  @Test
  void aRunOfAWholeSuiteIsAskedWhatTheSuiteIsFor() {
    Suite suite = Suites.all().get("json");
    assertThat(SiteCommand.question(suite, suite.payloads(), suite.codecs()))
        .isEqualTo(suite.description());
    assertThat(SiteCommand.question(suite, List.of(), List.of())).isEqualTo(suite.description());
  }

  @Test
  void aRunOfChosenPayloadsNamesThem() {
    Suite suite = Suites.all().get("all");
    assertThat(SiteCommand.question(suite, List.of("order-event", "users"), List.of("gson")))
        .isEqualTo(suite.description() + " Here on order-event, users.");
    assertThat(SiteCommand.question(suite, List.of("planets"), List.of("gson")))
        .isEqualTo("Rows that somebody chose, by options or by files.");
    assertThat(SiteCommand.question(suite, List.of("users"), List.of("gson@2.8.9", "gson")))
        .isEqualTo("Rows that somebody chose, by options or by files.");
  }
}

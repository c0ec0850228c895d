package dev.wirebench.qualification.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import dev.wirebench.models.PayloadType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Hundreds of mutants on all payloads that come with the program. It takes long, so that no build
 * runs it: the name says so to Maven. {@link RecordedMutantsTest} looks at the record.
 */
class AllMutants {
  static final String RECORD = "mutants.txt";
  static final int FEWEST_DIFFERING = 200;

  /** The payload that {@code check} adds to the suite's. */
  private static final String EDGES = "edges";

  @Test
  void nearlyAllThatDifferAreRefused() throws IOException {
    Findings findings = Findings.of(payloads(), Integer.MAX_VALUE);
    Files.write(Path.of("target", RECORD), findings.lines());
    assertThat(Tally.differing(findings.tallies()))
        .as("%s", findings)
        .isGreaterThanOrEqualTo(FEWEST_DIFFERING);
    assertThat(Tally.isEnough(findings.tallies())).as("%s", findings).isTrue();
  }

  private static List<String> payloads() {
    List<String> payloads = new ArrayList<>();
    for (String id : Payload.ids()) {
      if (comesWithTheProgram(Payload.type(Payload.schemaOf(id)))) {
        payloads.add(id);
      }
    }
    payloads.add(EDGES);
    return payloads;
  }

  /** The tests have payloads of their own. */
  private static boolean comesWithTheProgram(PayloadType<?> type) {
    return !type.getClass()
        .getProtectionDomain()
        .getCodeSource()
        .equals(AllMutants.class.getProtectionDomain().getCodeSource());
  }
}

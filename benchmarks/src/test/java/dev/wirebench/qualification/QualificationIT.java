package dev.wirebench.qualification;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.PluginJar;
import dev.wirebench.codec.Medium;
import dev.wirebench.qualification.Qualification.Judgement;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that qualifies several candidates, of which some end it and one hangs. */
@Tag("slow")
class QualificationIT {
  private static final JvmLauncher SMALL =
      JvmLauncher.current(List.of("-XX:TieredStopAtLevel=1", "-Xms128m", "-Xmx128m"));

  private static final String TOOK_LONGER = "qualification took longer than ";
  private static final Duration LONGEST = Duration.ofMinutes(10);

  @TempDir Path folder;

  @Test
  void whoEndsTheJvmIsChargedAndTheOthersGoOn() throws Exception {
    List<String> plugins = List.of(PluginJar.build(folder).toString());
    List<Candidate> candidates =
        Stream.of("order-event", "escapes", "numbers", "sparse", "nested-10", "users", "non-ascii")
            .map(payload -> new Candidate("fragile", payload, Medium.BYTES))
            .toList();
    CodecRegistry codecs = CodecRegistry.read(plugins);
    Qualification qualification = new Qualification(SMALL, CodecClassPath.of(plugins), false);
    Duration patience = Duration.ofSeconds(5);
    List<Judgement> judgements = qualification.patient(patience).judge(candidates, codecs);
    while (hanging(judgements) > 1 && patience.compareTo(LONGEST) < 0) {
      // This machine is too slow for it: no other candidate waits for what never comes.
      patience = patience.multipliedBy(4);
      judgements = qualification.patient(patience).judge(candidates, codecs);
    }
    assertThat(judgements).hasSameSizeAs(candidates);
    assertThat(judgements.get(0).objections()).isEmpty();
    assertThat(judgements.get(1).objections())
        .containsExactly("qualification ended with exit code 7: no output");
    assertThat(judgements.get(2).objections().get(0))
        .startsWith("qualification ended with exit code 1: ")
        .contains("java.lang.OutOfMemoryError");
    assertThat(judgements.get(3).objections())
        .containsExactly(TOOK_LONGER + patience.toSeconds() + " s");
    assertThat(judgements.get(4).objections()).isEmpty();
    assertThat(judgements.get(5).objections())
        .containsExactly("qualification ended with exit code 0: no output");
    assertThat(judgements.get(6).objections()).isEmpty();
    assertThat(judgements.get(6).result().outputs()).isNotEmpty();
  }

  @Test
  void whatSomebodyElseEndsIsTriedOnceMoreAndSaysNothingOfTheCodec() throws Exception {
    List<String> plugins = List.of(PluginJar.build(folder).toString());
    Path stops = folder.resolve("stops");
    JvmLauncher jvm = JvmLauncher.current(List.of("-XX:TieredStopAtLevel=1", "-Dstops=" + stops));
    Qualification qualification = new Qualification(jvm, CodecClassPath.of(plugins), false);
    CodecRegistry codecs = CodecRegistry.read(plugins);
    List<Candidate> candidates =
        List.of(
            new Candidate("stopped", "order-event", Medium.BYTES),
            new Candidate("stopped", "users", Medium.BYTES));

    Files.writeString(stops, "1");
    assertThat(qualification.judge(candidates, codecs)).allMatch(Judgement::qualifies);

    Files.writeString(stops, "2");
    List<Judgement> judgements = qualification.judge(candidates, codecs);
    assertThat(judgements.get(0).isAccident()).isTrue();
    assertThat(judgements.get(0).objections())
        .containsExactly("qualification was ended from outside by signal 9");
    assertThat(judgements.get(1).qualifies()).isTrue();
  }

  private static long hanging(List<Judgement> judgements) {
    return judgements.stream()
        .flatMap(judgement -> judgement.objections().stream())
        .filter(objection -> objection.startsWith(TOOK_LONGER))
        .count();
  }
}

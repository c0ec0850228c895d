package dev.wirebench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.models.Payload;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProfilesTest {
  private final Profiles profiles = Profiles.read();

  @Test
  void theProfilesAreThoseThatThePlannerKnows() {
    assertThat(profiles.profiles())
        .containsOnlyKeys(Profiles.QUICK, Profiles.DEFAULT, Profiles.RIGOROUS);
    assertThat(profiles.effort(Profiles.QUICK, Interleave.BLOCKS, List.of()).blocks())
        .isLessThan(5);
    assertThat(profiles.effort(Profiles.RIGOROUS, Interleave.BLOCKS, List.of()).warmupByNeed())
        .isTrue();
  }

  @Test
  void everyPayloadThatNeedsLongerExists() {
    assertThat(Payload.ids()).containsAll(profiles.warmupSeconds().keySet());
  }

  @Test
  void aPayloadNeedsAShareOfItsWarmupAlsoWhenItIsPrettyPrinted() {
    List<String> payloads = List.of("order-event", "nested-10", "nested-70", "nested-70-pretty");
    assertThat(profiles.effort(Profiles.DEFAULT, Interleave.BLOCKS, payloads).longerWarmup())
        .containsOnlyKeys("nested-70", "nested-70-pretty")
        .containsValue(new Iterations(28, 1000));
    assertThat(profiles.effort(Profiles.QUICK, Interleave.BLOCKS, payloads).longerWarmup())
        .containsEntry("nested-70", new Iterations(14, 1000))
        .doesNotContainKey("nested-10");
    assertThat(profiles.effort(Profiles.RIGOROUS, Interleave.BLOCKS, payloads).longerWarmup())
        .containsEntry("nested-70", new Iterations(42, 1000));
  }

  @Test
  void halfAWarmupIsHalfOfWhatPayloadsNeedAndInIterationsOfItsLength() {
    List<String> payloads = List.of("order-event", "nested-30", "nested-100-pretty");
    assertThat(profiles.longerWarmup(Profiles.DEFAULT, new Iterations(5, 1000), payloads))
        .containsOnlyKeys("nested-30", "nested-100-pretty")
        .containsEntry("nested-30", new Iterations(6, 1000))
        .containsEntry("nested-100-pretty", new Iterations(20, 1000));
    assertThat(profiles.longerWarmup(Profiles.DEFAULT, new Iterations(1, 10), payloads))
        .containsEntry("nested-100-pretty", new Iterations(4, 10));
    for (String name : profiles.profiles().keySet()) {
      Effort effort = profiles.effort(name, Interleave.TURNS, payloads);
      assertThat(profiles.longerWarmup(name, effort.warmup(), payloads))
          .as("what a report's command gives again")
          .isEqualTo(effort.longerWarmup());
    }
    assertThat(profiles.longerWarmup(Profiles.DEFAULT, Iterations.NONE, payloads)).isEmpty();
    assertThat(profiles.longerWarmup(Profiles.DEFAULT, new Iterations(9000, 10), payloads).values())
        .allSatisfy(each -> assertThat(Iterations.parse(each.toString())).isEqualTo(each));
  }
}

package dev.wirebench.qualities;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codec;
import dev.wirebench.registry.CodecFacts;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Attempts that end a JVM in every way there is, among others that do not. */
@Execution(ExecutionMode.CONCURRENT)
class ProberTest {
  private static final CodecFacts CODEC = CodecFacts.of(Planted.SOUND.codec().traits(), false);

  private static final Prober PROBER = PlantedMain.prober(64);

  /** The ways by their names, so that they cross to the other JVM. */
  public static final class Ways implements Probe<ArrayList<String>> {
    private boolean isSpoiled;

    @Override
    public List<Attempt> attempts(Codec codec, ArrayList<String> ways) throws Exception {
      if (ways.contains("refuse")) {
        throw new NotApplicable("it has no such thing");
      }
      if (ways.contains("cannot start")) {
        throw new IllegalStateException("no configuration");
      }
      if (ways.contains("end at once")) {
        System.exit(7);
      }
      return ways.stream().<Attempt>map(this::attempt).toList();
    }

    private Attempt attempt(String way) {
      return new Attempt() {
        @Override
        public String caseId() {
          return way;
        }

        @Override
        public String input() {
          return "the way " + way;
        }

        @Override
        public Answer run() throws Exception {
          go(way);
          return Answer.of(Outcome.ACCEPTS);
        }

        @Override
        public Outcome thrown() {
          return Outcome.REJECTS;
        }
      };
    }

    private void go(String way) throws Exception {
      switch (way) {
        case "hang" -> {
          PlantedMain.letPatienceEnd();
          Thread.sleep(Long.MAX_VALUE);
        }
        case "spin" -> spin();
        case "exit" -> System.exit(0);
        case "abort" -> Runtime.getRuntime().halt(3);
        case "throw" -> throw new IllegalArgumentException("first line\nsecond line");
        case "overflow" -> overflow(0);
        case "wrapped overflow" -> {
          try {
            overflow(0);
          } catch (StackOverflowError e) {
            throw new IllegalStateException("too deep", e);
          }
        }
        case "exhaust" -> exhaust();
        case "wrapped exhaust" -> {
          try {
            exhaust();
          } catch (OutOfMemoryError e) {
            throw new IllegalStateException("too much", e);
          }
        }
        case "spoil" -> {
          isSpoiled = true;
          throw new IllegalStateException("spoiled");
        }
        default -> {}
      }
    }

    @Override
    public boolean isSound() {
      return !isSpoiled;
    }

    private static void spin() {
      PlantedMain.letPatienceEnd();
      long count = 0;
      while (count >= 0) {
        count = (count + 1) & 0xffff;
      }
    }

    private static int overflow(int depth) {
      return overflow(depth + 1) + 1;
    }

    private static void exhaust() {
      List<byte[]> kept = new ArrayList<>();
      while (true) {
        kept.add(new byte[1 << 20]);
      }
    }
  }

  private static List<Observation> observe(String... ways) {
    return PROBER.observe("ways", CODEC, Ways.class, new ArrayList<>(List.of(ways)));
  }

  private static List<Outcome> outcomes(List<Observation> observations) {
    return observations.stream().map(Observation::outcome).toList();
  }

  @Test
  void eachLosesOnlyTheInputThatItWasAt() {
    String[] ways = {
      "go", "exit", "overflow", "hang", "throw", "exhaust", "abort", "spin", "go", "abort"
    };
    List<Observation> observations = observe(ways);
    assertThat(observations).extracting(Observation::caseId).containsExactly(ways);
    assertThat(outcomes(observations))
        .containsExactly(
            Outcome.ACCEPTS,
            Outcome.CRASHES,
            Outcome.STACK_OVERFLOW,
            Outcome.HANGS,
            Outcome.REJECTS,
            Outcome.MEMORY_EXHAUSTED,
            Outcome.CRASHES,
            Outcome.HANGS,
            Outcome.ACCEPTS,
            Outcome.CRASHES);
    assertThat(observations)
        .allSatisfy(
            each -> {
              assertThat(each.input()).isEqualTo("the way " + each.caseId());
              assertThat(each.quality()).isEqualTo("ways");
              assertThat(each.codec()).isEqualTo("sound");
            });
  }

  @Test
  void saysWhatHappened() {
    assertThat(observe("throw", "hang", "abort", "exhaust"))
        .extracting(Observation::said)
        .containsExactly(
            "java.lang.IllegalArgumentException: first line",
            "nothing came back within 600.0 s",
            "the JVM ended with exit code 3: no output",
            "java.lang.OutOfMemoryError: Java heap space");
  }

  /** A stack overflow that a library makes an exception of does not reach its caller. */
  @Test
  void looksIntoWhatIsWrapped() {
    assertThat(outcomes(observe("wrapped overflow", "wrapped exhaust")))
        .containsExactly(Outcome.REJECTS, Outcome.MEMORY_EXHAUSTED);
  }

  @Test
  void goesOnInAnotherJvmBehindWhatSpoilsTheCodec() {
    List<Observation> observations = observe("spoil", "throw", "go");
    assertThat(outcomes(observations))
        .containsExactly(Outcome.REJECTS, Outcome.REJECTS, Outcome.ACCEPTS);
    assertThat(observations.get(0).said()).endsWith("; no message can be read behind it");
    assertThat(observations.get(1).said()).doesNotContain("behind it");
  }

  @Test
  void doesNotWaitForAllOfManyThatHang() {
    assertThat(outcomes(observe("hang", "hang", "hang", "hang", "go", "hang")))
        .containsExactly(
            Outcome.HANGS,
            Outcome.HANGS,
            Outcome.HANGS,
            Outcome.UNTESTED,
            Outcome.ACCEPTS,
            Outcome.UNTESTED);
  }

  @Test
  void saysWhyACodecCannotBeAsked() {
    assertRefused("refuse", "it has no such thing");
    assertRefused("cannot start", "cannot be set up: java.lang.IllegalStateException: no config");
    assertRefused("end at once", "cannot be set up: its JVM ended with exit code 7");
  }

  private static void assertRefused(String way, String reason) {
    assertThat(observe(way))
        .singleElement()
        .satisfies(
            observation -> {
              assertThat(observation.outcome()).isEqualTo(Outcome.NOT_APPLICABLE);
              assertThat(observation.caseId()).isEmpty();
              assertThat(observation.said()).startsWith(reason);
            });
  }
}

package dev.wirebench.qualification;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.ThreadSafety;
import dev.wirebench.models.Payload;
import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecClassPath;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.CodecRegistry;
import dev.wirebench.registry.JvmLauncher;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The codecs most asked for, shared by threads if their traits allow it. The recorded qualities
 * have the outcome of all codecs, in the versions that the build resolves.
 */
@Execution(ExecutionMode.CONCURRENT)
class ThreadSafetyTest {
  private static final CodecRegistry CODECS = CodecRegistry.read(List.of());
  private static final CodecClassPath CLASS_PATH = CodecClassPath.of(List.of());

  /** Threads meet as well in what one compiler makes, and one starts sooner than two. */
  private static final JvmLauncher QUICK_JVM =
      JvmLauncher.current(List.of("-XX:TieredStopAtLevel=1", "-Xms256m", "-Xmx256m"));

  /** Codecs of one class path share a JVM, as in {@link CodecContractTest}. */
  static Collection<List<String>> shared() {
    return CODECS.all().stream()
        .filter(codec -> MostAskedFor.CODECS.contains(codec.id()))
        .filter(
            codec -> !codec.handling().threadSafety().equals(ThreadSafety.ONE_PER_THREAD.label()))
        .collect(groupingBy(ThreadSafetyTest::classPath, mapping(CodecFacts::id, toList())))
        .values();
  }

  private static String classPath(CodecFacts codec) {
    return CLASS_PATH.of(codec, Payload.libraries(ManyThreads.PAYLOAD));
  }

  @ParameterizedTest
  @MethodSource("shared")
  void eachThreadGetsWhatOneAloneGets(List<String> codecs) {
    ChildJvm.Outcome outcome =
        ChildJvm.call(
            QUICK_JVM,
            classPath(CODECS.find(codecs.get(0)).orElseThrow()),
            ManyThreadsMain.class,
            codecs,
            codecs.size(),
            ChildJvm.PATIENCE);
    assertThat(outcome.results())
        .as("what came out otherwise")
        .allSatisfy(differences -> assertThat((List<?>) differences).isEmpty());
    assertThat(outcome.failure())
        .as("the end of the JVM, after %s of %s", outcome.results().size(), codecs)
        .isNull();
  }

  @Test
  void onlyThoseThatMayBeSharedAre() {
    assertThat(shared().stream().flatMap(List::stream))
        .contains("jackson", "gson", "fastjson2", "kotlinx-json", "protobuf")
        .doesNotContain("kryo", "avro");
  }

  @Test
  void aCodecThatKeepsNothingMayBeShared() throws Exception {
    assertThat(differences(new SoundCodec())).isEmpty();
  }

  @Test
  void aSharedOutputBufferIsFound() throws Exception {
    class KeepsItsOutput extends SoundCodec {
      private final Meeting meeting = new Meeting();
      private byte[] output;

      @Override
      public byte[] serialize(Object value) throws Exception {
        output = super.serialize(value);
        meeting.await();
        byte[] taken = output.clone();
        meeting.await();
        return taken;
      }
    }
    assertThat(differences(new KeepsItsOutput()))
        .isNotEmpty()
        .allSatisfy(
            found ->
                assertThat(found)
                    .startsWith("sound, bytes: value ")
                    .endsWith("was written otherwise than by one thread"));
  }

  @Test
  void aSharedInputIsFound() throws Exception {
    class KeepsItsInput extends SoundCodec {
      private final Meeting meeting = new Meeting();
      private byte[] input;

      @Override
      public Object deserialize(byte[] bytes) throws Exception {
        input = bytes;
        meeting.await();
        byte[] taken = input;
        meeting.await();
        return super.deserialize(taken);
      }
    }
    assertThat(differences(new KeepsItsInput()))
        .isNotEmpty()
        .allSatisfy(found -> assertThat(found).endsWith("was read otherwise than by one thread"));
  }

  @Test
  void aCodecThatIsForTheThreadThatMadeItIsFound() throws Exception {
    class IsForOneThread extends SoundCodec {
      private final Thread owner = Thread.currentThread();

      @Override
      public byte[] serialize(Object value) throws Exception {
        if (Thread.currentThread() != owner) {
          throw new IllegalStateException("not its thread");
        }
        return super.serialize(value);
      }
    }
    assertThat(differences(new IsForOneThread()))
        .hasSize(ManyThreadsMain.EFFORT.threads())
        .containsOnly("sound, bytes: threw java.lang.IllegalStateException: not its thread");
  }

  private static List<String> differences(Codec codec) throws Exception {
    return ManyThreads.differences(codec, ManyThreadsMain.EFFORT).stream()
        .map(ManyThreads.Difference::sentence)
        .toList();
  }
}

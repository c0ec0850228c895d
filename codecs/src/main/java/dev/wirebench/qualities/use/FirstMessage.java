package dev.wirebench.qualities.use;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Codec;
import dev.wirebench.models.Payload;
import dev.wirebench.qualities.Answer;
import dev.wirebench.qualities.Attempt;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Probe;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts what a JVM has loaded when a codec has written and read its first message. The counts
 * begin when this object is made, which is before the codec is made. The payload's values are there
 * by then.
 */
public final class FirstMessage implements Probe<ArrayList<String>> {
  private final ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final long classesBefore;
  private final long threadsBefore;

  public FirstMessage() {
    Payload.load(Uses.PAYLOAD).values();
    // What counting itself needs is loaded, too.
    said(classes.getTotalLoadedClassCount(), threads.getTotalStartedThreadCount());
    classesBefore = classes.getTotalLoadedClassCount();
    threadsBefore = threads.getTotalStartedThreadCount();
  }

  @Override
  public List<Attempt> attempts(Codec codec, ArrayList<String> cases) {
    return List.of(
        new Tried(UseCase.FIRST_MESSAGE, codec, Uses.PAYLOAD, this::count),
        new Tried(UseCase.SAME_BYTES_ELSEWHERE, codec, Uses.PAYLOAD, Determinism::digest));
  }

  private Answer count(Binding<Object> binding, Payload<?> payload) throws Exception {
    Object model = payload.values().get(0);
    Object read = binding.deserialize(binding.serialize(binding.fromModel(model)));
    long classesAfter = classes.getTotalLoadedClassCount();
    long threadsAfter = threads.getTotalStartedThreadCount();
    String said = said(classesAfter - classesBefore, threadsAfter - threadsBefore);
    return model.equals(binding.toModel(read))
        ? new Answer(Outcome.WORKS, said)
        : new Answer(Outcome.WRONG, "read as another value; " + said);
  }

  private static String said(long classes, long threads) {
    return classes + " classes loaded and " + threads + " threads started by then";
  }
}

package dev.wirebench.qualities;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.UnsupportedPayload;
import dev.wirebench.models.AbsentClass;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Tries one attempt after the other on a codec, in a JVM that loads no library but its own. Each
 * answer is in the file before the next attempt is made, which may end the JVM.
 */
final class ProbeMain {
  private ProbeMain() {}

  /**
   * @param args the file to write, and the file of the {@link Assignment}
   */
  public static void main(String[] args) throws Exception {
    run(args, Codecs::load, System::nanoTime);
  }

  /**
   * @param nanos the clock by which attempts have their time
   */
  static void run(String[] args, Function<String, Codec> codecs, LongSupplier nanos)
      throws Exception {
    Assignment assignment = assignment(Path.of(args[1]));
    try (Replies replies = new Replies(args[0], assignment.millis(), nanos)) {
      Probe<Serializable> probe = probe(assignment.probe());
      List<Attempt> attempts;
      try {
        attempts = probe.attempts(codecs.apply(assignment.codec()), assignment.request());
      } catch (NotApplicable | UnsupportedPayload | AbsentClass e) {
        replies.write(Reply.refused(Excerpt.said(e.getMessage())));
        return;
      } catch (Exception | LinkageError | StackOverflowError e) {
        replies.write(Reply.refused("cannot be set up: " + Excerpt.of(e)));
        return;
      }
      replies.write(Reply.ready());
      if (run(probe, attempts, assignment, replies)) {
        replies.write(Reply.end());
      }
    }
    // A library may have left threads that would keep the JVM alive.
    Runtime.getRuntime().halt(0);
  }

  /**
   * @return whether all attempts have been made
   */
  private static boolean run(
      Probe<Serializable> probe, List<Attempt> attempts, Assignment assignment, Replies replies)
      throws IOException {
    int from = assignment.from();
    if (assignment.lost() != null) {
      replies.write(Reply.of(from - 1, attempts.get(from - 1), assignment.lost(), false));
    }
    for (int i = from; i < attempts.size(); i++) {
      Attempt attempt = attempts.get(i);
      String group = Reply.group(attempt.about(), attempt.caseId());
      if (assignment.givenUp().contains(group)) {
        replies.write(Reply.of(i, attempt, Answer.of(Outcome.UNTESTED), false));
        continue;
      }
      replies.begin(i, attempt);
      Made made = make(attempt, probe);
      replies.end(Reply.of(i, attempt, made.answer(), made.isLast()));
      if (made.isLast()) {
        return false;
      }
    }
    return true;
  }

  private record Made(Answer answer, boolean isLast) {}

  private static Made make(Attempt attempt, Probe<Serializable> probe) {
    Answer answer;
    try {
      return new Made(attempt.run(), false);
    } catch (Throwable thrown) {
      answer = answer(thrown, attempt);
    }
    return isSound(probe)
        ? new Made(answer, false)
        : new Made(
            new Answer(answer.outcome(), answer.said() + "; no message can be read behind it"),
            true);
  }

  private static boolean isSound(Probe<Serializable> probe) {
    try {
      return probe.isSound();
    } catch (Throwable thrown) {
      return false;
    }
  }

  /**
   * The answer to an attempt that threw. Exhausted memory harms every thread, however its exception
   * is wrapped. A library that turns a stack overflow into an exception has spared the caller.
   */
  private static Answer answer(Throwable thrown, Attempt attempt) {
    for (Throwable each = thrown; each != null; each = each.getCause()) {
      if (each instanceof OutOfMemoryError) {
        return new Answer(Outcome.MEMORY_EXHAUSTED, Excerpt.of(each));
      }
    }
    return new Answer(
        thrown instanceof StackOverflowError ? Outcome.STACK_OVERFLOW : attempt.thrown(),
        Excerpt.of(thrown));
  }

  private static Assignment assignment(Path file) throws IOException, ClassNotFoundException {
    try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
      return (Assignment) in.readObject();
    }
  }

  @SuppressWarnings("unchecked")
  private static Probe<Serializable> probe(String name) throws ReflectiveOperationException {
    return (Probe<Serializable>) Class.forName(name).getDeclaredConstructor().newInstance();
  }
}

package dev.wirebench.qualities;

import dev.wirebench.registry.ChildJvm;
import dev.wirebench.registry.CodecFacts;
import dev.wirebench.registry.TemporaryFolder;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All attempts of a probe on one codec, in one JVM after the other. */
final class Conversation {
  private final Prober prober;
  private final String quality;
  private final CodecFacts codec;
  private final Class<?> probe;
  private final Serializable request;
  private final TemporaryFolder folder;
  private final List<Observation> observations = new ArrayList<>();
  private final Map<String, Integer> hangs = new HashMap<>();
  private final Map<String, Integer> crashes = new HashMap<>();
  private final Set<String> givenUp = new HashSet<>();

  /** The first attempt of which nothing is known. */
  private int next;

  /** The attempt at which somebody else ended the JVM: it is made once more. */
  private int disturbed = -1;

  private Answer lost;
  private boolean isOver;

  Conversation(
      Prober prober,
      String quality,
      CodecFacts codec,
      Class<?> probe,
      Serializable request,
      TemporaryFolder folder) {
    this.prober = prober;
    this.quality = quality;
    this.codec = codec;
    this.probe = probe;
    this.request = request;
    this.folder = folder;
  }

  List<Observation> all() {
    while (!isOver) {
      askOneJvm();
    }
    return List.copyOf(observations);
  }

  private void askOneJvm() {
    ChildJvm.Outcome outcome = prober.call(codec, writeAssignment(), folder);
    boolean isReady = false;
    boolean isLast = false;
    for (Object result : outcome.results()) {
      Reply reply = (Reply) result;
      isReady |= reply.kind() == Reply.Kind.READY;
      isLast = reply.isLast();
      take(reply);
    }
    if (isLast) {
      return;
    }
    if (outcome.ending() == ChildJvm.Ending.KILLED && disturbed != next) {
      disturbed = next;
      return;
    }
    if (isReady) {
      lost = end(outcome);
      next++;
    } else {
      refuse("cannot be set up: its JVM " + outcome.failure());
    }
  }

  private Answer end(ChildJvm.Outcome outcome) {
    return outcome.ending() == ChildJvm.Ending.HUNG
        ? new Answer(Outcome.HANGS, Replies.hangs(prober.patience().toMillis()))
        : new Answer(Outcome.CRASHES, Excerpt.said("the JVM " + outcome.failure()));
  }

  private void take(Reply reply) {
    switch (reply.kind()) {
      case READY -> {}
      case REFUSED -> refuse(reply.said());
      case END -> isOver = true;
      case ATTEMPT -> {
        observations.add(observation(reply));
        lost = null;
        next = reply.index() + 1;
        count(reply, Outcome.HANGS, hangs, Prober.MOST_HANGS);
        count(reply, Outcome.CRASHES, crashes, Prober.MOST_CRASHES);
      }
    }
  }

  private void count(Reply reply, Outcome outcome, Map<String, Integer> counts, int most) {
    if (reply.outcome() == outcome && counts.merge(reply.group(), 1, Integer::sum) == most) {
      givenUp.add(reply.group());
    }
  }

  private void refuse(String reason) {
    observations.add(Observation.notApplicable(quality, codec, reason));
    isOver = true;
  }

  private Observation observation(Reply reply) {
    return new Observation(
        quality,
        Observation.Subject.of(codec),
        reply.about(),
        reply.caseId(),
        reply.outcome(),
        1,
        reply.said(),
        reply.input());
  }

  private Path writeAssignment() {
    Path file = folder.resolve("assignment.ser");
    Assignment assignment =
        new Assignment(
            codec.id(),
            probe.getName(),
            request,
            next,
            lost,
            new HashSet<>(givenUp),
            prober.patience().toMillis());
    try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
      out.writeObject(assignment);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file;
  }
}

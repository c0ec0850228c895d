package dev.wirebench.qualities.evolution;

import dev.wirebench.qualities.Case;
import dev.wirebench.qualities.Observation;
import dev.wirebench.qualities.Outcome;
import dev.wirebench.qualities.Prober;
import dev.wirebench.qualities.Quality;
import dev.wirebench.qualities.QualitySettings;
import dev.wirebench.registry.CodecFacts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * Lets programs that were compiled with two versions of a schema talk to each other. Their classes
 * have the same names, so each program is a JVM of its own.
 */
public final class Evolution implements Quality {
  private static final String NAME = "schema-evolution";

  private Map<Side, Path> jars;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String title() {
    return "Schema evolution";
  }

  @Override
  public String description() {
    return "From each pair of schemas the compilers make two sets of classes. One program writes a"
        + " value with one of them, another reads the bytes with the other, in either direction."
        + " It works if the reader has what it has a place for, and nothing else; default says that"
        + " a value was lost, and something empty stands in its place without a word; silent garbage"
        + " is any other value. Codecs run in the configuration that their row documents; where a"
        + " library has another one for programs of different versions, it is a row of its own.";
  }

  @Override
  public List<Case> cases() {
    return EvolutionCase.all().stream().map(Evolution::of).toList();
  }

  private static Case of(EvolutionCase each) {
    return new Case(
        each.id(),
        each.title(),
        Side.OLD.about()
            + ": "
            + each.oldWritten().why()
            + " "
            + Side.NEW.about()
            + ": "
            + each.newWritten().why());
  }

  @Override
  public List<Observation> observe(CodecFacts codec, QualitySettings settings) {
    List<String> chosen = settings.chosen(this).stream().map(Case::id).toList();
    List<EvolutionCase> cases =
        EvolutionCase.all().stream().filter(each -> chosen.contains(each.id())).toList();
    List<Observation> observations = new ArrayList<>();
    for (Side writer : Side.values()) {
      if (!cases.isEmpty()) {
        observations.addAll(observe(codec, settings.prober(), cases, writer));
      }
    }
    return observations;
  }

  private List<Observation> observe(
      CodecFacts codec, Prober prober, List<EvolutionCase> cases, Side writer) {
    List<Observation> written = written(codec, program(writer, prober), cases);
    ArrayList<Message> messages = new ArrayList<>();
    for (EvolutionCase each : cases) {
      Observation one = Observation.of(each.payload(), written);
      if (one.outcome() == Outcome.WORKS) {
        messages.add(Message.of(each, writer, Sent.of(one.said())));
      }
    }
    List<Observation> read =
        messages.isEmpty()
            ? List.of()
            : program(writer.reader(), prober).observe(NAME, codec, Reader.class, messages);
    List<Observation> observations = new ArrayList<>();
    for (EvolutionCase each : cases) {
      Observation one = Observation.of(each.payload(), written);
      observations.add(
          one.outcome() == Outcome.WORKS
              ? about(writer, each, Observation.of(each.id(), read), "")
              : about(
                  writer,
                  each,
                  unread(one),
                  one.outcome() == Outcome.ERROR ? "when written: " : ""));
    }
    return observations;
  }

  /** A schema changes for every codec: what has no message to read is untested. */
  private static Observation unread(Observation one) {
    return one.outcome() == Outcome.NOT_APPLICABLE ? one.saying(Outcome.UNTESTED, one.said()) : one;
  }

  private static List<Observation> written(
      CodecFacts codec, Prober prober, List<EvolutionCase> cases) {
    ArrayList<String> payloads = new ArrayList<>();
    cases.forEach(each -> payloads.add(each.payload()));
    return prober.observe(NAME, codec, Writing.class, payloads);
  }

  private static Observation about(
      Side writer, EvolutionCase each, Observation found, String before) {
    return found.in(each.id()).about(writer.about()).saying(found.outcome(), before + found.said());
  }

  /** JVMs with the classes of a side. */
  private Prober program(Side side, Prober prober) {
    return prober.on(prober.classPath().with(List.of(jars().get(side))));
  }

  /** Made when they are first needed: codecs are looked at by several threads. */
  private synchronized Map<Side, Path> jars() {
    if (jars == null) {
      jars = compiler().jars();
    }
    return jars;
  }

  /** The compiler that this program has. */
  private static SchemaCompiler compiler() {
    return ServiceLoader.load(SchemaCompiler.class)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("this JVM has no compiler of schemas to find"));
  }
}

package dev.wirebench.campaign;

import dev.wirebench.codec.Codecs;
import dev.wirebench.codec.Format;
import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Decides before the race who may take part: a codec that breaks the contract has no row. */
public final class Qualification {
  private static final long TIMEOUT_SECONDS = 180;

  private final List<String> jvmArgs;

  public Qualification(List<String> jvmArgs) {
    this.jvmArgs = jvmArgs;
  }

  /**
   * Qualifies one codec for several payloads in a JVM of its own.
   *
   * @param operations labels of the operations that are wanted
   */
  public List<Qualified> qualify(String codec, List<String> payloads, List<String> operations) {
    List<Qualified> rows = new ArrayList<>();
    try {
      Format format = Codecs.load(codec).traits().format();
      for (QualificationResult result : run(codec, payloads)) {
        rows.add(judge(codec, format, result, operations));
      }
    } catch (ChildFailed | LinkageError | IllegalStateException e) {
      payloads.forEach(payload -> rows.add(excluded(codec, payload, operations, reason(e))));
    }
    return rows;
  }

  private static String reason(Throwable e) {
    return e instanceof ChildFailed ? e.getMessage() : "cannot be loaded: " + e;
  }

  /** Adds to what the codec's JVM found what can only be seen from outside. */
  static List<Violation> violations(Format format, QualificationResult result, Payload<?> payload) {
    List<Violation> violations = new ArrayList<>(result.violations());
    List<byte[]> documents = new ArrayList<>(payload.documents());
    documents.add(payload.unseenDocument());
    if (format == Format.JSON) {
      for (int i = 0; i < result.outputs().size(); i++) {
        differs(documents.get(i), result.outputs().get(i), Clause.DOCUMENT, "output " + i)
            .ifPresent(violations::add);
      }
    }
    for (int i = 0; i < result.trees().size(); i++) {
      byte[] tree = result.trees().get(i).getBytes(StandardCharsets.UTF_8);
      differs(documents.get(i), tree, Clause.PARSE, "the tree of document " + i)
          .ifPresent(violations::add);
    }
    return violations;
  }

  private static Optional<Violation> differs(
      byte[] document, byte[] actual, Clause clause, String what) {
    return Documents.difference(document, actual)
        .map(difference -> new Violation(clause, what + " " + difference));
  }

  private static Qualified judge(
      String codec, Format format, QualificationResult result, List<String> operations) {
    if (result.unsupported() != null) {
      return excluded(codec, result.payload(), operations, result.unsupported());
    }
    List<Violation> violations = violations(format, result, Payload.load(result.payload()));
    if (!violations.isEmpty()) {
      return excluded(codec, result.payload(), operations, violations.get(0).toString());
    }
    List<String> measured = new ArrayList<>();
    Map<String, String> reasons = new LinkedHashMap<>();
    for (String operation : operations) {
      if (result.operations().contains(operation)) {
        measured.add(operation);
      } else {
        reasons.put(operation, "the codec has no such operation");
      }
    }
    List<byte[]> outputs = result.outputs().subList(0, Payload.VALUES);
    return new Qualified(codec, result.payload(), measured, reasons, Sizes.of(outputs));
  }

  private static Qualified excluded(
      String codec, String payload, List<String> operations, String reason) {
    Map<String, String> reasons = new LinkedHashMap<>();
    operations.forEach(operation -> reasons.put(operation, reason));
    return new Qualified(codec, payload, List.of(), reasons, null);
  }

  @SuppressWarnings("unchecked")
  List<QualificationResult> run(String codec, List<String> payloads) throws ChildFailed {
    try {
      Path file = Files.createTempFile("wirebench-qualification", ".ser");
      Path output = Files.createTempFile("wirebench-qualification", ".log");
      try {
        start(codec, payloads, file, output);
        try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
          return (List<QualificationResult>) in.readObject();
        }
      } finally {
        Files.delete(file);
        Files.delete(output);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private void start(String codec, List<String> payloads, Path file, Path output)
      throws IOException, ChildFailed {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(jvmArgs);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(QualificationMain.class.getName(), file.toString(), codec));
    command.addAll(payloads);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        throw new ChildFailed("qualification took longer than " + TIMEOUT_SECONDS + " s");
      }
      if (process.exitValue() != 0 || Files.size(file) == 0) {
        throw new ChildFailed(
            "qualification ended with exit code " + process.exitValue() + ": " + cause(output));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ChildFailed("qualification was interrupted");
    } finally {
      process.destroyForcibly();
    }
  }

  /** The line that names the exception; a stack trace is of no use to the reader of a table. */
  private static String cause(Path output) throws IOException {
    List<String> lines = Files.readAllLines(output, StandardCharsets.ISO_8859_1);
    return lines.stream()
        .filter(line -> line.startsWith("Exception in thread") || line.startsWith("Caused by"))
        .reduce((first, last) -> last)
        .or(() -> lines.stream().reduce((first, last) -> last))
        .orElse("no output");
  }

  /** The codec's JVM gave no result. */
  static final class ChildFailed extends Exception {
    private static final long serialVersionUID = 1L;

    ChildFailed(String message) {
      super(message);
    }
  }
}

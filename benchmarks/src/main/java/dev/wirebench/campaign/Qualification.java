package dev.wirebench.campaign;

import dev.wirebench.models.Payload;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides before the race who may take part: a codec that breaks the contract has no row. */
public final class Qualification {
  private final List<String> jvmArgs;

  /**
   * @param jvmArgs the flags of the forks
   */
  public Qualification(List<String> jvmArgs) {
    this.jvmArgs = jvmArgs;
  }

  /**
   * Qualifies one codec for one payload and medium in a JVM of its own.
   *
   * @param operations labels of the operations that are wanted
   */
  public Outcome qualify(String codec, String payload, Medium medium, List<String> operations) {
    Row row = new Row(codec, payload, medium.label(), operations);
    try {
      QualificationResult result = run(codec, payload, medium);
      return new Outcome(Optional.of(result.codec()), judge(row, result));
    } catch (ChildJvm.Failed e) {
      return new Outcome(Optional.empty(), row.excluded("qualification " + e.getMessage()));
    }
  }

  /**
   * @param codec the traits; absent if the codec's JVM did not live to tell
   */
  public record Outcome(Optional<CodecInfo> codec, Qualified row) {}

  private static Qualified judge(Row row, QualificationResult result) {
    if (result.unsupported() != null) {
      return row.excluded(result.unsupported());
    }
    List<Violation> violations = violations(result, Payload.load(row.payload()));
    return violations.isEmpty()
        ? row.qualified(result)
        : row.excluded(violations.get(0).toString());
  }

  /** Adds to what the codec's JVM found what can only be seen from outside. */
  static List<Violation> violations(QualificationResult result, Payload<?> payload) {
    List<Violation> violations = new ArrayList<>(result.violations());
    List<byte[]> documents = new ArrayList<>(payload.documents());
    documents.add(payload.unseenDocument());
    if (result.codec().isJson()) {
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

  /** The row that is judged. */
  private record Row(String codec, String payload, String medium, List<String> operations) {

    Qualified qualified(QualificationResult result) {
      List<String> measured = new ArrayList<>();
      Map<String, String> reasons = new LinkedHashMap<>();
      for (String operation : operations) {
        if (result.operations().contains(operation)) {
          measured.add(operation);
        } else {
          reasons.put(operation, "the codec has no such operation");
        }
      }
      Sizes sizes = Sizes.of(result.outputs().subList(0, Payload.VALUES));
      return new Qualified(codec, payload, medium, measured, reasons, sizes, result.hugeMethods());
    }

    Qualified excluded(String reason) {
      Map<String, String> reasons = new LinkedHashMap<>();
      operations.forEach(operation -> reasons.put(operation, reason));
      return new Qualified(codec, payload, medium, List.of(), reasons, null, Map.of());
    }
  }

  QualificationResult run(String codec, String payload, Medium medium) throws ChildJvm.Failed {
    try {
      Path compilation = Files.createTempFile("wirebench-compilation", ".log");
      try {
        List<String> flags = new ArrayList<>(jvmArgs);
        flags.addAll(HugeMethods.flags(compilation));
        return (QualificationResult)
            ChildJvm.call(
                flags,
                QualificationMain.class,
                List.of(compilation.toString(), codec, payload, medium.label()));
      } finally {
        Files.delete(compilation);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

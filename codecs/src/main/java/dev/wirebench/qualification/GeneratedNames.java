package dev.wirebench.qualification;

import dev.wirebench.codec.Operation;
import dev.wirebench.qualification.Qualification.Judgement;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Takes the names of generated classes and methods out of what is found: they are made of the names
 * of fields, which may be as private as the values.
 */
final class GeneratedNames {
  /** The names of models, of messages, and of what libraries derive from either. */
  private static final Pattern NAME = Pattern.compile("\\b(dev\\.)?wirebench\\.[\\w.$]+");

  /** The message of a library about a class that it cannot bind: it may name fields. */
  private static final Pattern MESSAGE =
      Pattern.compile(
          "^(round-trip: threw [\\w.$]+(?<!ClassNotFoundException|ClassDefFoundError)): .*",
          Pattern.DOTALL);

  private static final Pattern METHOD = Pattern.compile("^\\S+");

  private GeneratedNames() {}

  static Judgement without(Judgement judgement) {
    return new Judgement(
        without(judgement.result()),
        without(judgement.objections()),
        without(judgement.defects()),
        judgement.isAccident());
  }

  private static List<String> without(List<String> sentences) {
    return sentences.stream()
        .map(sentence -> NAME.matcher(sentence).replaceAll("a generated class"))
        .map(sentence -> MESSAGE.matcher(sentence).replaceFirst("$1 (--show-fields: what it says)"))
        .toList();
  }

  private static QualificationResult without(QualificationResult result) {
    if (result == null) {
      return null;
    }
    Map<Operation, List<String>> hugeMethods =
        result.hugeMethods().entrySet().stream()
            .collect(
                Collectors.toMap(
                    Map.Entry::getKey,
                    entry ->
                        entry.getValue().stream()
                            .map(name -> METHOD.matcher(name).replaceFirst("a generated method"))
                            .toList()));
    return new QualificationResult(
        result.unsupported(),
        result.violations(),
        result.operations(),
        result.outputs(),
        result.trees(),
        hugeMethods);
  }
}

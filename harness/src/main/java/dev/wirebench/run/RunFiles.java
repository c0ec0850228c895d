package dev.wirebench.run;

import dev.wirebench.report.input.JsonFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names and places of a run's files; all but the plan may lie there compressed instead. */
record RunFiles(Path folder) {
  static final String JOURNAL = "journal.jsonl";
  static final String COMPRESSED = ".gz";
  private static final String PLAN = "plan.json";
  private static final String VALUES = "values.jar";
  private static final List<String> DERIVED = List.of("jmh.json", "run.json");

  /** Names of all files in either form. */
  static Set<String> names() {
    return Stream.concat(Stream.of(PLAN, JOURNAL), DERIVED.stream())
        .flatMap(name -> Stream.of(name, name + COMPRESSED))
        .collect(Collectors.toSet());
  }

  Path plan() {
    return folder.resolve(PLAN);
  }

  /** The journal, or its compressed form where that is there alone. */
  Path journal() {
    return JsonFile.orCompressed(folder.resolve(JOURNAL));
  }

  /** Says whether the journal is compressed, as those of committed runs are. */
  boolean isCompressed() {
    return journal().getFileName().toString().endsWith(COMPRESSED);
  }

  /** The name of the first file that a run needs and the folder lacks. */
  Optional<String> missing() {
    return Stream.of(plan(), journal())
        .filter(file -> !Files.isRegularFile(file))
        .map(file -> file.getFileName().toString().replace(COMPRESSED, ""))
        .findFirst();
  }

  /** The plan, the journal, and those of the derived files that are there. */
  List<Path> record() {
    return Stream.concat(
            Stream.of(plan(), journal()),
            DERIVED.stream().flatMap(this::forms).filter(Files::isRegularFile))
        .toList();
  }

  /** All files as a run that goes on has them, the journal first. */
  List<Path> uncompressed() {
    return Stream.concat(Stream.of(JOURNAL, PLAN), DERIVED.stream()).map(folder::resolve).toList();
  }

  /** The drawn values, which follow from the plan and are no part of the record. */
  Path values() {
    return folder.resolve(VALUES);
  }

  /** Says whether all derived files are there. */
  boolean hasAllDerived() {
    return DERIVED.stream().allMatch(name -> forms(name).anyMatch(Files::isRegularFile));
  }

  /** Says whether any derived file is there. */
  boolean hasAnyDerived() {
    return DERIVED.stream().flatMap(this::forms).anyMatch(Files::isRegularFile);
  }

  private Stream<Path> forms(String name) {
    return Stream.of(folder.resolve(name), folder.resolve(name + COMPRESSED));
  }
}

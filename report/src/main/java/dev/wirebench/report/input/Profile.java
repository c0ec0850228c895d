package dev.wirebench.report.input;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.wirebench.base.BadInput;
import dev.wirebench.report.input.RunInfo.NamedCell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The time of one fork that was not measured: samples that Flight Recorder took of one row, and
 * what its compiler said. Holds names of methods and classes, and no values.
 *
 * @param schemaVersion of the file
 * @param cell the row; the file has its fields beside the others
 * @param frames methods, {@code class.method}, each once
 * @param stacks samples below the operation, the outermost frame, the operation itself, first
 * @param allocated by class, bytes that samples of allocation below the operation stand for
 * @param interpreted by method, samples in which it ran in the interpreter on top of a stack
 * @param tooLarge methods of the stacks that were left out of compiled code because of a size
 */
public record Profile(
    int schemaVersion,
    @JsonUnwrapped NamedCell cell,
    List<String> frames,
    List<Stack> stacks,
    Map<String, Long> allocated,
    Map<String, Long> interpreted,
    List<TooLarge> tooLarge) {
  public static final int SCHEMA_VERSION = 1;

  /** The folder in that of a run, and in that of its report. */
  public static final String FOLDER = "profiles";

  /** The end of the names of its files. */
  public static final String SUFFIX = ".json";

  private static final ObjectReader READER =
      JsonMapper.builder(JsonFile.FACTORY)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build()
          .readerFor(Profile.class);

  /**
   * Samples with the same stack.
   *
   * @param count at least 1
   * @param frames places in {@link Profile#frames}, at least one, outermost first
   */
  public record Stack(long count, List<Integer> frames) {
    public Stack {
      frames = List.copyOf(frames);
    }
  }

  /**
   * A method that is not where it would be compiled best.
   *
   * @param why in the compiler's words
   */
  public record TooLarge(String method, String why) {}

  public Profile {
    frames = List.copyOf(frames);
    stacks = List.copyOf(stacks);
    allocated = Map.copyOf(allocated);
    interpreted = Map.copyOf(interpreted);
    tooLarge = List.copyOf(tooLarge);
  }

  /**
   * A profile and its file.
   *
   * @param name of the file, without its ending
   */
  public record Named(String name, Profile profile) {}

  /** All samples. */
  public long samples() {
    return stacks.stream().mapToLong(Stack::count).sum();
  }

  /** All bytes that samples stand for. */
  public long allocatedBytes() {
    return allocated.values().stream().mapToLong(bytes -> bytes).sum();
  }

  /** The files of a run's profiles, in the order of their names; empty if it has none. */
  public static List<Path> files(Path run) {
    Path folder = run.resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
    } catch (IOException e) {
      throw new BadInput("'" + folder + "' cannot be read (" + e + "): check its rights.", e);
    }
  }

  /**
   * Reads the profiles of a run.
   *
   * @throws BadInput if one is damaged
   */
  static List<Named> readAll(Path run) {
    List<Named> profiles = new ArrayList<>();
    for (Path file : files(run)) {
      String name = file.getFileName().toString();
      profiles.add(new Named(name.substring(0, name.length() - SUFFIX.length()), read(file)));
    }
    return profiles;
  }

  /**
   * @throws BadInput if it is not what {@code run --profile-with} writes
   */
  public static Profile read(Path file) {
    try {
      byte[] content = Files.readAllBytes(file);
      Profile profile = READER.readValue(content);
      if (profile == null) {
        throw refused(file, "it is null", null);
      }
      Optional<String> unknown = KnownFields.firstUnknown(READER.readTree(content), Profile.class);
      if (unknown.isPresent()) {
        throw refused(file, "Unrecognized field \"" + unknown.get() + "\"", null);
      }
      profile.require(file);
      return profile;
    } catch (IOException e) {
      throw refused(file, JsonFile.why(e), e);
    }
  }

  private void require(Path file) {
    if (schemaVersion != SCHEMA_VERSION) {
      throw new BadInput(
          "'"
              + file
              + "' has schema version "
              + schemaVersion
              + ", this program reads "
              + SCHEMA_VERSION
              + ": use the program that wrote it, or remove the file.");
    }
    for (Stack stack : stacks) {
      if (stack.count() < 1
          || stack.frames().isEmpty()
          || stack.frames().stream().anyMatch(frame -> frame < 0 || frame >= frames.size())) {
        throw refused(file, "a stack has frames or a count that cannot be", null);
      }
    }
    if (Stream.of(allocated, interpreted)
        .flatMap(numbers -> numbers.values().stream())
        .anyMatch(number -> number < 0)) {
      throw refused(file, "a number is negative", null);
    }
  }

  private static BadInput refused(Path file, String why, IOException e) {
    return new BadInput(
        "'"
            + file
            + "' is not what 'run --profile-with' writes ("
            + why
            + "): restore it from a copy, or remove it.",
        e);
  }
}

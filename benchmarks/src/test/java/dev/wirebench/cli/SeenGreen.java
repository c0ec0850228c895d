package dev.wirebench.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/**
 * Skips a {@link LongPart} whose inputs are those with which all of its tests passed before, and
 * records them when all pass. The records are in the folder that {@code -Dci.state} names; without
 * it, nothing is skipped and nothing is recorded.
 */
final class SeenGreen implements ExecutionCondition, TestWatcher, AfterAllCallback {
  private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();

  private final Path checkout;
  private final Optional<Path> state;
  private final boolean everything;
  private boolean failed;

  SeenGreen() {
    this(
        CHECKOUT,
        Optional.ofNullable(System.getProperty("ci.state"))
            .filter(folder -> !folder.isBlank())
            .map(Path::of)
            .map(CHECKOUT::resolve),
        Boolean.getBoolean("everything"));
  }

  /**
   * @param state the folder of the records, if there is one
   * @param everything whether no part is skipped
   */
  SeenGreen(Path checkout, Optional<Path> state, boolean everything) {
    this.checkout = checkout;
    this.state = state;
    this.everything = everything;
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Class<?> part = context.getRequiredTestClass();
    return context.getTestMethod().isEmpty() && isSeen(part)
        ? ConditionEvaluationResult.disabled(
            part.getSimpleName() + " passed with the same files before: -Deverything runs it.")
        : ConditionEvaluationResult.enabled("");
  }

  /** Says whether all tests of a part passed before with the inputs that it has now. */
  boolean isSeen(Class<?> part) {
    try {
      Path record = state.map(folder -> folder.resolve(part.getSimpleName())).orElse(null);
      return !everything
          && record != null
          && Files.exists(record)
          && Files.readString(record).equals(digest(part));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Records the inputs with which all tests of a part passed. */
  void record(Class<?> part) throws IOException {
    if (state.isPresent()) {
      Files.createDirectories(state.get());
      Files.writeString(state.get().resolve(part.getSimpleName()), digest(part));
    }
  }

  private String digest(Class<?> part) throws IOException {
    return new PartInputs(checkout).digest(part.getAnnotation(LongPart.class));
  }

  @Override
  public void testFailed(ExtensionContext context, Throwable cause) {
    failed = true;
  }

  @Override
  public void testAborted(ExtensionContext context, Throwable cause) {
    failed = true;
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    if (!failed && context.getExecutionException().isEmpty()) {
      record(context.getRequiredTestClass());
    }
  }
}

package dev.wirebench.qualification;

import dev.wirebench.codec.Binding;
import dev.wirebench.codec.Operation;
import dev.wirebench.codec.TreeBinding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds hot methods that HotSpot will not compile because they have more than 8,000 bytes of
 * bytecode ({@code -XX:+DontCompileHugeMethods}, the default): generated code for wide classes can
 * be that long, and then runs in the interpreter for ever.
 *
 * <p>HotSpot does not say when it leaves such a method out. The JVM that qualifies therefore lifts
 * the limit and logs what it compiles: a method that is compiled there, and is above the limit, is
 * hot and interpreted wherever the limit holds.
 */
public final class HugeMethods {
  /** HotSpot's {@code HugeMethodLimit}, in bytes of bytecode. */
  private static final int LIMIT = 8000;

  /** More calls than the 200 after which HotSpot compiles a method. */
  private static final int CALLS = 300;

  /**
   * The most bytes of documents that all calls go through. A large document needs few calls to make
   * hot what it repeats often enough. Code that each call enters once would take minutes to make
   * hot, here and in any application.
   */
  private static final int MOST_BYTES = 200_000_000;

  private static final int FEWEST_CALLS = 5;

  private static final Pattern COMPILED =
      Pattern.compile("(\\S+::\\S+) (?:@ -?\\d+ )?\\((\\d+) bytes\\)");

  private final Path log;
  private int linesRead;

  HugeMethods(Path log) {
    this.log = log;
  }

  /**
   * The flags that the JVM is started with. The first compiler is enough to see what is hot.
   * Compiling in the foreground keeps the log in step with the calls.
   */
  static List<String> flags(Path log) {
    return List.of(
        "-XX:-DontCompileHugeMethods",
        "-XX:TieredStopAtLevel=1",
        "-Xbatch",
        "-Xlog:jit+compilation=debug:file=" + log + ":none");
  }

  private interface Call {
    void run() throws Exception;
  }

  /**
   * Makes every operation hot, in turn.
   *
   * @return by operation, the methods above the limit, as {@code class::method (N bytes)}
   */
  Map<Operation, List<String>> find(
      List<Operation> operations,
      Binding<Object> binding,
      Object value,
      byte[] input,
      byte[] document)
      throws Exception {
    int calls = Math.max(FEWEST_CALLS, Math.min(CALLS, MOST_BYTES / Math.max(1, document.length)));
    Map<Operation, List<String>> found = new LinkedHashMap<>();
    for (Operation operation : operations) {
      List<String> methods =
          switch (operation) {
            case SERIALIZE -> hugeOf(() -> binding.serialize(value), calls);
            case DESERIALIZE -> hugeOf(() -> binding.deserialize(input), calls);
            case PARSE -> hugeOf(() -> ((TreeBinding) binding).parse(document), calls);
            case CONVERT -> hugeOf(() -> binding.fromModel(binding.toModel(value)), calls);
            default -> {
              // What is not of the contract makes the same calls, compresses, or comes before
              // anything is compiled.
              if (operation.isOfContract()) {
                throw new AssertionError("no call of " + operation + " is known here");
              }
              yield List.of();
            }
          };
      if (!methods.isEmpty()) {
        found.put(operation, methods);
      }
    }
    return found;
  }

  private List<String> hugeOf(Call call, int calls) throws Exception {
    skipToEnd();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    List<String> huge = new ArrayList<>();
    for (String line : newLines()) {
      Matcher matcher = COMPILED.matcher(line);
      if (matcher.find() && Integer.parseInt(matcher.group(2)) > LIMIT) {
        huge.add(matcher.group());
      }
    }
    return new ArrayList<>(new LinkedHashSet<>(huge));
  }

  private void skipToEnd() throws IOException {
    newLines();
  }

  private List<String> newLines() throws IOException {
    List<String> lines = Files.readAllLines(log, StandardCharsets.ISO_8859_1);
    List<String> fresh = lines.subList(Math.min(linesRead, lines.size()), lines.size());
    linesRead = lines.size();
    return fresh;
  }
}

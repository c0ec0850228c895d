package dev.wirebench.campaign;

import dev.wirebench.plan.Cell;
import dev.wirebench.report.input.Profile;
import dev.wirebench.report.input.Profile.Stack;
import dev.wirebench.report.input.Profile.TooLarge;
import dev.wirebench.report.input.RunInfo.NamedCell;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/**
 * Reads what Flight Recorder recorded of one fork: samples below the operation, of the time after
 * warm-up, and what the compilers say of methods that are too large for them.
 */
final class StackRecording {
  private static final String SAMPLE = "jdk.ExecutionSample";
  private static final String ALLOCATION = "jdk.ObjectAllocationSample";
  private static final String COMPILATION = "jdk.Compilation";
  private static final String FAILURE = "jdk.CompilationFailure";
  private static final String INLINING = "jdk.CompilerInlining";

  /** C2's reasons for not inlining a hot method, as {@code bytecodeInfo.cpp} has them. */
  private static final Pattern NOT_INLINED =
      Pattern.compile(
          "hot method too big|already compiled into a (?:big|medium) method"
              + "|size > DesiredMethodLimit|NodeCountInliningCutoff");

  /** A compiler's reasons for giving up a method because of a size. */
  private static final Pattern NOT_COMPILED =
      Pattern.compile("out of nodes|too (?:big|large|many)", Pattern.CASE_INSENSITIVE);

  /** The numbers that differ from JVM to JVM, and would make one method look like two. */
  private static final Pattern NUMBERED =
      Pattern.compile("[/.]0x[0-9a-f]+|(?<=\\$\\$Lambda)\\$\\d+|(?<=Accessor)\\d+(?=\\.|$)");

  /** Classes that are generated of a user's fields, and whose names may say these. */
  private static final Pattern GENERATED =
      Pattern.compile("^(?!dev\\.wirebench\\.(?:codecs?|jmh)\\.)(?:dev\\.)?wirebench\\..*");

  private final Cell cell;
  private final boolean hidesFields;
  private final List<Timed<List<Frame>>> samples = new ArrayList<>();
  private final List<Timed<Map.Entry<String, Long>>> allocations = new ArrayList<>();
  private final Map<Integer, String> compiled = new HashMap<>();
  private final Map<Integer, String> failed = new HashMap<>();
  private final Set<List<String>> notInlined = new HashSet<>();

  private StackRecording(Cell cell, boolean hidesFields) {
    this.cell = cell;
    this.hidesFields = hidesFields;
  }

  private record Timed<T>(Instant at, T what) {}

  private record Frame(String method, boolean interpreted) {}

  /**
   * @param hidesFields whether names of classes that are generated of a user's data are left out
   * @param measured how long the fork went on after its warm-up
   * @throws IOException if it cannot be read
   * @throws IllegalStateException if it has no sample below the operation
   */
  static Profile read(Path file, Cell cell, boolean hidesFields, Duration measured)
      throws IOException {
    StackRecording recording = new StackRecording(cell, hidesFields);
    try (RecordingFile events = new RecordingFile(file)) {
      while (events.hasMoreEvents()) {
        recording.add(events.readEvent());
      }
    }
    return recording.profile(measured);
  }

  private void add(RecordedEvent event) {
    switch (event.getEventType().getName()) {
      case SAMPLE ->
          below(event).ifPresent(stack -> samples.add(new Timed<>(event.getStartTime(), stack)));
      case ALLOCATION ->
          below(event)
              .ifPresent(
                  stack ->
                      allocations.add(
                          new Timed<>(
                              event.getStartTime(),
                              Map.entry(
                                  named(type(event.getClass("objectClass").getName())),
                                  event.getLong("weight")))));
      case COMPILATION -> {
        RecordedMethod method = event.getValue("method");
        if (method != null) {
          compiled.put(event.getInt("compileId"), name(method));
        }
      }
      case FAILURE -> failed.put(event.getInt("compileId"), event.getString("failureMessage"));
      case INLINING -> {
        String message = String.valueOf(event.getString("message"));
        if (!event.getBoolean("succeeded") && NOT_INLINED.matcher(message).find()) {
          String type = event.getString("callee.type").replace('/', '.');
          notInlined.add(
              List.of(named(type + "." + event.getString("callee.name")), message.strip()));
        }
      }
      default -> {
        // Of the recording itself.
      }
    }
  }

  /** The frames from the operation on, outermost first; empty if it was not running. */
  private Optional<List<Frame>> below(RecordedEvent event) {
    if (event.getStackTrace() == null) {
      return Optional.empty();
    }
    List<Frame> frames = new ArrayList<>();
    for (RecordedFrame frame : event.getStackTrace().getFrames()) {
      RecordedMethod method = frame.getMethod();
      frames.add(new Frame(name(method), "Interpreted".equals(frame.getType())));
      if ((method.getType().getName() + "." + method.getName()).equals(cell.benchmark())) {
        Collections.reverse(frames);
        return Optional.of(frames);
      }
    }
    return Optional.empty();
  }

  private String name(RecordedMethod method) {
    return named(method.getType().getName() + "." + method.getName());
  }

  private String named(String name) {
    return hidesFields && GENERATED.matcher(name).matches()
        ? "(generated)"
        : NUMBERED.matcher(name).replaceAll("");
  }

  /** The name of a type as Java writes it: {@code byte[]} for {@code [B}. */
  private static String type(String name) {
    int dimensions = name.lastIndexOf('[') + 1;
    String element = name.substring(dimensions);
    if (dimensions == 0) {
      return name;
    }
    String type =
        switch (element) {
          case "B" -> "byte";
          case "C" -> "char";
          case "D" -> "double";
          case "F" -> "float";
          case "I" -> "int";
          case "J" -> "long";
          case "S" -> "short";
          case "Z" -> "boolean";
          default ->
              element.startsWith("L") && element.endsWith(";")
                  ? element.substring(1, element.length() - 1)
                  : element;
        };
    return type + "[]".repeat(dimensions);
  }

  private Profile profile(Duration measured) {
    Instant begin =
        samples.stream()
            .map(Timed::at)
            .max(Instant::compareTo)
            .map(end -> end.minus(measured))
            .orElseThrow(
                () -> new IllegalStateException("Flight Recorder took no sample of the operation"));
    Map<String, Integer> frames = new LinkedHashMap<>();
    Map<List<Integer>, Long> stacks = new LinkedHashMap<>();
    Map<String, Long> interpreted = new TreeMap<>();
    for (Timed<List<Frame>> sample : samples) {
      if (sample.at().isBefore(begin)) {
        continue;
      }
      List<Integer> stack = new ArrayList<>();
      for (Frame frame : sample.what()) {
        stack.add(frames.computeIfAbsent(frame.method(), key -> frames.size()));
      }
      stacks.merge(stack, 1L, Long::sum);
      Frame top = sample.what().get(sample.what().size() - 1);
      if (top.interpreted()) {
        interpreted.merge(top.method(), 1L, Long::sum);
      }
    }
    Map<String, Long> allocated = new TreeMap<>();
    allocations.stream()
        .filter(allocation -> !allocation.at().isBefore(begin))
        .forEach(
            allocation ->
                allocated.merge(
                    allocation.what().getKey(), allocation.what().getValue(), Long::sum));
    return new Profile(
        Profile.SCHEMA_VERSION,
        new NamedCell(cell.benchmark(), cell.params(), cell.jdk()),
        List.copyOf(frames.keySet()),
        stacks.entrySet().stream()
            .map(stack -> new Stack(stack.getValue(), stack.getKey()))
            .toList(),
        allocated,
        interpreted,
        tooLarge(frames.keySet()));
  }

  /**
   * The methods that were too large for a compiler. Those without samples are left out, since they
   * cost nothing here.
   */
  private List<TooLarge> tooLarge(Set<String> methods) {
    Set<List<String>> found = new TreeSet<>(StackRecording::compare);
    notInlined.forEach(one -> found.add(List.of(one.get(0), "not inlined: " + one.get(1))));
    failed.forEach(
        (id, message) -> {
          if (compiled.containsKey(id) && message != null && NOT_COMPILED.matcher(message).find()) {
            found.add(List.of(compiled.get(id), "not compiled: " + message.strip()));
          }
        });
    return found.stream()
        .filter(one -> methods.contains(one.get(0)))
        .map(one -> new TooLarge(one.get(0), one.get(1)))
        .toList();
  }

  private static int compare(List<String> a, List<String> b) {
    return String.join("\n", a).compareTo(String.join("\n", b));
  }
}

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.jar.JarOutputStream;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;

/**
 * Packs codecs as they were wired at a commit into a plug-in jar, so that they race today's: {@code
 * avro} as it was is {@code avro-old}, of the class {@code AvroOld}. Codecs that it uses come
 * along. Libraries, models and the interface of codecs are today's; what that interface has come to
 * demand since is added to the traits.
 *
 * <p>Arguments: a commit, the jar to write, ids of codecs. It is started in the root of a checkout
 * that is built. How, and what it was written for, is in wiring.md.
 */
public final class OldWiring {
  private static final String SUFFIX = "Old";
  private static final Path LIBRARIES = Path.of("benchmarks/target/lib");
  private static final List<String> FOLDERS =
      List.of(
          "codecs/src/main/java/dev/wirebench/codecs/",
          "codecs/src/main/kotlin/dev/wirebench/codecs/");

  /** Comments and strings are whole tokens, and so is a name with all that its dots lead to. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "//[^\\n]*|/\\*(?s:.*?)\\*/"
              + "|\"{3}(?s:.*?)\"{3}|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'"
              + "|(\\w+)(?:\\s*\\.\\s*\\w+)*");

  /** An artifact or a flavour that is called like the codec keeps its name. */
  private static final Pattern ID =
      Pattern.compile("\\b(?:Traits\\s*\\.\\s*of|traits)\\(\\s*\"[^\"]+");

  private static final Pattern HOLDS = Pattern.compile("\\.holds\\(Held\\.(\\w+)\\)");

  private final String commit;

  /** The codecs of the commit: names of their classes, and their files. */
  private final Map<String, String> files = new TreeMap<>();

  /** What was asked for cannot be had; the message is one sentence for whoever asked. */
  private static final class BadRequest extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadRequest(String sentence) {
      super(sentence);
    }
  }

  private OldWiring(String commit) {
    this.commit = git("rev-parse", "--short", commit + "^{commit}").strip();
    for (String folder : FOLDERS) {
      git("ls-tree", "--name-only", commit, folder)
          .lines()
          .forEach(file -> files.put(file.replaceAll(".*/|\\.\\w+$", ""), file));
    }
    files.remove("package-info");
  }

  /** Ends with 2 and a sentence if the arguments ask for what cannot be had. */
  public static void main(String[] args) throws Exception {
    try {
      if (args.length < 3) {
        throw new BadRequest("Name a commit, the jar to write, and codecs by their ids.");
      }
      if (!Files.isDirectory(LIBRARIES)) {
        throw new BadRequest(
            "There is no '"
                + LIBRARIES
                + "': build with mvn package -Dmaven.test.skip=true, and start this in the root of"
                + " the checkout.");
      }
      new OldWiring(args[0]).build(Path.of(args[1]), List.of(args).subList(2, args.length));
    } catch (BadRequest e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  private void build(Path jar, List<String> ids) throws Exception {
    Path folder = Files.createTempDirectory("old-wiring");
    try {
      Path classes = Files.createDirectory(folder.resolve("classes"));
      Map<String, Path> sources = write(Files.createDirectory(folder.resolve("sources")), ids);
      compile(sources.values(), classes);
      pack(classes, jar);
      System.out.printf(
          "%s holds codecs as of %s: %s%n", jar, commit, String.join(", ", sources.keySet()));
    } finally {
      for (Path file : below(folder)) {
        Files.delete(file);
      }
    }
  }

  /**
   * Writes the sources of the codecs that were asked for, and of all that they use.
   *
   * @return by the names of their classes
   */
  private Map<String, Path> write(Path folder, List<String> ids) throws IOException {
    Deque<String> due = new ArrayDeque<>();
    for (String id : ids) {
      String name = className(id);
      if (!files.containsKey(name)) {
        throw new BadRequest("There is no codec '" + id + "' in commit " + commit + ".");
      }
      due.add(name);
    }
    Map<String, Path> written = new TreeMap<>();
    while (!due.isEmpty()) {
      String name = due.remove();
      String file = files.get(name);
      Path source = folder.resolve(new File(file).getName().replace(name, name + SUFFIX));
      if (written.putIfAbsent(name + SUFFIX, source) == null) {
        String then = git("show", commit + ":" + file);
        Files.writeString(
            source, renamed(then, due).replace(".licence(", traits(then, file) + ".licence("));
      }
    }
    return written;
  }

  /** {@code JacksonBlackbird} for {@code jackson-blackbird}. */
  private static String className(String id) {
    return Stream.of(id.split("-"))
        .filter(word -> !word.isEmpty())
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining());
  }

  /**
   * The source with other names of codecs, and another id.
   *
   * @param used gets the codecs that it mentions
   */
  private String renamed(String source, Deque<String> used) {
    StringBuilder renamed = new StringBuilder();
    int copied = 0;
    for (MatchResult token : (Iterable<MatchResult>) TOKEN.matcher(source).results()::iterator) {
      if (token.group(1) != null && files.containsKey(token.group(1))) {
        used.add(token.group(1));
        renamed.append(source, copied, token.end(1)).append(SUFFIX);
        copied = token.end(1);
      }
    }
    renamed.append(source, copied, source.length());
    return ID.matcher(renamed).replaceAll("$0-" + SUFFIX.toLowerCase(Locale.ROOT));
  }

  /**
   * The traits that the source lacks: which commit it is of, and what every codec must say today.
   * Nobody has tested whether threads may share it, so it says that they must not.
   */
  private String traits(String source, String file) throws IOException {
    StringBuilder traits = new StringBuilder(".note(\"As it was wired at " + commit + ".\")");
    if (!source.contains(".threadSafety(")) {
      traits.append(
          ".threadSafety(dev.wirebench.codec.ThreadSafety.ONE_PER_THREAD,"
              + " \"Whether threads may share it was not said then.\")");
    }
    if (!source.contains(".holds(") && Files.exists(Path.of(file))) {
      HOLDS
          .matcher(Files.readString(Path.of(file)))
          .results()
          .map(today -> ".holds(dev.wirebench.codec.Held." + today.group(1) + ")")
          .forEach(traits::append);
    }
    return traits.toString();
  }

  /** For Java 17, as all codecs are compiled: forks may run on an older JDK than this. */
  private static void compile(Collection<Path> sources, Path classes) throws IOException {
    compile(
        OldWiring::compilesJava,
        List.of("--release", "17", "-proc:none"),
        sources.stream().filter(source -> source.toString().endsWith(".java")).toList(),
        classes);
    compile(
        OldWiring::compilesKotlin,
        List.of("-jvm-target", "17", "-no-stdlib", "-no-reflect"),
        sources.stream().filter(source -> source.toString().endsWith(".kt")).toList(),
        classes);
  }

  private static void compile(
      Predicate<String[]> compiler, List<String> options, List<Path> sources, Path classes)
      throws IOException {
    if (sources.isEmpty()) {
      return;
    }
    List<String> arguments = new ArrayList<>(options);
    arguments.addAll(List.of("-nowarn", "-d", classes.toString(), "-classpath"));
    arguments.add(
        Stream.concat(Stream.of(classes), below(LIBRARIES).stream())
            .map(Path::toString)
            .filter(entry -> entry.endsWith(".jar") || entry.equals(classes.toString()))
            .collect(Collectors.joining(File.pathSeparator)));
    sources.forEach(source -> arguments.add(source.toString()));
    if (!compiler.test(arguments.toArray(String[]::new))) {
      throw new BadRequest("These codecs do not compile beside today's: choose another commit.");
    }
  }

  private static boolean compilesJava(String... arguments) {
    return ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments) == 0;
  }

  /** By reflection, so that codecs in Java need no compiler of Kotlin. */
  private static boolean compilesKotlin(String... arguments) {
    try {
      Class<?> compiler = Class.forName("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler");
      return compiler
          .getMethod("exec", PrintStream.class, String[].class)
          .invoke(compiler.getConstructor().newInstance(), System.err, arguments)
          .toString()
          .equals("OK");
    } catch (ClassNotFoundException e) {
      throw new BadRequest(
          "A codec in Kotlin needs Kotlin's compiler on the class path: see wiring.md.");
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Path file : below(classes)) {
        if (Files.isRegularFile(file)) {
          out.putNextEntry(
              new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
          Files.copy(file, out);
        }
      }
    } catch (FileSystemException e) {
      throw new BadRequest("'" + jar + "' cannot be written: name a file in a folder that exists.");
    }
  }

  /** What a folder holds, and itself: the deepest first. */
  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted(Comparator.reverseOrder()).toList();
    }
  }

  private static String git(String... arguments) {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    try {
      Process git = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
      String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (git.waitFor() != 0) {
        throw new BadRequest(
            "'"
                + String.join(" ", command)
                + "' fails: name a commit of this repository, of which a shallow clone lacks"
                + " most.");
      }
      return output;
    } catch (IOException e) {
      throw new BadRequest("git cannot be started: " + e.getMessage() + ".");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

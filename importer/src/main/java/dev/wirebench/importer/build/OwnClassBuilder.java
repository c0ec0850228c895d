package dev.wirebench.importer.build;

import dev.wirebench.base.BadInput;
import dev.wirebench.importer.ImportRequest;
import dev.wirebench.models.PayloadFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * A second payload of the same documents, held by a class of the user's own: beside the generated
 * one it shows what the class itself costs.
 */
final class OwnClassBuilder {
  private static final String SUFFIX = "-class";
  private static final String POM = "META-INF/maven/.+/pom\\.properties";

  private final Toolbox tools;
  private final ImportRequest.OwnClass own;
  private final ImportPreparation prepared;

  OwnClassBuilder(Toolbox tools, ImportRequest.OwnClass own, ImportPreparation prepared) {
    this.tools = tools;
    this.own = own;
    this.prepared = prepared;
  }

  /**
   * @param sources the folder for a source of ours
   * @param classes the folder of the jar's content
   * @return the payload's id
   * @throws BadInput if there is no such class, or nobody can make an object of it
   */
  String make(Path sources, Path classes) throws IOException {
    require();
    String id = prepared.name().id() + SUFFIX;
    compile(id, sources, classes);
    List<String> documents = new ArrayList<>();
    // The unseen value stands first: there is none that the user has not given.
    documents.add(prepared.trees().get(0).toString());
    prepared.trees().forEach(tree -> documents.add(tree.toString()));
    if (prepared.trees().size() == 1) {
      documents.add(documents.get(0));
    }
    write(classes, PayloadFiles.path(id, PayloadFiles.DOCUMENTS), documents);
    write(
        classes,
        PayloadFiles.path(id, PayloadFiles.GIVEN),
        List.of(Integer.toString(prepared.trees().size())));
    write(
        classes,
        own.theirLibraries() ? PayloadFiles.CLASS_PATH_FIRST : PayloadFiles.CLASS_PATH_LAST,
        own.classPath());
    return id;
  }

  private static void write(Path classes, String name, List<String> lines) throws IOException {
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n", StandardCharsets.UTF_8);
  }

  private void require() throws IOException {
    for (String entry : own.classPath()) {
      if (!Files.exists(Path.of(entry))) {
        throw new BadInput("There is no '" + entry + "': correct --class-path.");
      }
    }
    URL[] urls = own.classPath().stream().map(OwnClassBuilder::url).toArray(URL[]::new);
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> type = Class.forName(own.name(), false, loader);
      if (type.isInterface() || type.isEnum() || type.isArray() || type.isPrimitive()) {
        throw new BadInput(
            "'" + own.name() + "' is no class of objects: name the class that a document becomes.");
      }
      if (!Modifier.isPublic(type.getModifiers())) {
        throw new BadInput("'" + own.name() + "' is not public, so no library can bind it.");
      }
    } catch (ClassNotFoundException e) {
      throw new BadInput(
          "There is no class '"
              + own.name()
              + "' in the class path: name it with its package, and with $ before the name of an"
              + " inner class, and give its jar or folder with --class-path.");
    } catch (LinkageError e) {
      throw new BadInput(
          "'"
              + own.name()
              + "' lacks what it needs ("
              + e.getMessage()
              + "): add that to --class-path.");
    }
  }

  private static URL url(String entry) {
    try {
      return Path.of(entry).toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void compile(String id, Path sources, Path classes) throws IOException {
    String payload = prepared.name().classPayload();
    int dot = payload.lastIndexOf('.');
    Path folder = Files.createDirectories(sources.resolve("own-class"));
    Path file = folder.resolve(payload.replace('.', '/') + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        """
        package %s;

        public final class %s extends dev.wirebench.models.OwnClassPayload {
          public %s() {
            super("%s", %s.class);
          }
        }
        """
            .formatted(
                payload.substring(0, dot),
                payload.substring(dot + 1),
                payload.substring(dot + 1),
                id,
                own.name().replace('$', '.')));
    try {
      List<Path> classPath = own.classPath().stream().map(Path::of).toList();
      new JavaSources(tools).compile(List.of(folder), classPath, Processors.NONE, classes);
    } catch (CompilationFailed e) {
      throw new BadInput(
          "The class '" + own.name() + "' cannot be named by another (" + e.getMessage() + ").");
    }
  }

  /** Notes the libraries that the user's class path has in another version than the suite. */
  List<String> conflicts() throws IOException {
    List<String> notes = new ArrayList<>();
    for (String entry : own.classPath()) {
      if (Files.isRegularFile(Path.of(entry))) {
        addConflicts(Path.of(entry), notes);
      }
    }
    return notes;
  }

  private void addConflicts(Path jar, List<String> notes) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (ZipEntry pom : file.stream().filter(entry -> entry.getName().matches(POM)).toList()) {
        Properties properties = new Properties();
        properties.load(file.getInputStream(pom));
        String artifact = properties.getProperty("artifactId", "");
        String version = properties.getProperty("version", "");
        tools.classPath().stream()
            .map(path -> path.getFileName().toString())
            .filter(name -> name.matches("\\Q" + artifact + "\\E-\\d.*\\.jar"))
            .filter(name -> !name.equals(artifact + "-" + version + ".jar"))
            .findFirst()
            .ifPresent(name -> notes.add(conflict(jar, artifact, version, name)));
      }
    }
  }

  private String conflict(Path jar, String artifact, String version, String suites) {
    String ours = suites.substring(artifact.length() + 1, suites.length() - ".jar".length());
    return own.theirLibraries()
        ? "%s brings %s %s, which rows use instead of the suite's %s."
            .formatted(jar.getFileName(), artifact, version, ours)
        : "%s brings %s %s; rows use the suite's %s, unless --their-libraries is given."
            .formatted(jar.getFileName(), artifact, version, ours);
  }
}

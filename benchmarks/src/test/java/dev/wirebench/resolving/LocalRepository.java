package dev.wirebench.resolving;

import dev.wirebench.registry.CodecClassPath;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;

/** A Maven repository in a folder, with releases of a library that nobody published. */
public final class LocalRepository {
  /** What the codec Gson has: its releases here are copies of the one that the build resolved. */
  private static final String GROUP = "com.google.code.gson";

  private static final String ARTIFACT = "gson";

  private final Path folder;
  private final List<String> versions = new ArrayList<>();

  public LocalRepository(Path folder) {
    this.folder = folder;
  }

  /** The jar of Gson that the build resolved. */
  public static Path gson() {
    return CodecClassPath.of(List.of()).libraries().stream()
        .filter(jar -> jar.getFileName().toString().matches("gson-\\d.*"))
        .findFirst()
        .orElseThrow();
  }

  /** Publishes a library with these classes, by their paths in the jar. */
  LocalRepository library(String group, String artifact, String version) throws IOException {
    Path place = place(group, artifact, version);
    jar(place.resolve(artifact + "-" + version + ".jar"), Map.of("some/Class.class", new byte[1]));
    pom(place, group, artifact, version, "");
    return this;
  }

  /** Publishes a release of Gson, which is as the one of the build. */
  public LocalRepository gson(String version, String... dependencies) throws IOException {
    Files.copy(gson(), place(GROUP, ARTIFACT, version).resolve("gson-" + version + ".jar"));
    published(version, dependencies);
    return this;
  }

  /** Publishes a release of Gson whose builder can do nothing but build. */
  public LocalRepository gsonWithoutMethods(String version) throws IOException {
    Path source = Files.createDirectories(folder.resolve("source")).resolve("GsonBuilder.java");
    Files.writeString(
        source,
        """
        package com.google.gson;
        public final class GsonBuilder {
          public Gson create() { return new Gson(); }
        }
        """);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "-proc:none",
                "-cp",
                gson().toString(),
                "-d",
                classes.toString(),
                source.toString());
    if (errors != 0) {
      throw new IllegalStateException("the class does not compile");
    }
    String builder = "com/google/gson/GsonBuilder.class";
    Map<String, byte[]> entries = entries(gson());
    entries.put(builder, Files.readAllBytes(classes.resolve(builder)));
    jar(place(GROUP, ARTIFACT, version).resolve("gson-" + version + ".jar"), entries);
    published(version);
    return this;
  }

  private void published(String version, String... dependencies) throws IOException {
    pom(
        place(GROUP, ARTIFACT, version),
        GROUP,
        ARTIFACT,
        version,
        List.of(dependencies).stream()
            .map(LocalRepository::dependency)
            .collect(Collectors.joining()));
    versions.add(version);
    Files.writeString(
        folder.resolve(GROUP.replace('.', '/') + "/" + ARTIFACT + "/maven-metadata.xml"),
        "<metadata><groupId>%s</groupId><artifactId>%s</artifactId><versioning><versions>%s</versions></versioning></metadata>"
            .formatted(
                GROUP,
                ARTIFACT,
                versions.stream()
                    .map(one -> "<version>" + one + "</version>")
                    .collect(Collectors.joining())));
  }

  private static String dependency(String coordinates) {
    String[] parts = coordinates.split(":");
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
        .formatted(parts[0], parts[1], parts[2]);
  }

  private Path place(String group, String artifact, String version) throws IOException {
    return Files.createDirectories(
        folder.resolve(group.replace('.', '/') + "/" + artifact + "/" + version));
  }

  private static void pom(
      Path place, String group, String artifact, String version, String dependencies)
      throws IOException {
    Files.writeString(
        place.resolve(artifact + "-" + version + ".pom"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version><dependencies>%s</dependencies></project>"
            .formatted(group, artifact, version, dependencies));
  }

  /** What a jar holds, by path. */
  public static Map<String, byte[]> entries(Path jar) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      file.stream()
          .filter(entry -> !entry.isDirectory())
          .forEach(
              entry -> {
                try {
                  entries.put(entry.getName(), file.getInputStream(entry).readAllBytes());
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
    return entries;
  }

  public static Path jar(Path file, Map<String, byte[]> entries) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new JarEntry(entry.getKey()));
        out.write(entry.getValue());
      }
    }
    return file;
  }

  /**
   * Settings under which this is the only repository.
   *
   * @param settings the file
   * @param local the folder of the local repository
   */
  public void writeSettings(Path settings, Path local) throws IOException {
    // As people write it: Maven does not read letters that an address has in the form of %C3%BC.
    writeSettings(settings, local, "file://" + folder.toAbsolutePath());
  }

  static void writeSettings(Path settings, Path local, String url) throws IOException {
    Files.createDirectories(settings.getParent());
    Files.writeString(
        settings,
        "<settings><localRepository>%s</localRepository><mirrors><mirror><id>here</id><mirrorOf>central</mirrorOf><url>%s</url></mirror></mirrors></settings>"
            .formatted(local, url));
  }
}

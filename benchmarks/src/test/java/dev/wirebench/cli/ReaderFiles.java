package dev.wirebench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirebench.cli.JarRunner.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/** What documented commands name and a reader has: runs, somebody's result, JDKs, a codec, data. */
final class ReaderFiles {
  private static final Path PLUGIN = Path.of("src", "test", "plugin").toAbsolutePath();
  private static final Path APP = Path.of("src", "test", "app").toAbsolutePath();
  private static final String RUN =
      "run --suite check --codec jackson,gson --payload order-event --blocks 1 --warmup 1x10ms"
          + " --measurement 1x10ms --seed 1 --no-probe --wait --out results/run "
          + JarRunner.ONE_COMPILER;

  private final Path checkout;

  private ReaderFiles(Path checkout) {
    this.checkout = checkout;
  }

  /** Writes them into a built checkout. */
  static void into(Path checkout) throws Exception {
    ReaderFiles files = new ReaderFiles(checkout);
    files.writeRuns();
    files.writeJdks();
    files.writeCodec();
    files.writeOwnData();
  }

  /** Writes the user's own data alone into a checkout that need not be built. */
  static void ownDataInto(Path checkout) throws IOException {
    if (!Files.exists(checkout.resolve("order.json"))) {
      new ReaderFiles(checkout).writeOwnData();
    }
  }

  /** One run under all names: two that are compared have the same times. */
  private void writeRuns() throws Exception {
    ReaderShell shell = new ReaderShell(checkout);
    Result run = shell.run(shell.words(RUN));
    assertThat(run.exitCode()).as(run.output()).isZero();
    for (String name : List.of("results/older", "results/newer", "BEFORE", "AFTER")) {
      copy(checkout.resolve("results/run"), checkout.resolve(name));
    }
    Files.copy(checkout.resolve("results/run/jmh.json"), checkout.resolve("my-jmh-result.json"));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    }
  }

  /** The JDK that runs this, once as it is and once under another version. */
  private void writeJdks() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    Path jdks = Files.createDirectories(checkout.resolve("path/to"));
    Files.createSymbolicLink(jdks.resolve("jdk-17"), home);
    Path java = Files.createDirectories(jdks.resolve("jdk-25/bin")).resolve("java");
    Files.writeString(
        java,
        """
        #!/bin/sh
        '%s' "$@" 2>&1 | sed 's/java.runtime.version = /&another, /'
        """
            .formatted(home.resolve("bin/java")));
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private void writeCodec() throws IOException {
    Path library = PluginJar.build(checkout, "my-library-1.0", PLUGIN.resolve("outside"));
    assertThat(library).isEqualTo(checkout.resolve("my-library-1.0.jar"));
    String sound = Files.readString(PLUGIN.resolve("dev/wirebench/codecs/Outside.java"));
    Files.writeString(
        checkout.resolve("MyCodec.java"),
        sound.replace("Outside", "MyCodec").replace("\"outside\"", "\"my-codec\""));
  }

  /** A document, its schema, and a class that holds it. */
  private void writeOwnData() throws IOException {
    Files.copy(
        checkout.resolve("payloads/src/main/payloads/order-event.json"),
        checkout.resolve("order.json"));
    String order = Files.readString(checkout.resolve("order.json"));
    Files.writeString(checkout.resolve("orders.json"), "[" + order + ", " + order + "]");
    String schema = Files.readString(checkout.resolve("proto/src/main/proto/order_event.proto"));
    Files.writeString(
        Files.createDirectories(checkout.resolve("schemas")).resolve("order.proto"),
        schema
            .replace("package wirebench.order_event", "package shop")
            .replace("dev.wirebench.proto.orderevent", "com.acme.shop")
            .replace("message OrderEvent", "message Order"));
    assertThat(PluginJar.build(checkout, "app", APP)).isEqualTo(checkout.resolve("app.jar"));
  }
}

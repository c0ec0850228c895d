package dev.wirebench.studies.replicator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerClassPathTest {
  @Test
  void ofALibraryThatBothNeedItHasTheOneThatIsMeasured() {
    List<Path> servers =
        List.of(
            Path.of("service", "ktor-server-core-jvm-3.5.2.jar"),
            Path.of("service", "kotlinx-serialization-core-jvm-1.9.0.jar"),
            Path.of("service", "slf4j-api-2.0.17.jar"));
    List<Path> codecs =
        List.of(
            Path.of("classes"),
            Path.of("codecs", "kotlinx-serialization-core-jvm-1.11.0.jar"),
            Path.of("codecs", "slf4j-api-2.0.18.jar"));
    assertThat(ServerClassPath.join(servers, codecs).split(File.pathSeparator))
        .extracting(entry -> Path.of(entry).getFileName().toString())
        .containsExactly(
            "classes",
            "kotlinx-serialization-core-jvm-1.11.0.jar",
            "slf4j-api-2.0.18.jar",
            "ktor-server-core-jvm-3.5.2.jar");
  }
}

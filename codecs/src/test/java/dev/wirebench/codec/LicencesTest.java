package dev.wirebench.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * The licence of a codec is the one in the POM of its library, or in the nearest parent with one.
 */
class LicencesTest {
  /** The words of POMs, a name and an address, by SPDX identifier. */
  private static final Map<String, Pattern> SPDX = new LinkedHashMap<>();

  static {
    SPDX.put("Apache-2.0", Pattern.compile("Apache.*2(\\.0)?\\b"));
    SPDX.put("Apache-1.1", Pattern.compile("Apache.*1\\.1"));
    SPDX.put("BSD-3-Clause", Pattern.compile("BSD.3|3-Clause BSD|Eclipse Distribution License"));
    SPDX.put("EPL-2.0", Pattern.compile("Eclipse Public License v. 2\\.0"));
    SPDX.put("MIT", Pattern.compile("MIT License"));
    SPDX.put("LicenseRef-Public-Domain", Pattern.compile("Public Domain"));
  }

  static Stream<Codec> codecs() {
    return Codecs.all().stream().filter(codec -> !codec.traits().artifacts().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void aLicenceIsThatOfThePom(Codec codec) throws Exception {
    Artifact library = codec.traits().artifacts().get(0);
    String expression =
        licences(pom(library.jar().getParent())).stream()
            .map(LicencesTest::identifier)
            .collect(Collectors.joining(" OR "));
    assertThat(codec.traits().licence()).as(library.name()).isEqualTo(expression);
  }

  private static String identifier(String words) {
    return SPDX.entrySet().stream()
        .filter(each -> each.getValue().matcher(words).find())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no SPDX identifier is known for '" + words + "'"));
  }

  private static List<String> licences(Path pom) throws Exception {
    Element project =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(pom.toFile())
            .getDocumentElement();
    List<String> own =
        children(project, "licenses")
            .flatMap(licences -> children(licences, "license"))
            .map(Element::getTextContent)
            .map(text -> text.replaceAll("\\s+", " ").strip())
            .toList();
    return own.isEmpty()
        ? licences(parent(children(project, "parent").findFirst().orElseThrow()))
        : own;
  }

  /** The local repository, of which every class path has JUnit. */
  private static Path repository() throws URISyntaxException {
    Path jar = Path.of(Test.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    int levels = "org/junit/jupiter/junit-jupiter-api/VERSION/JAR".split("/").length;
    return jar.getRoot().resolve(jar.subpath(0, jar.getNameCount() - levels));
  }

  private static Path parent(Element parent) throws Exception {
    return pom(
        repository()
            .resolve(text(parent, "groupId").replace('.', '/'))
            .resolve(text(parent, "artifactId"))
            .resolve(text(parent, "version")));
  }

  private static Path pom(Path folder) throws IOException {
    try (DirectoryStream<Path> poms = Files.newDirectoryStream(folder, "*.pom")) {
      return poms.iterator().next();
    }
  }

  private static String text(Element parent, String name) {
    return children(parent, name).findFirst().orElseThrow().getTextContent().strip();
  }

  private static Stream<Element> children(Element parent, String name) {
    return IntStream.range(0, parent.getChildNodes().getLength())
        .mapToObj(parent.getChildNodes()::item)
        .filter(node -> node.getNodeType() == Node.ELEMENT_NODE)
        .map(Element.class::cast)
        .filter(node -> node.getTagName().equals(name));
  }
}

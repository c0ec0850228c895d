package dev.wirebench.cli;

import dev.wirebench.SourceFiles;
import dev.wirebench.base.Digests;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The files that a {@link LongPart} depends on, as the POMs of the checkout have it. */
final class PartInputs {
  private static final String OURS = "dev.wirebench";
  private static final String POM = "pom.xml";

  /** The files of every build, and the tests themselves. */
  private static final List<String> ALWAYS =
      List.of(POM, ".mvn", "build", "benchmarks/src/test/java/dev/wirebench/cli");

  private final Path checkout;
  private final Map<String, Path> folders = new HashMap<>();

  PartInputs(Path checkout) throws IOException {
    this.checkout = checkout;
    findModules(checkout);
  }

  /** Finds the module in a folder and, by its list of modules, those below it. */
  private void findModules(Path folder) throws IOException {
    Document pom = pom(folder);
    folders.put(child(pom.getDocumentElement(), "artifactId"), folder);
    for (Element module : elements(pom, "module")) {
      findModules(folder.resolve(module.getTextContent().strip()));
    }
  }

  /** Digests names and contents of all inputs of a part. */
  String digest(LongPart part) throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path file : files(part)) {
      all.append(checkout.relativize(file)).append('\t');
      all.append(Digests.sha256(file)).append('\n');
    }
    return Digests.sha256(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** All inputs, sorted. */
  Set<Path> files(LongPart part) throws IOException {
    Set<Path> files = new TreeSet<>();
    for (String name : Stream.of(ALWAYS, List.of(part.files())).flatMap(List::stream).toList()) {
      files.addAll(SourceFiles.below(checkout.resolve(name)));
    }
    for (Path module : closure(List.of(part.modules()))) {
      files.add(module.resolve(POM));
      files.addAll(SourceFiles.below(module.resolve("src/main")));
    }
    return files;
  }

  /** The modules, what they depend on, and the parents of all of them. */
  private Set<Path> closure(List<String> modules) throws IOException {
    Set<Path> found = new TreeSet<>();
    Deque<String> left = new ArrayDeque<>(modules);
    while (!left.isEmpty()) {
      String artifact = left.pop();
      Path folder = folders.get(artifact);
      if (folder == null) {
        throw new IllegalArgumentException("No POM is of the module '" + artifact + "'.");
      }
      if (found.add(folder)) {
        left.addAll(needed(pom(folder)));
      }
    }
    return found;
  }

  /** Our modules that a POM names: dependencies, those of its plugins, and its parent. */
  private static List<String> needed(Document pom) {
    return Stream.of("dependency", "parent")
        .flatMap(name -> elements(pom, name).stream())
        .filter(element -> child(element, "groupId").equals(OURS))
        .filter(element -> !isManaged(element))
        .map(element -> child(element, "artifactId"))
        .toList();
  }

  private static boolean isManaged(Element dependency) {
    return dependency.getParentNode().getParentNode().getNodeName().equals("dependencyManagement");
  }

  private static Document pom(Path folder) throws IOException {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(folder.resolve(POM).toFile());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(folder.resolve(POM).toString(), e);
    }
  }

  private static List<Element> elements(Document pom, String name) {
    NodeList nodes = pom.getElementsByTagName(name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  /** The text of a direct child; empty if there is none. */
  private static String child(Element element, String name) {
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node.getNodeName().equals(name)) {
        return node.getTextContent().strip();
      }
    }
    return "";
  }
}

package dev.wirebench.report.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The places in the site of the files of a checkout, by their paths. Paths are relative, with
 * slashes.
 */
final class SitePaths {
  static final String INDEX = "index.html";
  static final String DROPPED_FILES = "docs/jmh-report.html";

  private static final String RESULTS = "results";
  private static final String MARKDOWN = ".md";
  private static final Pattern ELSEWHERE = Pattern.compile("[a-z][a-z+.-]*:.*");
  private static final Map<String, String> PICTURES =
      Map.of(".svg", "image/svg+xml", ".png", "image/png");

  private final Path checkout;
  private final List<String> documents = new ArrayList<>();
  private final Map<String, String> places = new TreeMap<>();

  SitePaths(Path checkout, List<SiteRun> runs) {
    this.checkout = checkout;
    Stream.concat(Stream.of("README.md", RESULTS + "/README.md"), markdown("docs").stream())
        .filter(name -> Files.isRegularFile(checkout.resolve(name)))
        .forEach(documents::add);
    for (String document : documents) {
      String bare = document.substring(0, document.length() - MARKDOWN.length());
      places.put(document, bare + ".html");
    }
    places.put(DROPPED_FILES, DROPPED_FILES);
    for (SiteRun run : runs) {
      String folder = RESULTS + "/" + run.name();
      Stream.of("", "/summary.md", "/report.html")
          .forEach(file -> places.put(folder + file, run.place()));
    }
  }

  /** Pages of Markdown in a folder and in those inside. */
  private List<String> markdown(String folder) {
    Path root = checkout.resolve(folder);
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> slashes(checkout.relativize(file)))
          .filter(name -> name.endsWith(MARKDOWN))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }

  /** Pages of Markdown that become pages of the site, by their paths in the checkout. */
  List<String> documents() {
    return documents;
  }

  /** Empty for what the site does not have. */
  Optional<String> of(String path) {
    return Optional.ofNullable(places.get(path));
  }

  /** Targets of what stands in a page of the checkout. */
  Article.Targets from(String document) {
    String own = places.getOrDefault(document, INDEX);
    return new Article.Targets() {
      @Override
      public Optional<String> link(String destination) {
        if (ELSEWHERE.matcher(destination).matches() || destination.startsWith("#")) {
          return Optional.of(destination);
        }
        int hash = destination.indexOf('#');
        String path = hash < 0 ? destination : destination.substring(0, hash);
        String fragment = hash < 0 ? "" : destination.substring(hash);
        return beside(document, path)
            .flatMap(SitePaths.this::of)
            .map(place -> relative(own, place) + (place.startsWith("runs/") ? "" : fragment));
      }

      @Override
      public Optional<String> picture(String destination) {
        return beside(document, destination).flatMap(SitePaths.this::data);
      }
    };
  }

  /** A path that another page of the checkout names; empty if it leads out of the checkout. */
  private static Optional<String> beside(String document, String address) {
    try {
      String path = URI.create(address).getPath();
      Path resolved = Path.of(document).resolveSibling(path).normalize();
      return resolved.startsWith("..") ? Optional.empty() : Optional.of(slashes(resolved));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The relative address from one page of the site to another. */
  static String relative(String from, String to) {
    Path folder = Path.of(from).getParent();
    return slashes(folder == null ? Path.of(to) : folder.relativize(Path.of(to)));
  }

  /** A picture within the page, so that a page from disk may show it. */
  private Optional<String> data(String path) {
    Path file = checkout.resolve(path);
    String ending = path.substring(Math.max(0, path.lastIndexOf('.')));
    if (!PICTURES.containsKey(ending) || !Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          "data:"
              + PICTURES.get(ending)
              + ";base64,"
              + Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.wirebench.models.build;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The generators, by the payloads that they are for: one line each. */
final class Generators {
  private static final Map<Pattern, Generator> ALL =
      Map.of(
          Pattern.compile("nested-\\d+"), new NestedGenerator(),
          Pattern.compile("users"), new UsersGenerator(),
          Pattern.compile("order-events-100"), new OrderEventsGenerator(),
          Pattern.compile("photo-album"), new PhotoAlbumGenerator(),
          Pattern.compile("escapes"), new EscapesGenerator(),
          Pattern.compile("numbers"), new NumbersGenerator(),
          Pattern.compile("sparse"), new SparseGenerator(),
          Pattern.compile("coordinates"), new CoordinatesGenerator(),
          Pattern.compile("social"), new SocialGenerator());

  private Generators() {}

  static Optional<Generator> of(String payload) {
    return ALL.entrySet().stream()
        .filter(entry -> entry.getKey().matcher(payload).matches())
        .map(Map.Entry::getValue)
        .findFirst();
  }
}

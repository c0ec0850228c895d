package dev.wirebench.qualification.mutants;

import dev.wirebench.codec.Codec;

/**
 * The classes of a codec, loaded apart from others, of which instances are made.
 *
 * @param loader loads the codec and its library
 */
record Source(Honest honest, ClassLoader loader) {
  static Source original(Honest honest) {
    return changed(honest, (type, bytes) -> null);
  }

  static Source changed(Honest honest, MutantLoader.Change change) {
    return new Source(honest, new MutantLoader(honest, change));
  }

  /** A codec with one edit. */
  static Source mutant(Honest honest, String type, int number) {
    return changed(
        honest,
        (name, bytes) ->
            name.equals(type)
                ? Edits.visited(bytes, (place, code) -> place.number() == number)
                : null);
  }

  Codec codec() throws ReflectiveOperationException {
    return honest.codec(loader);
  }
}

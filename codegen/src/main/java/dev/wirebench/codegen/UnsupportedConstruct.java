package dev.wirebench.codegen;

/** A schema uses what the generator does not carry; the message names file, message and field. */
final class UnsupportedConstruct extends IllegalArgumentException {
  UnsupportedConstruct(String place, String problem) {
    super(place + ": " + problem);
  }
}

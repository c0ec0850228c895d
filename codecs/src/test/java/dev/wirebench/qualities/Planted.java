package dev.wirebench.qualities;

import dev.wirebench.codec.Codec;
import dev.wirebench.qualification.SoundCodec;

/** Codecs with a flaw that must be found. */
final class Planted {
  private Planted() {}

  static Codec of(String id) {
    return switch (id) {
      case "sound" -> new SoundCodec();
      default -> throw new IllegalArgumentException("no planted codec '" + id + "'");
    };
  }
}

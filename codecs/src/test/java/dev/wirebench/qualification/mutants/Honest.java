package dev.wirebench.qualification.mutants;

import dev.wirebench.codec.Codec;
import dev.wirebench.codec.Codecs;
import java.util.List;

/** An honest codec, and the classes of it that are edited. */
enum Honest {
  /** Each of its mutants takes longest. */
  JACKSON(
      "jackson",
      75,
      "com.fasterxml.jackson.core.",
      "com.fasterxml.jackson.databind.",
      "com.fasterxml.jackson.datatype."),
  KRYO("kryo", 150, "com.esotericsoftware."),
  HAND_WRITTEN("msgpack-core", Integer.MAX_VALUE, "dev.wirebench.codecs.MsgpackCore");

  private static final String CODECS = "dev.wirebench.codecs.";

  private final String id;
  private final int mutants;
  private final List<String> edited;

  Honest(String id, int mutants, String... edited) {
    this.id = id;
    this.mutants = mutants;
    this.edited = List.of(edited);
  }

  String id() {
    return id;
  }

  /** The most mutants of it that are tried. */
  int mutants() {
    return mutants;
  }

  /** Says whether a class may be edited. */
  boolean isEdited(String type) {
    return edited.stream().anyMatch(type::startsWith);
  }

  /** Says whether a class is loaded again for each mutant. */
  boolean isLoadedAgain(String type) {
    return isEdited(type) || type.startsWith(CODECS);
  }

  Codec codec(ClassLoader loader) throws ReflectiveOperationException {
    return Codecs.instantiate(Class.forName(CODECS + Codecs.className(id), true, loader));
  }
}

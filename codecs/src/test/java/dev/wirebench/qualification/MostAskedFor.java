package dev.wirebench.qualification;

import java.util.Set;

/** The codecs that most people ask for, which tests try more of than of the others. */
final class MostAskedFor {
  static final Set<String> CODECS =
      Set.of(
          "jackson",
          "jackson-blackbird",
          "gson",
          "fastjson2",
          "kotlinx-json",
          "jackson-kotlin",
          "gson-kotlin",
          "protobuf",
          "protobuf-mapped",
          "avro",
          "avro-mapped",
          "kryo",
          "kryo-unregistered");

  private MostAskedFor() {}
}

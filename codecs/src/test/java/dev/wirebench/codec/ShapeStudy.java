package dev.wirebench.codec;

import java.util.List;

/** The study of one object in five shapes of class, as the suite {@code s2} measures it. */
public final class ShapeStudy {
  public static final List<String> PAYLOADS =
      List.of("shape-bean", "shape-data", "shape-default", "shape-value", "shape-record");

  public static final List<String> CODECS =
      List.of(
          "jackson",
          "jackson-kotlin",
          "gson",
          "yasson",
          "kotlinx-json",
          "moshi-reflect",
          "fastjson2");

  private ShapeStudy() {}
}

package dev.wirebench.qualities;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirebench.models.probelists.bean.ProbeLists;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Messages in which something holds another of its kind, more often than a stack is deep. */
final class Nesting {
  private static final int DEPTH = 100_000;

  /** The bytes before an unknown field's value and those that open a level, by format. */
  private static final Map<String, List<Opening>> OPENINGS =
      Map.of(
          "JSON",
          List.of(
              new Opening("arrays in an unknown field", hex("{\"unknown\":"), hex("[")),
              new Opening("objects in an unknown field", hex("{\"unknown\":"), hex("{\"a\":")),
              new Opening("arrays alone", "", hex("["))),
          "YAML",
          List.of(
              new Opening("arrays in an unknown field", hex("unknown: "), hex("[")),
              new Opening("objects in an unknown field", hex("unknown: "), hex("{a: ")),
              new Opening("lists alone", "", hex("- "))),
          "Protobuf",
          List.of(new Opening("groups in an unknown field", "", "fb07")),
          "Protostuff",
          List.of(new Opening("groups in an unknown field", "", "fb07")),
          "CBOR",
          List.of(
              new Opening("arrays in an unknown field", "bf67" + hex("unknown"), "81"),
              new Opening("endless arrays alone", "", "9f"),
              new Opening("tags alone", "", "c1")),
          "MessagePack",
          List.of(
              new Opening("arrays in an unknown field", "81a7" + hex("unknown"), "91"),
              new Opening("arrays alone", "", "91")),
          "Smile",
          List.of(new Opening("arrays in an unknown field", "3a290a05fa86" + hex("unknown"), "f8")),
          "JSONB (fastjson2)",
          List.of(
              new Opening("arrays in an unknown field", "a650" + hex("unknown"), "95"),
              new Opening("arrays alone", "", "95")));

  private Nesting() {}

  /**
   * @param before bytes in front, in hexadecimal digits
   * @param level those that open a level
   */
  private record Opening(String what, String before, String level) {
    DamagedMessage deep() {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.writeBytes(HexFormat.of().parseHex(before));
      byte[] opening = HexFormat.of().parseHex(level);
      for (int i = 0; i < DEPTH; i++) {
        out.writeBytes(opening);
      }
      String depth = String.format(Locale.ROOT, "%s, %,d deep", what, DEPTH);
      return new DamagedMessage(Damages.NESTED, depth, out.toByteArray(), DamagedMessage.NO_VALUE);
    }
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(UTF_8));
  }

  /** The nested messages that a format allows without knowledge of the class. */
  static List<DamagedMessage> of(String format) {
    return OPENINGS.getOrDefault(format, List.of()).stream().map(Opening::deep).toList();
  }

  /** A value with so many levels of the same below it. */
  static ProbeLists chain(int depth) {
    ProbeLists chain = link(List.of());
    for (int i = 0; i < depth; i++) {
      chain = link(List.of(chain));
    }
    return chain;
  }

  private static ProbeLists link(List<ProbeLists> children) {
    ProbeLists link = new ProbeLists();
    link.setName("link");
    // The collections that codecs know from the payload's own values.
    link.setColours(new ArrayList<>());
    link.setNumbers(new ArrayList<>());
    link.setWords(new ArrayList<>());
    link.setLabels(new LinkedHashMap<>());
    link.setContent(new byte[0]);
    link.setChildren(new ArrayList<>(children));
    return link;
  }
}

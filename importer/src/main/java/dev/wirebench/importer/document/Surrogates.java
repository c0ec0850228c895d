package dev.wirebench.importer.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wirebench.base.BadInput;
import java.util.Locale;

/**
 * Half a character, written as an escape, is allowed by JSON's grammar and is no text: it has no
 * UTF-8, so no library can carry it (RFC 8259, section 8.2).
 */
final class Surrogates {
  private Surrogates() {}

  /**
   * @throws BadInput at the first name or text with one
   */
  static void refuse(String origin, JsonNode tree) {
    refuse(origin, tree, Place.ROOT);
  }

  private static void refuse(String origin, JsonNode node, Place place) {
    if (node.isTextual()) {
      refuse(origin, node.textValue(), "the text at " + place);
    } else if (node.isObject()) {
      node.properties()
          .forEach(
              member -> {
                Place inside = place.member(member.getKey());
                refuse(origin, member.getKey(), "the name of " + inside);
                refuse(origin, member.getValue(), inside);
              });
    } else if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        refuse(origin, node.get(i), place.element(i));
      }
    }
  }

  private static void refuse(String origin, String text, String what) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (Character.isSurrogate(c)) {
        throw new BadInput(
            String.format(
                Locale.ROOT,
                "%s: %s has half a character (\\u%04x) at character %d, which is no text: remove it, or write the other half.",
                origin,
                what,
                (int) c,
                i + 1));
      }
    }
  }
}

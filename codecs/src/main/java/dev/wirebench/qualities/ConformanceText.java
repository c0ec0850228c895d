package dev.wirebench.qualities;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The text of a case, made of a document.
 *
 * @param bytes null if the document does not have the token that the case changes
 * @param reason why there are none
 */
record ConformanceText(byte[] bytes, String reason) {
  private static final String CHILD = "\"child\":null";

  static ConformanceText of(ConformanceCase each, byte[] document) {
    if (each.document() != null) {
      return new ConformanceText(utf8(each.document()), null);
    }
    if (each.depth() != null) {
      return deep(each.depth(), text(document));
    }
    byte[] changed = document;
    String token = each.change().find() != null ? each.change().find() : each.change().findLast();
    if (token != null) {
      int at =
          each.change().find() != null
              ? find(text(document), token)
              : text(document).lastIndexOf(token);
      if (at < 0) {
        return new ConformanceText(null, "its JSON has no token " + token);
      }
      byte[] instead =
          each.change().replaceBytes() != null
              ? each.change().replaceBytes()
              : utf8(each.change().replace());
      changed = replaced(document, at, token.length(), instead);
    }
    byte[] before =
        each.around().beforeBytes() != null
            ? each.around().beforeBytes()
            : utf8(each.around().before());
    return new ConformanceText(join(before, changed, utf8(each.around().after())), null);
  }

  private static ConformanceText deep(int depth, String document) {
    int at = document.indexOf(CHILD);
    if (at < 0) {
      return new ConformanceText(null, "its JSON leaves out the child that is absent");
    }
    String before = document.substring(0, at + CHILD.length() - "null".length());
    String after = document.substring(at + CHILD.length());
    return new ConformanceText(utf8(before.repeat(depth) + document + after.repeat(depth)), null);
  }

  /** A number or literal within quotes is another token. */
  private static int find(String document, String token) {
    int at = document.indexOf(token);
    while (at > 0 && !token.startsWith("\"") && document.charAt(at - 1) == '"') {
      at = document.indexOf(token, at + 1);
    }
    return at;
  }

  /** The document is of ASCII alone: a place in the text is one in the bytes. */
  private static String text(byte[] document) {
    return new String(document, StandardCharsets.ISO_8859_1);
  }

  private static byte[] utf8(String text) {
    return text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] replaced(byte[] document, int at, int length, byte[] instead) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(document, 0, at);
    out.writeBytes(instead);
    out.write(document, at + length, document.length - at - length);
    return out.toByteArray();
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}

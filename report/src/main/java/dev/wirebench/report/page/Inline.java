package dev.wirebench.report.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Text that is put into a page without becoming markup or script. */
final class Inline {
  private static final Pattern SCRIPT_TAG =
      Pattern.compile("<(/?script)", Pattern.CASE_INSENSITIVE);
  private static final Pattern UNPAIRED =
      Pattern.compile(
          "[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]");

  private Inline() {}

  /**
   * A script of our own or of a library, not of data: {@code <script} and {@code <!--} may stand in
   * its strings and expressions, where a backslash changes nothing.
   */
  static String script(String source) {
    return SCRIPT_TAG.matcher(source).replaceAll("<\\\\$1").replace("<!--", "<\\!--");
  }

  /** Text of an element or of a quoted attribute. */
  static String text(String text) {
    return UNPAIRED
        .matcher(text)
        .replaceAll("\ufffd")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  /** A source expression of a content security policy that allows this script or style alone. */
  static String hash(String source) {
    return "'sha256-" + Base64.getEncoder().encodeToString(digest(source)) + "'";
  }

  /** The digest of a source in hexadecimal digits. */
  static String hex(String source) {
    return HexFormat.of().formatHex(digest(source));
  }

  private static byte[] digest(String source) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(source.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

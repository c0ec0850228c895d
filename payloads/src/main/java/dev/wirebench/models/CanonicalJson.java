package dev.wirebench.models;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * One text for all JSON texts that mean the same: names in their order, numbers by value, no
 * escapes but the necessary ones, and no members that are null, since null and absent mean the same
 * to a class. By the JDK alone, as a measured fork must load no second library.
 */
final class CanonicalJson {
  private static final int HEXADECIMAL = 16;
  private static final int ESCAPED = 4;

  private final String text;
  private int at;

  private CanonicalJson(String text) {
    this.text = text;
  }

  /**
   * @param json in UTF-8
   * @throws IllegalArgumentException if it is no JSON
   */
  static String of(byte[] json) {
    CanonicalJson reader = new CanonicalJson(new String(json, StandardCharsets.UTF_8));
    String value = reader.value();
    reader.skipSpace();
    if (reader.at < reader.text.length()) {
      throw reader.problem();
    }
    return value;
  }

  private String value() {
    skipSpace();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> quoted(string());
      case 't' -> word("true");
      case 'f' -> word("false");
      case 'n' -> word("null");
      default -> number();
    };
  }

  private String object() {
    TreeMap<String, String> members = new TreeMap<>();
    at++;
    skipSpace();
    while (peek() != '}') {
      skipSpace();
      String name = string();
      skipSpace();
      expect(':');
      String value = value();
      if (!value.equals("null")) {
        members.put(quoted(name), value);
      }
      separator('}');
    }
    at++;
    List<String> parts = new ArrayList<>();
    members.forEach((name, value) -> parts.add(name + ":" + value));
    return "{" + String.join(",", parts) + "}";
  }

  private String array() {
    List<String> elements = new ArrayList<>();
    at++;
    skipSpace();
    while (peek() != ']') {
      elements.add(value());
      separator(']');
    }
    at++;
    return "[" + String.join(",", elements) + "]";
  }

  private void separator(char end) {
    skipSpace();
    if (peek() != end) {
      expect(',');
    }
  }

  private String number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    try {
      BigDecimal number = new BigDecimal(text.substring(start, at));
      return number.signum() == 0 ? "0" : number.stripTrailingZeros().toString();
    } catch (NumberFormatException e) {
      throw problem();
    }
  }

  private String string() {
    expect('"');
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      string.append(c == '\\' ? escape() : c);
    }
    at++;
    return string.toString();
  }

  private char escape() {
    char c = peek();
    at++;
    return switch (c) {
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        if (at + ESCAPED > text.length()) {
          throw problem();
        }
        at += ESCAPED;
        yield (char) Integer.parseInt(text.substring(at - ESCAPED, at), HEXADECIMAL);
      }
      default -> c;
    };
  }

  private static String quoted(String string) {
    return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private String word(String word) {
    if (!text.startsWith(word, at)) {
      throw problem();
    }
    at += word.length();
    return word;
  }

  private void expect(char c) {
    if (peek() != c) {
      throw problem();
    }
    at++;
  }

  private char peek() {
    if (at >= text.length()) {
      throw problem();
    }
    return text.charAt(at);
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private IllegalArgumentException problem() {
    return new IllegalArgumentException("no JSON at character " + at);
  }
}

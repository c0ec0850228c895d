package dev.wirebench.models.build;

import com.google.protobuf.Message;
import dev.wirebench.proto.escapes.Entry;
import dev.wirebench.proto.escapes.Escapes;
import java.util.Random;
import java.util.function.IntUnaryOperator;

/** A log of what has to be escaped. */
final class EscapesGenerator implements Generator {
  private static final int ENTRIES = 25;
  private static final int LABELS = 12;
  private static final int NOISE = 60;

  private static final String VOCABULARY =
      "account cache client closed connection could expected failed file found from gateway line not"
          + " open order pending queue read refused reply request retry server socket timeout user";

  /** The characters that JSON itself escapes, that HTML does, and that end a line somewhere. */
  private static final String HAZARDS = "\"\\/\b\f\n\r\t\0\u001f\u007f<>&'=\u2028\u2029\u0085";

  @Override
  public Message generate(Message.Builder builder, Random random, IntUnaryOperator size) {
    Texts texts = new Texts(random, VOCABULARY);
    Escapes.Builder escapes = (Escapes.Builder) builder;
    int entries = size.applyAsInt(ENTRIES);
    for (int i = 0; i < entries; i++) {
      escapes.addEntries(entry(texts, size));
    }
    int labels = size.applyAsInt(LABELS);
    for (int i = 0; i < labels; i++) {
      escapes.putLabels(texts.word() + HAZARDS.charAt(i) + texts.word(), texts.words(2) + "\"");
    }
    return escapes.build();
  }

  private static Entry entry(Texts texts, IntUnaryOperator size) {
    return Entry.newBuilder()
        .setMessage("\"%s\" said \"%s\"; \"\"".formatted(texts.word(), texts.words(4)))
        .setPath("C:\\%s\\%s\\\\%s\\".formatted(texts.word(), texts.word(), texts.word()))
        .setStackTrace(stackTrace(texts))
        .setHtml(
            "<a href='/%s/%s?a=1&amp;b=%s'>%s</a><br/></script>"
                .formatted(texts.word(), texts.word(), texts.digits(2), texts.words(2)))
        .setJson(
            "{\"%s\":[\"\\\"%s\\\"\",null,\"\\u00%s\"]}"
                .formatted(texts.word(), texts.words(3), texts.hex(2)))
        .setTerminal(terminal(texts))
        .setScript("'%s'\u2028+ '%s'\u2029;".formatted(texts.words(2), texts.words(2)))
        .setNoise(texts.characters(HAZARDS, size.applyAsInt(NOISE)))
        .build();
  }

  private static String stackTrace(Texts texts) {
    StringBuilder trace = new StringBuilder("java.io.IOException: " + texts.words(4) + "\r\n");
    for (int i = 0; i < 3; i++) {
      trace
          .append("\tat com.example." + texts.word() + "." + texts.word() + "(")
          .append(Texts.capital(texts.word()) + ".java:" + texts.between(10, 99) + ")\r\n");
    }
    return trace.toString();
  }

  private static String terminal(Texts texts) {
    StringBuilder terminal = new StringBuilder();
    for (char c = 0; c < ' '; c++) {
      terminal.append(c).append(c % 4 == 0 ? texts.word() : "");
    }
    return terminal.append("\u007f\u0085\u001b[1m").append(texts.word()).toString();
  }
}

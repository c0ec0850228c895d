package dev.wirebench.report.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;

/**
 * JSON that stays data inside an HTML page: nothing in it can end the element that holds it, and it
 * is ASCII, so that line separators and unpaired surrogates do no harm either.
 */
final class SafeJson {
  private SafeJson() {}

  static JsonFactory factory() {
    return new JsonFactoryBuilder()
        .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
        .characterEscapes(new Markup())
        .build();
  }

  private static final class Markup extends CharacterEscapes {
    private static final long serialVersionUID = 1L;

    private final int[] ascii = standardAsciiEscapesForJSON();

    Markup() {
      for (char c : "<>&'".toCharArray()) {
        ascii[c] = ESCAPE_STANDARD;
      }
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii.clone();
    }

    @Override
    public SerializableString getEscapeSequence(int c) {
      return null;
    }
  }
}

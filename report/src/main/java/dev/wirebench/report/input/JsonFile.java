package dev.wirebench.report.input;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonMappingException.Reference;
import dev.wirebench.base.BadInput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/** A JSON file that is read from front to back, and the sentences about what is wrong with it. */
public final class JsonFile {
  private static final long MOST_BYTES = 1L << 30;
  private static final String COMPRESSED = ".gz";
  private static final int BUFFER = 1 << 16;

  /** The parser's words for it. */
  private static final Pattern TWICE = Pattern.compile("Duplicate .*?([\"'].*[\"'])");

  private static final String NO_UTF_8 = "Invalid UTF-8";

  /**
   * Far more than JMH writes, far less than would exhaust memory. Numbers that are none may stand
   * without quotes, as Python writes them.
   */
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(64)
                  .maxStringLength(1_000_000)
                  .maxNumberLength(1_000)
                  .maxDocumentLength(MOST_BYTES)
                  .build())
          .build();

  private final Path file;

  JsonFile(Path file) {
    this.file = file;
  }

  /** The action on the open file. */
  interface Reader<T> {
    T read(JsonParser parser) throws IOException;
  }

  /**
   * @throws BadInput if the file cannot be read, is too large, or is no JSON
   */
  <T> T read(Reader<T> reader) {
    try {
      long size = Files.size(file);
      if (size > MOST_BYTES) {
        throw new BadInput(
            String.format(
                Locale.ROOT,
                "%s has %.1f GiB, and more than 1 GiB is not read: give it in parts.",
                file,
                (double) size / MOST_BYTES));
      }
      try (InputStream in = inUtf8(open());
          JsonParser parser = new WholeCharacters(FACTORY.createParser(in))) {
        return read(reader, parser);
      }
    } catch (IOException e) {
      throw refused(e);
    } catch (OutOfMemoryError e) {
      // What was read so far is garbage by now, and a sentence helps more than a stack.
      throw new BadInput(
          file + " does not fit into memory: give it in parts, or give Java more (-Xmx4g).", e);
    }
  }

  InputStream open() throws IOException {
    return open(file);
  }

  /** Wraps the bytes, and refuses them if they are not UTF-8 from the beginning. */
  private InputStream inUtf8(InputStream bytes) throws IOException {
    BufferedInputStream in = new BufferedInputStream(bytes);
    in.mark(Encoding.BYTES);
    Optional<String> other = Encoding.otherThanUtf8(in.readNBytes(Encoding.BYTES));
    in.reset();
    BadInput.refuse(
        other.map(encoding -> file + " is " + encoding + ", not UTF-8: save it as UTF-8."));
    return in;
  }

  /**
   * Opens a file, which is unpacked if its name says that it is compressed.
   *
   * @throws BadInput if it unpacks to more than is read
   */
  public static InputStream open(Path file) throws IOException {
    if (!file.toString().endsWith(COMPRESSED)) {
      return Files.newInputStream(file);
    }
    checkLength(file);
    return unpacked(file);
  }

  private static InputStream unpacked(Path file) throws IOException {
    return new GZIPInputStream(Files.newInputStream(file), BUFFER);
  }

  /** Unpacks it once without keeping anything: a small file may hold what no memory does. */
  private static void checkLength(Path file) throws IOException {
    byte[] buffer = new byte[BUFFER];
    long length = 0;
    try (InputStream in = unpacked(file)) {
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        length += count;
        if (length > MOST_BYTES) {
          throw new BadInput(
              file
                  + " unpacks to more than 1 GiB, which is not read: give it in parts, or restore it"
                  + " from a copy.");
        }
      }
    }
  }

  /** The file of this name, or where there is none, its compressed form if that is there. */
  public static Path orCompressed(Path plain) {
    Path compressed = plain.resolveSibling(plain.getFileName() + COMPRESSED);
    return !Files.exists(plain) && Files.exists(compressed) ? compressed : plain;
  }

  private <T> T read(Reader<T> reader, JsonParser parser) throws IOException {
    try {
      return reader.read(parser);
    } catch (StreamConstraintsException e) {
      // It does not know its place.
      throw new BadInput(
          file
              + " holds something larger or deeper than JMH writes ("
              + place(parser)
              + "): give JMH's own JSON (-rf json).",
          e);
    }
  }

  private BadInput refused(IOException e) {
    if (e instanceof NoSuchFileException) {
      return new BadInput(file + " does not exist: give a run's folder or a JMH JSON file.", e);
    }
    if (e instanceof JsonEOFException json) {
      return new BadInput(
          file + " ends in the middle (" + place(json) + "): it was cut off; make it again.", e);
    }
    if (e instanceof JsonProcessingException json) {
      String message = json.getOriginalMessage();
      Matcher twice = TWICE.matcher(message);
      if (twice.lookingAt()) {
        return new BadInput(
            "%s has %s twice in one object (%s): leave one of them out."
                .formatted(file, twice.group(1).replace('\'', '"'), place(json)),
            e);
      }
      // Of a file that begins so, nothing is known but that it is no text.
      if (message.startsWith(NO_UTF_8) && json.getLocation().getByteOffset() > 1) {
        return new BadInput(file + " is not UTF-8 (" + place(json) + "): save it as UTF-8.", e);
      }
      return new BadInput(
          file + " is not JSON (" + place(json) + "): give JMH's own JSON (-rf json).", e);
    }
    return new BadInput(
        file + " cannot be read (" + e.getMessage() + "): check that it is a readable file.", e);
  }

  /**
   * The reason why an object could not be read: its field, as far as there is one, and its place.
   */
  static String why(IOException e) {
    if (!(e instanceof JsonProcessingException json)) {
      return e.toString();
    }
    String field = json instanceof JsonMappingException mapping ? where(mapping) : "";
    return field.isEmpty() ? place(json) : "'" + field + "', " + place(json);
  }

  private static String place(JsonProcessingException e) {
    return e.getLocation() == null
        ? "place unknown"
        : "line " + e.getLocation().getLineNr() + ", column " + e.getLocation().getColumnNr();
  }

  /** The way to the field that could not be read, as in {@code cells.3.forks}. */
  static String where(JsonMappingException e) {
    return e.getPath().stream().map(JsonFile::step).collect(Collectors.joining("."));
  }

  static String step(Reference reference) {
    return reference.getFieldName() == null
        ? String.valueOf(reference.getIndex())
        : reference.getFieldName();
  }

  /** The place of the token that was read last. */
  static String place(JsonParser parser) {
    return "line "
        + parser.currentTokenLocation().getLineNr()
        + ", column "
        + parser.currentTokenLocation().getColumnNr();
  }

  /** The refusal of the token at hand, which does not belong there. */
  BadInput unexpected(JsonParser parser, String wanted) {
    return new BadInput(
        file
            + " ("
            + place(parser)
            + ") should have "
            + wanted
            + " here: give JMH's own JSON"
            + " (-rf json).");
  }

  /** The text, number or boolean at hand; null is empty. */
  String text(JsonParser parser) throws IOException {
    if (!parser.currentToken().isScalarValue()) {
      throw unexpected(parser, "a text");
    }
    return parser.currentToken() == JsonToken.VALUE_NULL ? "" : parser.getText();
  }

  /** Requires that the parser is at this token. */
  void expect(JsonParser parser, JsonToken token, String wanted) {
    if (parser.currentToken() != token) {
      throw unexpected(parser, wanted);
    }
  }
}

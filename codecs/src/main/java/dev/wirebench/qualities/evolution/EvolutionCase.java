package dev.wirebench.qualities.evolution;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * One change of a schema: two schemas, a value of each, and what a program with the other schema is
 * to read of it. From {@code cases.json}, and a folder for each case with the schemas.
 *
 * <p>Documents are maps, lists and values of the JDK: they go to JVMs that have no JSON library.
 *
 * @param title the change in a few words
 * @param old the document that the program with the old schema writes
 * @param fresh the document that the program with the new schema writes
 * @param oldWritten what is to be read of the old program's bytes
 * @param newWritten what is to be read of the new program's bytes
 * @param alsoEmpty texts that stand for no value, beside the empty one: enum values of number 0
 */
public record EvolutionCase(
    String id,
    String title,
    Map<String, Object> old,
    Map<String, Object> fresh,
    Reading oldWritten,
    Reading newWritten,
    List<String> alsoEmpty) {
  /** The message of each schema that is the payload's. */
  public static final String MESSAGE = "wirebench.evolution.Order";

  private static final String CASES = "cases.json";
  private static final String PREFIX = "evolution-";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final List<EvolutionCase> ALL = read();

  /**
   * The value that a reader should have.
   *
   * @param expected what the reader is to have, but for fields that are to be empty in it; null if
   *     there is no right value, so that an error is what one would wish for
   * @param why in a sentence
   */
  public record Reading(Map<String, Object> expected, String why) {}

  /** All cases, in the order of the file. */
  public static List<EvolutionCase> all() {
    return ALL;
  }

  private static List<EvolutionCase> read() {
    try (InputStream in = open(CASES)) {
      return JSON.readerForListOf(Entry.class).<List<Entry>>readValue(in).stream()
          .map(Entry::toCase)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A case as the file has it. */
  private record Entry(
      String id,
      String title,
      Map<String, Object> old,
      @JsonProperty("new") Map<String, Object> fresh,
      Reading oldWritten,
      Reading newWritten,
      List<String> alsoEmpty) {

    EvolutionCase toCase() {
      return new EvolutionCase(
          id, title, old, fresh, oldWritten, newWritten, alsoEmpty == null ? List.of() : alsoEmpty);
    }
  }

  /** The payload that either jar has for it; its classes have the same names in both. */
  public String payload() {
    return PREFIX + id;
  }

  /** The document that a program of this side writes. */
  public Map<String, Object> written(Side side) {
    return side == Side.OLD ? old : fresh;
  }

  /** The value that the other side should read. */
  public Reading reading(Side writer) {
    return writer == Side.OLD ? oldWritten : newWritten;
  }

  /** The text of the schema of a side. */
  public String schema(Side side) {
    try (InputStream in = open(id + "/" + side.label() + ".proto")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The value that a side writes, as a JSON text. */
  public String document(Side side) {
    try {
      return JSON.writeValueAsString(written(side));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String name) throws IOException {
    InputStream in = EvolutionCase.class.getResourceAsStream(name);
    if (in == null) {
      throw new IOException("no resource " + name + " beside " + EvolutionCase.class.getName());
    }
    return in;
  }
}

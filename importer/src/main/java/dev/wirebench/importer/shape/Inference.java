package dev.wirebench.importer.shape;

import dev.wirebench.importer.document.ImportedDocument;
import dev.wirebench.importer.document.Place;
import dev.wirebench.importer.shape.Seen.Kind;
import dev.wirebench.importer.shape.Shape.Field;
import dev.wirebench.importer.shape.Shape.ListOf;
import dev.wirebench.importer.shape.Shape.MapOf;
import dev.wirebench.importer.shape.Shape.Message;
import dev.wirebench.importer.shape.Shape.Scalar;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses the type of every place: the narrowest that holds all that was seen there, as a
 * programmer would who has the documents and no other description.
 *
 * <p>A type that would change a value is a {@link ShapeLoss}, and never chosen silently.
 */
public final class Inference {
  private final boolean timestamps;
  private final List<ShapeLoss> losses = new ArrayList<>();
  private final Map<Seen, Message> messages = new IdentityHashMap<>();

  private Inference(boolean timestamps) {
    this.timestamps = timestamps;
  }

  /**
   * The types that were inferred from the documents.
   *
   * @param losses what is not held as it is, empty if all is
   */
  public record Outcome(Message root, List<ShapeLoss> losses) {}

  /**
   * @param name of the document as a message
   * @param timestamps whether texts that are points in time become timestamps
   */
  public static Outcome infer(List<ImportedDocument> documents, String name, boolean timestamps) {
    Seen seen = new Seen();
    documents.forEach(document -> seen.add(document.tree()));
    return infer(seen, name, timestamps);
  }

  private static Outcome infer(Seen root, String name, boolean timestamps) {
    Maps.find(root);
    Recursion.find(root);
    Inference inference = new Inference(timestamps);
    Message message = inference.message(root, name, Place.ROOT);
    return new Outcome(message, List.copyOf(inference.losses));
  }

  private Message message(Seen seen, String name, Place place) {
    Message known = messages.get(seen);
    if (known != null) {
      return known;
    }
    Message message = new Message(name);
    messages.put(seen, message);
    seen.members()
        .forEach(
            (member, value) ->
                message.fields().add(field(member, value, seen, place.member(member))));
    return message;
  }

  private Field field(String name, Seen value, Seen object, Place place) {
    long objects = object.count(Kind.OBJECT);
    long present = value.occurrences() - value.nulls();
    return new Field(
        name,
        member(value, name, place),
        present < objects,
        Reasons.of(value, objects, timestamps));
  }

  private Shape shape(Seen seen, String name, Place place) {
    if (seen.kinds().isEmpty()) {
      return Scalar.STRING;
    }
    if (seen.kinds().size() > 1) {
      return lossy(
          place,
          "values of more than one type (" + Reasons.kinds(seen) + ")",
          "each becomes a text, as JSON writes it",
          Scalar.STRING);
    }
    return switch (seen.kinds().iterator().next()) {
      case BOOLEAN -> Scalar.BOOL;
      case NUMBER -> number(seen.numbers(), place);
      case TEXT -> timestamps && seen.texts().areInstants() ? Scalar.TIMESTAMP : Scalar.STRING;
      case ARRAY -> list(seen, name, place);
      case OBJECT -> object(seen, name, place);
    };
  }

  private Shape number(NumberShapes numbers, Place place) {
    if (numbers.hasFractions()) {
      return numbers.inexact() == null
          ? Scalar.DOUBLE
          : lossy(
              place,
              "numbers that a double does not hold, such as " + shortened(numbers.inexact()),
              "each becomes the nearest double",
              Scalar.DOUBLE);
    }
    if (numbers.beyondLong() != null) {
      return lossy(
          place,
          "integers beyond 64 bits, such as " + shortened(numbers.beyondLong()),
          "each becomes the nearest double",
          Scalar.DOUBLE);
    }
    return numbers.fitInt() ? Scalar.INT32 : Scalar.INT64;
  }

  private static String shortened(String number) {
    int most = 30;
    return number.length() <= most
        ? number
        : number.substring(0, most) + "… (" + number.length() + " characters)";
  }

  private Shape list(Seen seen, String name, Place place) {
    Seen elements = seen.elements();
    if (elements == null) {
      return new ListOf(Scalar.STRING);
    }
    return new ListOf(part(elements, name, place.elements()));
  }

  private Shape object(Seen seen, String name, Place place) {
    return seen.entries() != null
        ? new MapOf(part(seen.entries(), name, place.entries()))
        : message(seen, name, place);
  }

  /** Several libraries refuse a class without fields; what nothing was ever in may be a map. */
  private Shape member(Seen seen, String name, Place place) {
    return seen.isOnly(Kind.OBJECT) && seen.members().isEmpty() && seen.entries() == null
        ? new MapOf(Scalar.STRING)
        : shape(seen, name, place);
  }

  /** The shape of a list's or map's values, none of which can be null. */
  private Shape part(Seen seen, String name, Place place) {
    if (seen.nulls() > 0) {
      losses.add(new ShapeLoss(place, seen.nulls() + " × null", "these are left out"));
    }
    return shape(seen, name, place);
  }

  private Shape lossy(Place place, String what, String becomes, Shape shape) {
    losses.add(new ShapeLoss(place, what, becomes));
    return shape;
  }
}
